@preconcurrency @MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    public let reuseIdentifier: String?
    public private(set) lazy var textLabel: UILabel? = part(UILabel(), "textLabel")
    public private(set) lazy var detailTextLabel: UILabel? = part(UILabel(), "detailTextLabel")
    public private(set) lazy var imageView: UIImageView? = part(UIImageView(), "imageView")
    public private(set) lazy var contentView = makeContentView()
    open var accessoryType = AccessoryType.none { didSet { record(accessoryType) } }
    open var accessoryView: UIView? { didSet { record(accessoryView) } }
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var selectionStyle = SelectionStyle.default { didSet { record(selectionStyle) } }
    open var separatorInset = UIEdgeInsets.zero { didSet { record(separatorInset) } }
    open var indentationLevel = 0 { didSet { record(indentationLevel) } }
    open var indentationWidth: CGFloat = 10
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { record(contentConfiguration) } }
    open var backgroundConfiguration: UIBackgroundConfiguration?

    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    required public init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    open func prepareForReuse() { recordOverridable("prepareForReuse()") }
    open func setSelected(_ selected: Bool, animated: Bool) {
        recordOverridable("setSelected(\(selected))")
        isSelected = selected
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func willTransition(to state: StateMask) { recordOverridable("willTransition(\(state.rawValue))") }
    open func didTransition(to state: StateMask) { recordOverridable("didTransition(\(state.rawValue))") }
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

    private func part<T: UIView>(_ view: T, _ name: String) -> T {
        view.traceName = "\(traceName).\(name)"
        return view
    }

    private func makeContentView() -> UIView {
        let view = part(UIView(), "contentView")
        insert(view, at: 0)
        return view
    }
}

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    public private(set) lazy var textLabel: UILabel? = UILabel()
    public private(set) lazy var detailTextLabel: UILabel? = UILabel()
    public private(set) lazy var contentView = UIView()
    open var backgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { record(contentConfiguration) } }

    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    required public init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    open func prepareForReuse() { recordOverridable("prepareForReuse()") }
}

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration, CustomStringConvertible {
    public struct TextProperties {
        public var font = UIFont.systemFont(ofSize: 17)
        public var color = UIColor.label
        public var numberOfLines = 0
    }
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var maximumSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
    }
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    public var description: String {
        "content(\(Trace.describe(text)), \(Trace.describe(secondaryText)), \(Trace.describe(image)))"
    }
}

public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
