import UIKit

final class TreeViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: TreePresenterInterface = TreeWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var treeLabel: UILabel!

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.reload()
        show()
    }

    // MARK: - Send view event

    func toggle(_ name: String) {
        presenter.toggle(name)
    }

    func find(_ name: String) -> [String]? {
        presenter.find(name)
    }

    // MARK: - Provide view data source

    private var closed: [String] {
        get { presenter.closed }
        set { presenter.closed = newValue }
    }

    /// Has members of the same names, and a way back.
    @MainActor
    private struct Marker {
        let owner: TreeViewController
        var closed: Int { owner.closed.count }

        func mark(_ name: String) {
            owner.marks.append("\(name):\(closed)")
            reload()
        }

        private func reload() {
            owner.forest.log("\(owner.marks.last ?? "-") of \(owner.marks.count)")
        }
    }

    // MARK: - Manage model

    private var forest: Forest { presenter.forest }
    private var root: Node {
        get { presenter.root }
        set { presenter.root = newValue }
    }
    private(set) var marks: [String] {
        get { presenter.marks }
        set { presenter.marks = newValue }
    }
}

// MARK: - Extensions -

extension TreeViewController: TreeViewInterface {

    // MARK: - Update view

    func show() {
        struct Line {
            let depth: Int
            let root: String

            var text: String { String(repeating: " ", count: depth) + root }

            func show() -> String { "[\(self.text)]" }
        }
        var lines: [String] = []
        func add(_ node: Node, depth: Int) {
            guard !presenter.closed.contains(node.name) else { return }
            lines.append(Line(depth: depth, root: node.name).show())
            for child in node.children where depth < presenter.maximumDepth { add(child, depth: depth + 1) }
        }
        add(presenter.root, depth: 0)
        treeLabel.text = lines.joined()
    }

    func mark(_ name: String) {
        Marker(owner: self).mark(name)
    }
}
