// Diffable data sources as Objective-C has them.

@available(iOS 13, *) class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    var numberOfItems: Int { get }
    var numberOfSections: Int { get }
    var sectionIdentifiers: [Any] { get }
    var itemIdentifiers: [Any] { get }
    @available(iOS 15, *) var reloadedSectionIdentifiers: [Any] { get }
    @available(iOS 15, *) var reloadedItemIdentifiers: [Any] { get }
    @available(iOS 15, *) var reconfiguredItemIdentifiers: [Any] { get }
    func numberOfItems(inSection sectionIdentifier: Any) -> Int
    func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any]
    func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any?
    func index(ofItemIdentifier itemIdentifier: Any) -> Int
    func index(ofSectionIdentifier sectionIdentifier: Any) -> Int
    func appendItems(withIdentifiers identifiers: [Any])
    func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any)
    func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any)
    func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any)
    func deleteItems(withIdentifiers identifiers: [Any])
    func deleteAllItems()
    func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any)
    func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any)
    func reloadItems(withIdentifiers identifiers: [Any])
    @available(iOS 15, *) func reconfigureItems(withIdentifiers identifiers: [Any])
    func appendSections(withIdentifiers sectionIdentifiers: [Any])
    func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any)
    func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any)
    func deleteSections(withIdentifiers sectionIdentifiers: [Any])
    func moveSection(withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any)
    func moveSection(withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any)
    func reloadSections(withIdentifiers sectionIdentifiers: [Any])
}
@available(iOS 14, *) @pure class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
    init()
    func appendItems(_ items: [Any])
    func appendItems(_ items: [Any], intoParentItem parentItem: Any?)
    func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any)
    func insertItems(_ items: [Any], afterItem afterIdentifier: Any)
    func deleteItems(_ items: [Any])
    func deleteAllItems()
    func expandItems(_ items: [Any])
    func collapseItems(_ items: [Any])
    func replaceChildren(ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference)
    func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any)
    func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any
    func isExpanded(_ item: Any) -> Bool
    func isVisible(_ item: Any) -> Bool
    func containsItem(_ item: Any) -> Bool
    func level(ofItem item: Any) -> Int
    func index(ofItem item: Any) -> Int
    func expandedItems() -> [Any]
    func parent(ofChildItem childItem: Any) -> Any?
    func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference
    func ofParentItem(_ parentItem: Any, includingParentItem: Bool) -> NSDiffableDataSourceSectionSnapshotReference
    var items: [Any] { get }
    var rootItems: [Any] { get }
    var visibleItems: [Any] { get }
    func visualDescription() -> String
}
@available(iOS 13, *) @pure @MainActor
class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    init(
        collectionView: UICollectionView,
        cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider)
    var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider?
    nonisolated func snapshot() -> NSDiffableDataSourceSnapshotReference
    nonisolated func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool)
    nonisolated func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil)
    @available(iOS 15, *) nonisolated func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference)
    @available(iOS 15, *) nonisolated func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil)
    @available(iOS 15, *) func sectionIdentifier(for index: Int) -> Any?
    @available(iOS 15, *) func index(forSectionIdentifier identifier: Any) -> Int
    func itemIdentifier(for indexPath: IndexPath) -> Any?
    func indexPath(forItemIdentifier identifier: Any) -> IndexPath?
    @available(iOS 14, *) nonisolated func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool)
    @available(iOS 14, *) nonisolated func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool, completion: (() -> Void)? = nil)
    @available(iOS 14, *) nonisolated func snapshot(forSection section: Any)
        -> NSDiffableDataSourceSectionSnapshotReference
}
@available(iOS 13, *) @pure @MainActor class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider)
    nonisolated func snapshot() -> NSDiffableDataSourceSnapshotReference
    nonisolated func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool)
    nonisolated func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil)
    @available(iOS 15, *) nonisolated func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference)
    @available(iOS 15, *) nonisolated func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil)
    @available(iOS 15, *) func sectionIdentifier(for index: Int) -> Any?
    @available(iOS 15, *) func index(forSectionIdentifier identifier: Any) -> Int
    func itemIdentifier(for indexPath: IndexPath) -> Any?
    func indexPath(forItemIdentifier identifier: Any) -> IndexPath?
    var defaultRowAnimation: UITableView.RowAnimation
}
@available(iOS 13, *) typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
    UICollectionView, IndexPath, Any
) -> UICollectionViewCell?
@available(iOS 13, *) typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    UICollectionView, String, IndexPath
) -> UICollectionReusableView?
@available(iOS 13, *) typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) ->
    UITableViewCell?
