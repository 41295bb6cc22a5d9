import UIKit

struct Task: Equatable {
    var title: String
    var isDone = false
}

final class TaskStore {
    static let shared = TaskStore()

    private var tasks = [Task(title: "Milk"), Task(title: "Bread"), Task(title: "Post")]

    func fetch(completion: @escaping ([Task]) -> Void) {
        Trace.record("store.fetch()")
        completion(tasks)
    }

    func finish(_ task: Task) {
        Trace.record("store.finish(\(task.title))")
        for index in tasks.indices where tasks[index] == task { tasks[index].isDone = true }
    }

    func remove(_ task: Task) {
        Trace.record("store.remove(\(task.title))")
        tasks.removeAll { $0 == task }
    }
}

final class TaskViewController: UIViewController {
    var task: Task? {
        didSet { Trace.record("screen.task = \(task?.title ?? "nil")") }
    }
}
