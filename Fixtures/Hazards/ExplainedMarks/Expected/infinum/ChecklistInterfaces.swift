import UIKit

@preconcurrency @MainActor
protocol ChecklistWireframeInterface: WireframeInterface {
    func showTask(_ task: Task)
    func showNothingToClear()
}

@preconcurrency @MainActor
protocol ChecklistViewInterface: ViewInterface {
    func showTasks()
}

@preconcurrency @MainActor
protocol ChecklistPresenterInterface: PresenterInterface {
    var tasks: [Task] { get }

    func didTapClear()
    func didSelect(_ index: Int)
    func remaining() -> Int
    func isDone(at index: Int) -> Bool
    func loadTasks()
}

@preconcurrency @MainActor
protocol ChecklistInteractorInterface: InteractorInterface {
    func loadTasks()
    func finish(_ task: Task)
    func clearDone()
}

@preconcurrency @MainActor
protocol ChecklistInteractorOutputInterface: AnyObject, Sendable {
    func doneTasks() -> [Task]
    func didLoad(_ loaded: [Task])
}
