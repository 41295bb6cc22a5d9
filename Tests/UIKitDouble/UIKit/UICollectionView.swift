@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?

    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func prepareForReuse() { recordOverridable("prepareForReuse()") }
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public private(set) lazy var contentView = makeContentView()
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { record(contentConfiguration) } }

    private func makeContentView() -> UIView {
        let view = UIView()
        view.traceName = "\(traceName).contentView"
        insert(view, at: 0)
        return view
    }
}

open class UICollectionViewListCell: UICollectionViewCell {
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            record(collectionViewLayout)
        }
    }
    open var backgroundView: UIView? { didSet { record(backgroundView) } }
    open var allowsSelection = true { didSet { record(allowsSelection) } }
    open var allowsMultipleSelection = false { didSet { record(allowsMultipleSelection) } }
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = false
    private var isUpdating = false
    private var selected: [IndexPath] = []
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var viewClasses: [String: UICollectionReusableView.Type] = [:]
    private var nibs: [String: UINib] = [:]

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// A collection view as a nib holds it, for an outlet.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    // MARK: - Contents

    open func reloadData() {
        record(call: "reloadData()")
        cells = [:]
        selected = []
    }
    open func reloadItems(at paths: [IndexPath]) { record(call: "reloadItems(\(Trace.describe(paths)))") }
    open func insertItems(at paths: [IndexPath]) {
        record(call: "insertItems(\(Trace.describe(paths)))")
        updated()
    }
    open func deleteItems(at paths: [IndexPath]) {
        record(call: "deleteItems(\(Trace.describe(paths)))")
        updated()
    }
    open func moveItem(at path: IndexPath, to newPath: IndexPath) {
        record(call: "moveItem(\(Trace.describe(path)), to: \(Trace.describe(newPath)))")
        updated()
    }
    open func reloadSections(_ sections: IndexSet) { record(call: "reloadSections(\(Trace.describe(sections)))") }
    open func insertSections(_ sections: IndexSet) {
        record(call: "insertSections(\(Trace.describe(sections)))")
        updated()
    }
    open func deleteSections(_ sections: IndexSet) {
        record(call: "deleteSections(\(Trace.describe(sections)))")
        updated()
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        record(call: "performBatchUpdates()")
        isUpdating = true
        updates?()
        isUpdating = false
        updated()
        if let completion { MainLoop.enqueue { completion(true) } }
    }
    /// After a change UIKit asks for the counts, so the model must have changed before; the trace shows what it says.
    private func updated() {
        guard !isUpdating, dataSource != nil else { return }
        record((0..<numberOfSections).map { numberOfItems(inSection: $0) }, "items")
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    // MARK: - Selection and scrolling

    open var indexPathsForSelectedItems: [IndexPath]? { selected }
    open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        record(call: "selectItem(\(Trace.describe(path)), animated: \(animated))")
        guard let path else {
            selected = []
            return
        }
        selected = allowsMultipleSelection ? selected + [path] : [path]
    }
    open func deselectItem(at path: IndexPath, animated: Bool) {
        record(call: "deselectItem(\(Trace.describe(path)), animated: \(animated))")
        selected.removeAll { $0 == path }
    }
    open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        record(call: "scrollToItem(\(Trace.describe(path)), \(position.rawValue), animated: \(animated))")
    }

    // MARK: - Cells

    open func register(_ viewClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        record(call: "register(\(viewClass.map { "\($0)" } ?? "nil"), \(identifier))")
        viewClasses[identifier] = viewClass as? UICollectionReusableView.Type
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        record(call: "register(nib \(nib?.name ?? "nil"), \(identifier))")
        nibs[identifier] = nib
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        record(call: "register(\(viewClass.map { "\($0)" } ?? "nil"), \(kind), \(identifier))")
        viewClasses[identifier] = viewClass as? UICollectionReusableView.Type
    }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        record(call: "register(nib \(nib?.name ?? "nil"), \(kind), \(identifier))")
        nibs[identifier] = nib
    }
    /// Says which class a storyboard's prototype cell has; leaves no trace.
    public func registerPrototype(_ viewClass: UICollectionReusableView.Type, _ identifier: String) {
        viewClasses[identifier] = viewClass
    }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for path: IndexPath
    ) -> UICollectionViewCell {
        dequeue(identifier) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }
    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
    ) -> UICollectionReusableView {
        dequeue(identifier) ?? UICollectionReusableView(frame: .zero)
    }
    private func dequeue(_ identifier: String) -> UICollectionReusableView? {
        let view =
            viewClasses[identifier]?.init(frame: .zero)
            ?? nibs[identifier]?.instantiate(withOwner: nil).first as? UICollectionReusableView
        view?.reuseIdentifier = identifier
        return view
    }

    // MARK: - Reading

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { cells[path] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { cells.keys.min() }
    open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

    // MARK: - For drivers

    /// Asks the data source and the delegate for everything that a layout of the whole view would.
    public func layOutItems() {
        record(call: "layOutItems()")
        for section in 0..<numberOfSections {
            let count = numberOfItems(inSection: section)
            record(call: "section \(section): \(count) items")
            for number in 0..<count { item(at: IndexPath(item: number, section: section)) }
        }
    }

    /// Shows one item, as scrolling to it would.
    @discardableResult
    public func item(at path: IndexPath) -> UICollectionViewCell {
        guard let dataSource else { fatalError("\(traceName) has no data source") }
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        cells[path] = cell
        if let flow = delegate as? any UICollectionViewDelegateFlowLayout {
            let size = flow.collectionView(self, layout: collectionViewLayout, sizeForItemAt: path)
            record(call: "size \(Trace.describe(path)): \(Trace.describe(size))")
        }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        cell.layOut()
        return cell
    }

    /// A user's tap on an item.
    public func tapItem(at path: IndexPath) {
        record(call: "tapItem(\(Trace.describe(path)))")
        guard allowsSelection, delegate?.collectionView(self, shouldHighlightItemAt: path) != false,
            delegate?.collectionView(self, shouldSelectItemAt: path) != false
        else { return }
        if selected.contains(path), allowsMultipleSelection {
            selected.removeAll { $0 == path }
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        let before = selected
        selected = allowsMultipleSelection ? selected + [path] : [path]
        if !allowsMultipleSelection {
            for old in before where old != path { delegate?.collectionView(self, didDeselectItemAt: old) }
        }
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
