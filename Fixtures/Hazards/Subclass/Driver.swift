import UIKit

@MainActor
func run(_ screen: GameViewController, _ numbers: [Int]) {
    MainLoop.drain()
    Trace.record("== \(type(of: screen)), \(numbers)")
    let label = UILabel()
    screen.setValue(label, forKey: "hintLabel")
    screen.loadViewIfNeeded()
    for number in numbers {
        screen.guess(number)
        Trace.record("\(number): \(label.text ?? "nil"), \(screen.guesses) of \(screen.maximum)")
    }
    Trace.record("alert = \(screen.presentedViewController?.title ?? "nil")")
    screen.start()
    let hint: (Int) -> String = screen.hint
    Trace.record("label = \(label.text ?? "nil"), hint = \(hint(9))")
}

MainActor.assumeIsolated {
    run(GameViewController(), [5, 7])
    run(GameViewController(), [1, 2, 9])
    run(PoliteGameViewController(), [8, 1, 6, 7])
    run(PoliteGameViewController(), [8, 1, 6, 9])
}
