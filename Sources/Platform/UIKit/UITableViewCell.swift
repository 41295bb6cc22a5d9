// Cells, headers and footers of table views, and the actions of swiped rows.

@pure class UITableViewCell: UIView, NSCoding, UIGestureRecognizerDelegate {
    init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
    init?(coder: NSCoder)
    @available(iOS 14, *) var configurationState: UICellConfigurationState { get }
    @available(iOS 14, *) func setNeedsUpdateConfiguration()
    @available(iOS 14, *) func updateConfiguration(using state: UICellConfigurationState)
    @available(iOS 15, *) var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler?
    @available(iOS 14, *) func defaultContentConfiguration() -> UIListContentConfiguration
    @available(iOS 14, *) var contentConfiguration: (any UIContentConfiguration)?
    @available(iOS 14, *) var automaticallyUpdatesContentConfiguration: Bool
    var contentView: UIView { get }
    var imageView: UIImageView? { get }
    var textLabel: UILabel? { get }
    var detailTextLabel: UILabel? { get }
    @available(iOS 16, *) func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
    @available(iOS 14, *) var backgroundConfiguration: UIBackgroundConfiguration?
    @available(iOS 14, *) var automaticallyUpdatesBackgroundConfiguration: Bool
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    var multipleSelectionBackgroundView: UIView?
    var reuseIdentifier: String? { get }
    func prepareForReuse()
    var selectionStyle: UITableViewCell.SelectionStyle
    @callsBack var isSelected: Bool
    @callsBack var isHighlighted: Bool
    func setSelected(_ selected: Bool, animated: Bool)
    func setHighlighted(_ highlighted: Bool, animated: Bool)
    var editingStyle: UITableViewCell.EditingStyle { get }
    var showsReorderControl: Bool
    var shouldIndentWhileEditing: Bool
    var accessoryType: UITableViewCell.AccessoryType
    var editingAccessoryType: UITableViewCell.AccessoryType
    var accessoryView: UIView?
    var editingAccessoryView: UIView?
    var indentationLevel: Int
    var indentationWidth: CGFloat
    var separatorInset: UIEdgeInsets
    @callsBack var isEditing: Bool
    func setEditing(_ editing: Bool, animated: Bool)
    var showingDeleteConfirmation: Bool { get }
    var focusStyle: UITableViewCell.FocusStyle
    func willTransition(to state: UITableViewCell.StateMask)
    func didTransition(to state: UITableViewCell.StateMask)
    func dragStateDidChange(_ dragState: UITableViewCell.DragState)
    var userInteractionEnabledWhileDragging: Bool
}
extension UITableViewCell {
    @pure enum CellStyle: Int {
        case `default`, value1, value2, subtitle
    }
    @pure enum SeparatorStyle: Int {
        case none, singleLine
        @available(iOS, deprecated: 11) case singleLineEtched
    }
    @pure enum SelectionStyle: Int {
        case none, blue, gray, `default`
    }
    @pure enum FocusStyle: Int {
        case `default`, custom
    }
    @pure enum EditingStyle: Int {
        case none, delete, insert
    }
    @pure enum AccessoryType: Int {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    @pure struct StateMask: OptionSet {
        init(rawValue: UInt)
        static var showingEditControl: UITableViewCell.StateMask { get }
        static var showingDeleteConfirmation: UITableViewCell.StateMask { get }
    }
    @pure enum DragState: Int {
        case none, lifting, dragging
    }
    @available(iOS 15, *) typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
@pure class UITableViewHeaderFooterView: UIView {
    init(reuseIdentifier: String?)
    init?(coder: NSCoder)
    @available(iOS 14, *) var configurationState: UIViewConfigurationState { get }
    @available(iOS 14, *) func setNeedsUpdateConfiguration()
    @available(iOS 14, *) func updateConfiguration(using state: UIViewConfigurationState)
    @available(iOS 15, *) var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler?
    @available(iOS 14, *) func defaultContentConfiguration() -> UIListContentConfiguration
    @available(iOS 14, *) var contentConfiguration: (any UIContentConfiguration)?
    @available(iOS 14, *) var automaticallyUpdatesContentConfiguration: Bool
    var contentView: UIView { get }
    @available(iOS 16, *) func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
    @available(iOS 14, *) var backgroundConfiguration: UIBackgroundConfiguration?
    @available(iOS 14, *) var automaticallyUpdatesBackgroundConfiguration: Bool
    var backgroundView: UIView?
    var reuseIdentifier: String? { get }
    func prepareForReuse()
    var textLabel: UILabel? { get }
    var detailTextLabel: UILabel? { get }
    @available(iOS 15, *) typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState)
        -> Void
}
@view @MainActor @pure class UIContextualAction: NSObject {
    convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler)
    typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    var style: UIContextualAction.Style { get }
    var handler: UIContextualAction.Handler { get }
    var title: String?
    var backgroundColor: UIColor!
    var image: UIImage?
    @pure enum Style: Int {
        case normal, destructive
    }
}
@view @MainActor @pure class UISwipeActionsConfiguration: NSObject {
    convenience init(actions: [UIContextualAction])
    var actions: [UIContextualAction] { get }
    var performsFirstActionWithFullSwipe: Bool
}
@available(iOS, deprecated: 13) @view @MainActor @pure class UITableViewRowAction: NSObject, NSCopying {
    convenience init(
        style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void)
    var style: UITableViewRowAction.Style { get }
    var title: String?
    var backgroundColor: UIColor?
    var backgroundEffect: UIVisualEffect?
    @pure enum Style: Int {
        case `default`, normal
        @pure static var destructive: UITableViewRowAction.Style { get }
    }
}
@MainActor class UILocalizedIndexedCollation: NSObject {
    class func current() -> Self
    var sectionTitles: [String] { get }
    var sectionIndexTitles: [String] { get }
    func section(forSectionIndexTitle indexTitleIndex: Int) -> Int
    @callsBack func section(for object: Any, collationStringSelector selector: Selector) -> Int
    @callsBack func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any]
}
extension IndexPath {
    @pure init(row: Int, section: Int)
    @pure init(item: Int, section: Int)
    @pure var section: Int { get set }
    @pure var row: Int { get set }
    @pure var item: Int { get set }
}
extension NSIndexPath {
    @pure convenience init(row: Int, section: Int)
    @pure convenience init(item: Int, section: Int)
    @pure var section: Int { get }
    @pure var row: Int { get }
    @pure var item: Int { get }
}
