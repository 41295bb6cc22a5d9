// UICollectionView: items, sections, selection, layout changes and views that are reused.

@pure class UICollectionView: UIScrollView, UIDataSourceTranslating {
    init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
    init?(coder: NSCoder)
    @callsBack var collectionViewLayout: UICollectionViewLayout
    weak var delegate: (any UICollectionViewDelegate)?
    weak var dataSource: (any UICollectionViewDataSource)?
    weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    var isPrefetchingEnabled: Bool
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    var dragInteractionEnabled: Bool
    var reorderingCadence: UICollectionView.ReorderingCadence
    @available(iOS 16, *) var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation
    var backgroundView: UIView?
    @available(iOS 13.2, *) var contextMenuInteraction: UIContextMenuInteraction? { get }
    func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
    func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String)
    func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)
    func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String)
    @callsBack func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    @callsBack func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView
    @available(iOS 14, *) @callsBack func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell
    @available(iOS 14, *) @callsBack func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView
    var allowsSelection: Bool
    var allowsMultipleSelection: Bool
    var indexPathsForSelectedItems: [IndexPath]? { get }
    @callsBack func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
    @callsBack func deselectItem(at indexPath: IndexPath, animated: Bool)
    var hasUncommittedUpdates: Bool { get }
    @callsBack func reloadData()
    @callsBack func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
    @callsBack func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil)
    @callsBack func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout
    @callsBack func finishInteractiveTransition()
    @callsBack func cancelInteractiveTransition()
    typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
    @callsBack var numberOfSections: Int { get }
    @callsBack func numberOfItems(inSection section: Int) -> Int
    @callsBack func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    @callsBack func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    @callsBack func indexPathForItem(at point: CGPoint) -> IndexPath?
    func indexPath(for cell: UICollectionViewCell) -> IndexPath?
    @available(iOS 18, *) func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath?
    func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
    var visibleCells: [UICollectionViewCell] { get }
    var indexPathsForVisibleItems: [IndexPath] { get }
    func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
    func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
    func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
    @callsBack func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
    @callsBack func insertSections(_ sections: IndexSet)
    @callsBack func deleteSections(_ sections: IndexSet)
    @callsBack func moveSection(_ section: Int, toSection newSection: Int)
    @callsBack func reloadSections(_ sections: IndexSet)
    @callsBack func insertItems(at indexPaths: [IndexPath])
    @callsBack func deleteItems(at indexPaths: [IndexPath])
    @callsBack func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
    @callsBack func reloadItems(at indexPaths: [IndexPath])
    @available(iOS 15, *) @callsBack func reconfigureItems(at indexPaths: [IndexPath])
    @callsBack @atOnce func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    @callsBack func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
    @callsBack func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
    @callsBack func endInteractiveMovement()
    @callsBack func cancelInteractiveMovement()
    var remembersLastFocusedIndexPath: Bool
    @available(iOS 14, *) var selectionFollowsFocus: Bool
    @available(iOS 15, *) var allowsFocus: Bool
    @available(iOS 15, *) var allowsFocusDuringEditing: Bool
    var hasActiveDrag: Bool { get }
    var hasActiveDrop: Bool { get }
    @available(iOS 14, *) @callsBack var isEditing: Bool
    @available(iOS 14, *) var allowsSelectionDuringEditing: Bool
    @available(iOS 14, *) var allowsMultipleSelectionDuringEditing: Bool
    var isSpringLoaded: Bool
    nonisolated static let elementKindSectionHeader: String
    nonisolated static let elementKindSectionFooter: String
}
extension UICollectionView: UISpringLoadedInteractionSupporting {
}
extension UICollectionView {
    @pure struct ScrollPosition: OptionSet {
        init(rawValue: UInt)
        static var top: UICollectionView.ScrollPosition { get }
        static var centeredVertically: UICollectionView.ScrollPosition { get }
        static var bottom: UICollectionView.ScrollPosition { get }
        static var left: UICollectionView.ScrollPosition { get }
        static var centeredHorizontally: UICollectionView.ScrollPosition { get }
        static var right: UICollectionView.ScrollPosition { get }
    }
    @pure enum ScrollDirection: Int {
        case vertical, horizontal
    }
    @pure enum ReorderingCadence: Int {
        case immediate, fast, slow
    }
    @pure enum ElementCategory: UInt {
        case cell, supplementaryView, decorationView
    }
    @available(iOS 16, *) @pure enum SelfSizingInvalidation: Int {
        case disabled, enabled, enabledIncludingConstraints
    }
    @available(iOS 14, *) @pure struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler)
        init(cellNib: UINib, handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler)
        typealias Handler = (Cell, IndexPath, Item) -> Void
    }
    @available(iOS 14, *) @pure struct SupplementaryRegistration<Supplementary>
    where Supplementary: UICollectionReusableView {
        init(elementKind: String, handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler)
        init(
            supplementaryNib: UINib, elementKind: String,
            handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler)
        typealias Handler = (Supplementary, String, IndexPath) -> Void
    }
}
@pure class UICollectionReusableView: UIView {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
    func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
    func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
}
@pure class UICollectionViewCell: UICollectionReusableView {
    @available(iOS 14, *) var configurationState: UICellConfigurationState { get }
    @available(iOS 14, *) func setNeedsUpdateConfiguration()
    @available(iOS 14, *) func updateConfiguration(using state: UICellConfigurationState)
    @available(iOS 15, *) var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
    @available(iOS 14, *) var contentConfiguration: (any UIContentConfiguration)?
    @available(iOS 14, *) var automaticallyUpdatesContentConfiguration: Bool
    var contentView: UIView { get }
    @callsBack var isSelected: Bool
    @callsBack var isHighlighted: Bool
    func dragStateDidChange(_ dragState: UICollectionViewCell.DragState)
    @available(iOS 16, *) func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
    @available(iOS 14, *) var backgroundConfiguration: UIBackgroundConfiguration?
    @available(iOS 14, *) var automaticallyUpdatesBackgroundConfiguration: Bool
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    @pure enum DragState: Int {
        case none, lifting, dragging
    }
    @available(iOS 15, *) typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void
}
@available(iOS 14, *) @pure class UICollectionViewListCell: UICollectionViewCell {
    func defaultContentConfiguration() -> UIListContentConfiguration
    var indentationLevel: Int
    var indentationWidth: CGFloat
    var indentsAccessories: Bool
    var separatorLayoutGuide: UILayoutGuide { get }
    var accessories: [UICellAccessory]
}
class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    var previouslyFocusedIndexPath: IndexPath? { get }
    var nextFocusedIndexPath: IndexPath? { get }
}
@pure class UICollectionViewDropProposal: UIDropProposal {
    init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent)
    var intent: UICollectionViewDropProposal.Intent { get }
    @pure enum Intent: Int {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }
}
@MainActor protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
        -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
@MainActor @pure class UICollectionViewPlaceholder: NSObject {
    init(insertionIndexPath: IndexPath, reuseIdentifier: String)
    var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
@pure class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
@MainActor protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}
@MainActor protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    @callsBack @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    @discardableResult func deletePlaceholder() -> Bool
    @callsBack func setNeedsCellUpdate()
}
