import UIKit

@MainActor
func run(moves: [(Int, Int)], names: [String]) {
    Trace.record("== \(moves.count) moves, \(names)")
    let screen = TodoViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "listLabel")
    screen.loadViewIfNeeded()
    screen.tap(1)
    screen.tap(1)
    for (row, other) in moves {
        screen.move(row, to: other)
        Trace.record("list = \(label.text ?? "nil"), \(screen.progress)")
    }
    for (row, name) in names.enumerated() {
        screen.rename(row, to: name)
        Trace.record("\(name) = \(screen[row].note ?? "nil"), \(screen[row].tags?.sorted() ?? [])")
    }
    finishFirst(of: screen)
    Trace.record("state = \(screen.state), \(screen.progress)")
    screen.clear()
    screen.clear()
    Trace.record("state = \(screen.state), \(screen.progress)")
}

MainActor.assumeIsolated {
    run(moves: [], names: [])
    run(moves: [(0, 1), (1, 1)], names: ["b", "a"])
    run(moves: [(1, 0)], names: ["x"])
}
