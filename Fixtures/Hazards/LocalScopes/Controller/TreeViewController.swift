import UIKit

final class TreeViewController: UIViewController {

    @IBOutlet private weak var treeLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
        show()
    }

    // MARK: - Update view

    private func show() {
        struct Line {
            let depth: Int
            let root: String

            var text: String { String(repeating: " ", count: depth) + root }

            func show() -> String { "[\(self.text)]" }
        }
        var lines: [String] = []
        func add(_ node: Node, depth: Int) {
            guard !closed.contains(node.name) else { return }
            lines.append(Line(depth: depth, root: node.name).show())
            for child in node.children where depth < maximumDepth { add(child, depth: depth + 1) }
        }
        add(root, depth: 0)
        treeLabel.text = lines.joined()
    }

    // MARK: - Handle view event

    func toggle(_ name: String) {
        defer { show() }
        let wasClosed: Bool = {
            if let index = closed.firstIndex(of: name) {
                closed.remove(at: index)
                return true
            }
            return false
        }()
        if !wasClosed { closed.append(name) }
        Marker(owner: self).mark(name)
    }

    func find(_ name: String) -> [String]? {
        var path: [String] = []
        func search(_ node: Node) -> Bool {
            path.append(node.name)
            defer { if path.last != name { path.removeLast() } }
            if node.name == name { return true }
            search: for child in node.children {
                guard !closed.contains(child.name) else { continue search }
                if search(child) { return true }
            }
            return false
        }
        if search(root) { return path }
        complain(about: name)
        return nil
    }

    // MARK: - Wireframe

    private func complain(about name: String) {
        class Complaint: UIViewController {
            var root = "" {
                didSet { title = "no \(root) in \(maximumDepth)" }
            }
            let maximumDepth = "the tree"
        }
        let complaint = Complaint()
        complaint.root = name
        present(complaint, animated: true)
    }

    // MARK: - Provide view data source

    private var closed: [String] = []
    private let maximumDepth = 2

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

    // MARK: - Business use case

    private func reload() {
        let forest = forest
        root = forest.tree(of: maximumDepth + 1)
    }

    // MARK: - Manage model

    private let forest = Forest()
    private var root = Node(name: "none")
    private(set) var marks: [String] = []
}
