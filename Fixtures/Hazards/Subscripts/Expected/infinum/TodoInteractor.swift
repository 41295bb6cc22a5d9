import Foundation

@preconcurrency @MainActor
final class TodoInteractor {

    // MARK: - Manage model

    let store = TodoStore()
    var todos: [Todo] = []
    var spare = Todo(text: "spare")
    var counts: [String: Int] = [:]
    var positions = (x: 0, y: 0)
}

// MARK: - Extensions -

extension TodoInteractor: TodoInteractorInterface {

    // MARK: - Business use case

    func change(_ text: inout String, to newText: String) {
        store.log("\(text) -> \(newText)")
        text = newText
    }

    func remove(from todos: inout [Todo]) -> Int {
        let before = todos.count
        todos.removeAll(where: \.isDone)
        return before - todos.count
    }

    func load() {
        store.load(into: &todos)
        todos.sort { $0.text < $1.text }
    }

    // MARK: - Manage model

    var state: String {
        "\(counts.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) \(positions)"
    }
}
