// Snapshots of sections and items, and the data sources that apply them.

@available(iOS 13, *) @pure struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    init()
    @pure var numberOfItems: Int { get }
    @pure var numberOfSections: Int { get }
    @pure var sectionIdentifiers: [SectionIdentifierType] { get }
    @pure var itemIdentifiers: [ItemIdentifierType] { get }
    @available(iOS 15, *) @pure var reloadedSectionIdentifiers: [SectionIdentifierType] { get }
    @available(iOS 15, *) @pure var reloadedItemIdentifiers: [ItemIdentifierType] { get }
    @available(iOS 15, *) @pure var reconfiguredItemIdentifiers: [ItemIdentifierType] { get }
    @pure func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
    @pure func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
    @pure func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType?
    @pure func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
    @pure func indexOfSection(_ identifier: SectionIdentifierType) -> Int?
    mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
    mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
    mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    mutating func deleteItems(_ identifiers: [ItemIdentifierType])
    mutating func deleteAllItems()
    mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
    mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
    mutating func reloadItems(_ identifiers: [ItemIdentifierType])
    @available(iOS 15, *) mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
    mutating func appendSections(_ identifiers: [SectionIdentifierType])
    mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
    mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType)
    mutating func deleteSections(_ identifiers: [SectionIdentifierType])
    mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType)
    mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType)
    mutating func reloadSections(_ identifiers: [SectionIdentifierType])
}
@available(iOS 14, *) @pure struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable & Sendable {
    init()
    init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
    mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)
    mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType)
    mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType)
    mutating func delete(_ items: [ItemIdentifierType])
    mutating func deleteAll()
    mutating func expand(_ items: [ItemIdentifierType])
    mutating func collapse(_ items: [ItemIdentifierType])
    mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
    mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType)
    mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType)
    @pure func isExpanded(_ item: ItemIdentifierType) -> Bool
    @pure func isVisible(_ item: ItemIdentifierType) -> Bool
    @pure func contains(_ item: ItemIdentifierType) -> Bool
    @pure func level(of item: ItemIdentifierType) -> Int
    @pure func index(of item: ItemIdentifierType) -> Int?
    @pure func parent(of child: ItemIdentifierType) -> ItemIdentifierType?
    @pure func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    @pure var items: [ItemIdentifierType] { get }
    @pure var rootItems: [ItemIdentifierType] { get }
    @pure var visibleItems: [ItemIdentifierType] { get }
    @pure func visualDescription() -> String
}
@available(iOS 14, *) @pure struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    var sectionIdentifier: SectionIdentifierType { get }
    var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { get }
    var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { get }
    var difference: CollectionDifference<ItemIdentifierType> { get }
}
@available(iOS 14, *) @pure struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { get }
    var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { get }
    var difference: CollectionDifference<ItemIdentifierType> { get }
    var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] { get }
}
@available(iOS 13, *) @view @MainActor
class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    init(
        tableView: UITableView,
        cellProvider: @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider)
    typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    var defaultRowAnimation: UITableView.RowAnimation
    @callsBack func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
    @available(iOS 15, *) @callsBack func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil)
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
    @available(iOS 15, *) func sectionIdentifier(for index: Int) -> SectionIdentifierType?
    @available(iOS 15, *) func index(for sectionIdentifier: SectionIdentifierType) -> Int?
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
@available(iOS 13, *) @view @MainActor
class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    init(
        collectionView: UICollectionView,
        cellProvider:
            @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider)
    typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    var supplementaryViewProvider:
        UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?
    @available(iOS 14, *) var reorderingHandlers:
        UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers
    @available(iOS 14, *) var sectionSnapshotHandlers:
        UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
            ItemIdentifierType
        >
    @callsBack func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
    @available(iOS 15, *) @callsBack func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil)
    @available(iOS 14, *) @callsBack func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    @available(iOS 14, *) func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<
        ItemIdentifierType
    >
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
    @available(iOS 15, *) func sectionIdentifier(for index: Int) -> SectionIdentifierType?
    @available(iOS 15, *) func index(for sectionIdentifier: SectionIdentifierType) -> Int?
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    @available(iOS 14, *) @pure struct ReorderingHandlers {
        init()
        var canReorderItem: ((ItemIdentifierType) -> Bool)?
        var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }
    @available(iOS 14, *) @pure struct SectionSnapshotHandlers<ItemType> {
        init()
        var shouldExpandItem: ((ItemType) -> Bool)?
        var willExpandItem: ((ItemType) -> Void)?
        var shouldCollapseItem: ((ItemType) -> Bool)?
        var willCollapseItem: ((ItemType) -> Void)?
        var snapshotForExpandingParent:
            (
                (_ parent: ItemType, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<ItemType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemType>
            )?
    }
}
