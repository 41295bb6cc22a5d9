import UIKit

@MainActor
func run() {
    let screen = ParcelsViewController()
    let (count, late) = (UILabel(), UILabel())
    screen.setValue(count, forKey: "countLabel")
    screen.setValue(late, forKey: "lateLabel")
    func look() { Trace.record("\(count.text ?? "nothing"), \(late.isHidden)") }
    screen.loadViewIfNeeded()
    look()
    for _ in 0..<2 {
        screen.didTapComplain(UIButton())
        look()
    }
    screen.didShake()
    look()
    screen.didTapComplain(UIButton())
    look()
}

MainActor.assumeIsolated { run() }
