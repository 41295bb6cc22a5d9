import UIKit

@MainActor
func run() {
    let screen = TourViewController()
    let label = UILabel()
    let button = UIButton()
    screen.setValue(label, forKey: "titleLabel")
    screen.setValue(button, forKey: "startButton")
    screen.loadViewIfNeeded()
    func tap(_ action: String) {
        let sender = UIButton()
        sender.addTarget(screen, action: Selector((action)), for: .touchUpInside)
        sender.touch()
        MainLoop.advance(by: 1)
        Trace.record("\(label.text ?? "nil"), \(button.alpha)")
    }
    travel(with: screen)
    tap("didTapStart:")
    tap("didTapNext:")
    tap("didTapSummary:")
    tap("didTapStart:")
    tap("didTapSummary:")
}

MainActor.assumeIsolated { run() }
