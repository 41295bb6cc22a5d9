public struct NSDiffableDataSourceSnapshot<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>
{
    private var sections: [(id: SectionIdentifier, items: [ItemIdentifier])] = []

    public init() {}

    public var sectionIdentifiers: [SectionIdentifier] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifier] { sections.flatMap(\.items) }
    public var numberOfItems: Int { itemIdentifiers.count }
    public var numberOfSections: Int { sections.count }
    public func numberOfItems(inSection section: SectionIdentifier) -> Int { itemIdentifiers(inSection: section).count }
    public func itemIdentifiers(inSection section: SectionIdentifier) -> [ItemIdentifier] {
        sections.first { $0.id == section }?.items ?? []
    }
    public func indexOfItem(_ item: ItemIdentifier) -> Int? { itemIdentifiers.firstIndex(of: item) }
    public func indexOfSection(_ section: SectionIdentifier) -> Int? { sectionIdentifiers.firstIndex(of: section) }
    public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
        sections.first { $0.items.contains(item) }?.id
    }
    public mutating func appendSections(_ new: [SectionIdentifier]) { sections += new.map { ($0, []) } }
    public mutating func deleteSections(_ old: [SectionIdentifier]) { sections.removeAll { old.contains($0.id) } }
    public mutating func appendItems(_ items: [ItemIdentifier], toSection section: SectionIdentifier? = nil) {
        let index = section.flatMap { indexOfSection($0) } ?? sections.count - 1
        precondition(sections.indices.contains(index), "items are appended to no section")
        sections[index].items += items
    }
    public mutating func deleteItems(_ items: [ItemIdentifier]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func reloadItems(_ items: [ItemIdentifier]) {}
    public mutating func reconfigureItems(_ items: [ItemIdentifier]) {}
    public mutating func reloadSections(_ sections: [SectionIdentifier]) {}

    func item(at path: IndexPath) -> ItemIdentifier? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].items[path.item]
    }
    func path(of item: ItemIdentifier) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let index = section.items.firstIndex(of: item) { return IndexPath(item: index, section: number) }
        }
        return nil
    }
    var trace: String { sections.map { "\($0.id): \($0.items.count)" }.joined(separator: ", ") }
}

@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let provider: CellProvider
    private var current = Snapshot()
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        current = snapshot
        tableView?.record(call: "apply(\(snapshot.trace), animated: \(animatingDifferences))")
        if let completion { MainLoop.enqueue(completion) }
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        apply(snapshot, animatingDifferences: false, completion: completion)
    }
    open func snapshot() -> Snapshot { current }
    open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { current.item(at: path) }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? { current.path(of: item) }
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var collectionView: UICollectionView?
    private let provider: CellProvider
    private var current = Snapshot()
    open var supplementaryViewProvider: SupplementaryViewProvider?

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        current = snapshot
        collectionView?.record(call: "apply(\(snapshot.trace), animated: \(animatingDifferences))")
        if let completion { MainLoop.enqueue(completion) }
    }
    open func snapshot() -> Snapshot { current }
    open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { current.item(at: path) }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? { current.path(of: item) }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}
