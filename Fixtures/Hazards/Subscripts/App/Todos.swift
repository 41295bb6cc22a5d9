import UIKit

struct Todo {
    var text: String
    var isDone = false
    var note: String?
    var tags: Set<String>?
}

@MainActor
final class TodoStore {
    func load(into todos: inout [Todo]) {
        Trace.record("load")
        todos.append(Todo(text: "wash", note: "car"))
        todos.append(Todo(text: "cook", tags: []))
    }

    func log(_ line: String) {
        Trace.record("log: \(line)")
    }
}

@MainActor
func finishFirst(of screen: TodoViewController) {
    screen[0].isDone = true
    screen[0].text += " (done)"
    let row = screen["wash"] ?? -1
    screen["note"] = row
    Trace.record("wash at \(row), note \(screen[1].note ?? "none"), tags \(screen[0].tags?.sorted() ?? [])")
}
