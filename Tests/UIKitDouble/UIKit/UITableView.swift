@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var rowHeight = UITableView.automaticDimension { didSet { record(rowHeight) } }
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { record(estimatedRowHeight) } }
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { record(sectionHeaderHeight) } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { record(sectionFooterHeight) } }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { record(estimatedSectionHeaderHeight) }
    }
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { record(estimatedSectionFooterHeight) }
    }
    open var sectionHeaderTopPadding: CGFloat = 0 { didSet { record(sectionHeaderTopPadding) } }
    open var tableHeaderView: UIView? { didSet { record(tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { record(tableFooterView) } }
    open var backgroundView: UIView? { didSet { record(backgroundView) } }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { record(separatorStyle) } }
    open var separatorColor: UIColor? { didSet { record(separatorColor) } }
    open var separatorInset = UIEdgeInsets.zero { didSet { record(separatorInset) } }
    open var separatorInsetReference = 0
    open var cellLayoutMarginsFollowReadableWidth = false
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var allowsSelection = true { didSet { record(allowsSelection) } }
    open var allowsMultipleSelection = false { didSet { record(allowsMultipleSelection) } }
    open var allowsSelectionDuringEditing = false { didSet { record(allowsSelectionDuringEditing) } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { record(allowsMultipleSelectionDuringEditing) } }
    open var dragInteractionEnabled = false
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    private var openUpdates = 0
    var selected: [IndexPath] = []
    var cells: [IndexPath: UITableViewCell] = [:]
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var cellNibs: [String: UINib] = [:]
    var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var headerNibs: [String: UINib] = [:]

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    // MARK: - Contents

    open func reloadData() {
        record(call: "reloadData()")
        cells = [:]
        selected = []
    }
    open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
        record(call: "reloadRows(\(Trace.describe(paths)), \(animation))")
    }
    open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
        record(call: "insertRows(\(Trace.describe(paths)), \(animation))")
        updated()
    }
    open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
        record(call: "deleteRows(\(Trace.describe(paths)), \(animation))")
        selected.removeAll { paths.contains($0) }
        updated()
    }
    open func moveRow(at path: IndexPath, to newPath: IndexPath) {
        record(call: "moveRow(\(Trace.describe(path)), to: \(Trace.describe(newPath)))")
        updated()
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(call: "reloadSections(\(Trace.describe(sections)), \(animation))")
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(call: "insertSections(\(Trace.describe(sections)), \(animation))")
        updated()
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(call: "deleteSections(\(Trace.describe(sections)), \(animation))")
        updated()
    }
    open func reconfigureRows(at paths: [IndexPath]) { record(call: "reconfigureRows(\(Trace.describe(paths)))") }
    open func reloadSectionIndexTitles() { record(call: "reloadSectionIndexTitles()") }
    open func beginUpdates() {
        record(call: "beginUpdates()")
        openUpdates += 1
    }
    open func endUpdates() {
        record(call: "endUpdates()")
        openUpdates -= 1
        updated()
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        record(call: "performBatchUpdates()")
        openUpdates += 1
        updates?()
        openUpdates -= 1
        updated()
        if let completion { MainLoop.enqueue { completion(true) } }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        record(call: "setEditing(\(editing), animated: \(animated))")
        self.editing = editing
    }

    /// After a change UIKit asks for the counts, so the model must have changed before; the trace shows what it says.
    private func updated() {
        guard openUpdates == 0, dataSource != nil else { return }
        record((0..<numberOfSections).map { numberOfRows(inSection: $0) }, "rows")
    }

    open override func performBuiltIn(_ selector: Selector, _ arguments: [Any?]) -> Bool {
        if selector.description == "reloadData" { reloadData() }
        return selector.description == "reloadData" || super.performBuiltIn(selector, arguments)
    }

    // MARK: - Selection and scrolling

    open var indexPathForSelectedRow: IndexPath? { selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
    open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        record(call: "selectRow(\(Trace.describe(path)), animated: \(animated), \(scrollPosition))")
        guard let path else {
            selected = []
            return
        }
        selected = allowsMultipleSelection ? selected + [path] : [path]
    }
    open func deselectRow(at path: IndexPath, animated: Bool) {
        record(call: "deselectRow(\(Trace.describe(path)), animated: \(animated))")
        selected.removeAll { $0 == path }
    }
    open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        record(call: "scrollToRow(\(Trace.describe(path)), \(position), animated: \(animated))")
    }
    open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        record(call: "scrollToNearestSelectedRow(\(position), animated: \(animated))")
    }

    // MARK: - Reading

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// Only cells that `row(at:)` or `layOutRows()` has shown.
    open func cellForRow(at path: IndexPath) -> UITableViewCell? { cells[path] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { cells.keys.min() }
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
    open func rectForRow(at path: IndexPath) -> CGRect {
        CGRect(x: 0, y: CGFloat(path.row) * 44, width: frame.width, height: 44)
    }
    open func rect(forSection section: Int) -> CGRect { bounds }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
}

@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
