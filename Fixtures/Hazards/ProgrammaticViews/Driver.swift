import UIKit

@MainActor
func run(_ queue: [String]) {
    MainLoop.drain()
    Trace.record("== \(queue)")
    let screen = queue.isEmpty
        ? PlayerViewController(player: MusicPlayer()) : PlayerViewController(player: MusicPlayer(), queue: queue)
    screen.loadViewIfNeeded()
    let stack = screen.view.subviews.compactMap { $0 as? UIStackView }.first!
    let label = stack.arrangedSubviews[0] as! UILabel
    let buttons = stack.arrangedSubviews.compactMap { $0 as? UIButton }
    Trace.record("\(label.text ?? "nil"), \(buttons.count) buttons, \(screen.children.count) children")
    buttons[0].sendActions(for: .touchUpInside)
    buttons[2].sendActions(for: .touchUpInside)
    Trace.record("\(label.text ?? "nil"), \(buttons.map(\.isSelected))")
    (screen.children.first as? QueueViewController)?.onPick?(queue.count - 1)
    buttons[0].sendActions(for: .touchUpInside)
    buttons[3].sendActions(for: .touchUpInside)
    screen.setCompact(true)
    screen.setCompact(false)
    for _ in 0...queue.count {
        screen.skip()
        Trace.record("\(label.text ?? "nil"), \(screen.children.count) children")
    }
}

MainActor.assumeIsolated {
    run([])
    run(["a", "b", "c"])
}
