// UITableView: rows, sections, selection, editing, dragging and cells that are reused.

@pure class UITableView: UIScrollView, UIDataSourceTranslating {
    init(frame: CGRect, style: UITableView.Style)
    init?(coder: NSCoder)
    var style: UITableView.Style { get }
    weak var dataSource: (any UITableViewDataSource)?
    weak var delegate: (any UITableViewDelegate)?
    weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    @available(iOS 15, *) var isPrefetchingEnabled: Bool
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    var rowHeight: CGFloat
    var sectionHeaderHeight: CGFloat
    var sectionFooterHeight: CGFloat
    var estimatedRowHeight: CGFloat
    var estimatedSectionHeaderHeight: CGFloat
    var estimatedSectionFooterHeight: CGFloat
    @available(iOS 15, *) var fillerRowHeight: CGFloat
    @available(iOS 15, *) var sectionHeaderTopPadding: CGFloat
    var separatorInset: UIEdgeInsets
    var separatorInsetReference: UITableView.SeparatorInsetReference
    @available(iOS 16, *) var selfSizingInvalidation: UITableView.SelfSizingInvalidation
    var backgroundView: UIView?
    @available(iOS 14, *) var contextMenuInteraction: UIContextMenuInteraction? { get }
    @available(iOS 17.4, *) var contentHuggingElements: UITableViewContentHuggingElements
    @callsBack var numberOfSections: Int { get }
    @callsBack func numberOfRows(inSection section: Int) -> Int
    @callsBack func rect(forSection section: Int) -> CGRect
    @callsBack func rectForHeader(inSection section: Int) -> CGRect
    @callsBack func rectForFooter(inSection section: Int) -> CGRect
    @callsBack func rectForRow(at indexPath: IndexPath) -> CGRect
    @callsBack func indexPathForRow(at point: CGPoint) -> IndexPath?
    func indexPath(for cell: UITableViewCell) -> IndexPath?
    @callsBack func indexPathsForRows(in rect: CGRect) -> [IndexPath]?
    @callsBack func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
    @callsBack var visibleCells: [UITableViewCell] { get }
    @callsBack var indexPathsForVisibleRows: [IndexPath]? { get }
    @callsBack func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
    @callsBack func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
    @callsBack func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
    @callsBack func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool)
    @callsBack @atOnce func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    func beginUpdates()
    @callsBack func endUpdates()
    @callsBack func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
    @callsBack func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
    @callsBack func moveSection(_ section: Int, toSection newSection: Int)
    @callsBack func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
    @callsBack func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
    @callsBack func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
    @callsBack func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
    @callsBack func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
    @available(iOS 15, *) @callsBack func reconfigureRows(at indexPaths: [IndexPath])
    var hasUncommittedUpdates: Bool { get }
    @callsBack func reloadData()
    @callsBack func reloadSectionIndexTitles()
    @callsBack var isEditing: Bool
    @callsBack func setEditing(_ editing: Bool, animated: Bool)
    var allowsSelection: Bool
    var allowsSelectionDuringEditing: Bool
    var allowsMultipleSelection: Bool
    var allowsMultipleSelectionDuringEditing: Bool
    var indexPathForSelectedRow: IndexPath? { get }
    var indexPathsForSelectedRows: [IndexPath]? { get }
    @callsBack func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
    @callsBack func deselectRow(at indexPath: IndexPath, animated: Bool)
    var sectionIndexMinimumDisplayRowCount: Int
    var sectionIndexColor: UIColor?
    var sectionIndexBackgroundColor: UIColor?
    var sectionIndexTrackingBackgroundColor: UIColor?
    var separatorColor: UIColor?
    var separatorStyle: UITableViewCell.SeparatorStyle
    var separatorEffect: UIVisualEffect?
    var cellLayoutMarginsFollowReadableWidth: Bool
    var insetsContentViewsToSafeArea: Bool
    var tableHeaderView: UIView?
    var tableFooterView: UIView?
    @callsBack func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
    @callsBack func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
    @callsBack func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
    func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
    func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
    func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String)
    func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
    var remembersLastFocusedIndexPath: Bool
    @available(iOS 14, *) var selectionFollowsFocus: Bool
    @available(iOS 15, *) var allowsFocus: Bool
    @available(iOS 15, *) var allowsFocusDuringEditing: Bool
    var dragInteractionEnabled: Bool
    var hasActiveDrag: Bool { get }
    var hasActiveDrop: Bool { get }
    var isSpringLoaded: Bool
    nonisolated static let indexSearch: String
    nonisolated static let automaticDimension: CGFloat
    nonisolated static let selectionDidChangeNotification: NSNotification.Name
}
extension UITableView: UISpringLoadedInteractionSupporting {
}
extension UITableView {
    @pure enum Style: Int {
        case plain, grouped
        @available(iOS 13, *) case insetGrouped
    }
    @pure enum ScrollPosition: Int {
        case none, top, middle, bottom
    }
    @pure enum RowAnimation: Int {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    @pure enum SeparatorInsetReference: Int {
        case fromCellEdges, fromAutomaticInsets
    }
    @available(iOS 16, *) @pure enum SelfSizingInvalidation: Int {
        case disabled, enabled, enabledIncludingConstraints
    }
}
@available(iOS 17.4, *) @pure struct UITableViewContentHuggingElements: OptionSet {
    init(rawValue: UInt)
    static var sectionHeaders: UITableViewContentHuggingElements { get }
}
@MainActor protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    @callsBack func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    var previouslyFocusedIndexPath: IndexPath? { get }
    var nextFocusedIndexPath: IndexPath? { get }
}
@MainActor protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
        -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
@pure class UITableViewDropProposal: UIDropProposal {
    init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent)
    var intent: UITableViewDropProposal.Intent { get }
    @pure enum Intent: Int {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }
}
@MainActor @pure class UITableViewPlaceholder: NSObject {
    init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat)
    var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
@pure class UITableViewDropPlaceholder: UITableViewPlaceholder {
    var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
@MainActor protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}
@MainActor protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    @callsBack @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    @discardableResult func deletePlaceholder() -> Bool
}
