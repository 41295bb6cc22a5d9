import UIKit

final class TodoViewController: UIViewController {

    @IBOutlet private weak var listLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
        showList()
    }

    // MARK: - Update view

    private func showList() {
        listLabel.text = todos.map(\.text).joined(separator: ",")
        listLabel.isHidden = todos.isEmpty
    }

    // MARK: - Handle view event

    func tap(_ row: Int) {
        todos[row].isDone.toggle()
        counts["tap", default: 0] += 1
        self.todos[row].text += todos[row].isDone ? " ✓" : " ↺"
        showList()
    }

    func move(_ row: Int, to other: Int) {
        defer { showList() }
        guard row != other else { return }
        todos.swapAt(row, other)
        swap(&todos[0], &spare)
        counts["move"] = (counts["move"] ?? 0) + 1
    }

    func rename(_ row: Int, to text: String) {
        change(&todos[row].text, to: text)
        self[row].note?.append("!")
        self[text] = row
        todos[row].tags?.insert(text)
        positions.x += 1
        positions.y -= row
        (positions.x, positions.y) = (positions.y, positions.x)
    }

    func clear() {
        let removed = remove(from: &todos)
        counts["removed", default: 0] += removed
        counts.removeValue(forKey: "tap")
        todos.append(contentsOf: repeatElement(spare, count: 1))
        showList()
    }

    // MARK: - Provide view data source

    /// The app asks for single entries.
    subscript(row: Int) -> Todo {
        get { todos[row] }
        set { todos[row] = newValue }
    }

    subscript(text: String) -> Int? {
        get { todos.firstIndex { $0.text == text } }
        set {
            guard let row = newValue else { return }
            store.log("\(text) at \(row)")
        }
    }

    private subscript(done isDone: Bool) -> [Todo] {
        todos.filter { $0.isDone == isDone }
    }

    var progress: String {
        "\(self[done: true].count)/\(self[done: false].count)"
    }

    // MARK: - Business use case

    private func change(_ text: inout String, to newText: String) {
        store.log("\(text) -> \(newText)")
        text = newText
    }

    private func remove(from todos: inout [Todo]) -> Int {
        let before = todos.count
        todos.removeAll(where: \.isDone)
        return before - todos.count
    }

    private func load() {
        store.load(into: &todos)
        todos.sort { $0.text < $1.text }
    }

    // MARK: - Manage model

    private let store = TodoStore()
    private var todos: [Todo] = []
    private var spare = Todo(text: "spare")
    private var counts: [String: Int] = [:]
    private var positions = (x: 0, y: 0)

    var state: String {
        "\(counts.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) \(positions)"
    }
}
