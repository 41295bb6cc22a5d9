import Foundation

@preconcurrency @MainActor
final class TodoPresenter {

    // MARK: - Private properties -

    private unowned let view: TodoViewInterface
    private let interactor: TodoInteractorInterface
    private let wireframe: TodoWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: TodoViewInterface,
        interactor: TodoInteractorInterface,
        wireframe: TodoWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension TodoPresenter: TodoPresenterInterface {

    // MARK: - Handle view event

    func tap(_ row: Int) {
        interactor.todos[row].isDone.toggle()
        interactor.counts["tap", default: 0] += 1
        self.interactor.todos[row].text += interactor.todos[row].isDone ? " ✓" : " ↺"
        view.showList()
    }

    func move(_ row: Int, to other: Int) {
        defer { view.showList() }
        guard row != other else { return }
        interactor.todos.swapAt(row, other)
        swap(&interactor.todos[0], &interactor.spare)
        interactor.counts["move"] = (interactor.counts["move"] ?? 0) + 1
    }

    func clear() {
        let removed = interactor.remove(from: &interactor.todos)
        interactor.counts["removed", default: 0] += removed
        interactor.counts.removeValue(forKey: "tap")
        interactor.todos.append(contentsOf: repeatElement(interactor.spare, count: 1))
        view.showList()
    }

    func rename(_ row: Int, to text: String) {
        interactor.todos[row].tags?.insert(text)
        interactor.positions.x += 1
        interactor.positions.y -= row
        (interactor.positions.x, interactor.positions.y) = (interactor.positions.y, interactor.positions.x)
    }

    // MARK: - Forwarding

    func change(_ text: inout String, to newText: String) {
        interactor.change(&text, to: newText)
    }

    func load() {
        interactor.load()
    }

    var store: TodoStore { interactor.store }

    var todos: [Todo] {
        get { interactor.todos }
        set { interactor.todos = newValue }
    }

    var state: String { interactor.state }
}
