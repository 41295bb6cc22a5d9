@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    private struct Look {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    public let buttonType: ButtonType
    private var looks: [State: Look] = [:]
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { record(contentEdgeInsets) } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { record(titleEdgeInsets) } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { record(imageEdgeInsets) } }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var menu: UIMenu? { didSet { record(menu?.children.map(\.title)) } }
    open var showsMenuAsPrimaryAction = false { didSet { record(showsMenuAsPrimaryAction) } }
    open var configuration: Configuration? { didSet { record(configuration?.title) } }
    open var role = Role.normal
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    public private(set) lazy var titleLabel: UILabel? = part(UILabel(), "titleLabel")
    public private(set) lazy var imageView: UIImageView? = part(UIImageView(), "imageView")

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        buttonType = .system
        super.init(coder: coder)
    }

    init(buttonType: ButtonType) {
        self.buttonType = buttonType
        super.init(frame: .zero)
    }

    public convenience init(type buttonType: ButtonType) { self.init(buttonType: buttonType) }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(buttonType: buttonType)
        setTitle(primaryAction?.title, for: .normal)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(buttonType: .system)
        self.configuration = configuration
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    private func part<T: UIView>(_ view: T, _ name: String) -> T {
        view.traceName = "\(traceName).\(name)"
        return view
    }

    open func setTitle(_ title: String?, for state: State) {
        record(call: "setTitle(\(Trace.describe(title)), for: \(state.rawValue))")
        looks[state, default: Look()].title = title
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        record(call: "setAttributedTitle(\(Trace.describe(title)), for: \(state.rawValue))")
        looks[state, default: Look()].attributedTitle = title
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        record(call: "setTitleColor(\(Trace.describe(color)), for: \(state.rawValue))")
        looks[state, default: Look()].titleColor = color
    }

    open func setImage(_ image: UIImage?, for state: State) {
        record(call: "setImage(\(Trace.describe(image)), for: \(state.rawValue))")
        looks[state, default: Look()].image = image
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        record(call: "setBackgroundImage(\(Trace.describe(image)), for: \(state.rawValue))")
        looks[state, default: Look()].backgroundImage = image
    }

    open func title(for state: State) -> String? { looks[state]?.title ?? looks[.normal]?.title }
    open func titleColor(for state: State) -> UIColor? { looks[state]?.titleColor ?? looks[.normal]?.titleColor }
    open func image(for state: State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }
    open func attributedTitle(for state: State) -> NSAttributedString? { looks[state]?.attributedTitle }
    public var currentTitle: String? { title(for: state) }
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    public var currentImage: UIImage? { image(for: state) }
    open func setNeedsUpdateConfiguration() { record(call: "setNeedsUpdateConfiguration()") }

    public struct Configuration {
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var attributedTitle: AttributedString?
        public var baseBackgroundColor: UIColor?
        public var baseForegroundColor: UIColor?
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        public var contentInsets = NSDirectionalEdgeInsets.zero
        public var showsActivityIndicator = false
        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
    }
}
