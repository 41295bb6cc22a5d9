import UIKit

@preconcurrency @MainActor
protocol TodoWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol TodoViewInterface: ViewInterface {
    func showList()
}

@preconcurrency @MainActor
protocol TodoPresenterInterface: PresenterInterface {
    var store: TodoStore { get }
    var todos: [Todo] { get set }
    var state: String { get }

    func tap(_ row: Int)
    func move(_ row: Int, to other: Int)
    func clear()
    func rename(_ row: Int, to text: String)
    func change(_ text: inout String, to newText: String)
    func load()
}

@preconcurrency @MainActor
protocol TodoInteractorInterface: InteractorInterface {
    var store: TodoStore { get }
    var todos: [Todo] { get set }
    var spare: Todo { get set }
    var counts: [String: Int] { get set }
    var positions: (x: Int, y: Int) { get set }
    var state: String { get }

    func change(_ text: inout String, to newText: String)
    func remove(from todos: inout [Todo]) -> Int
    func load()
}
