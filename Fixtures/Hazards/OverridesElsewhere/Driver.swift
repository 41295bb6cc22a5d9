import UIKit

final class WaterMeterViewController: MeterViewController {
    override var unit: String { "m³" }

    override var factor: Int {
        didSet { Trace.record("factor \(oldValue) -> \(factor)") }
    }

    override func refresh() {
        Trace.record("before")
        super.refresh()
    }

    override func measured() -> Int {
        super.measured() + 100
    }

    override func reset() {
        Trace.record("reset at \(last)")
        super.reset()
    }
}

@MainActor
func run(_ screen: MeterViewController) {
    MainLoop.drain()
    Trace.record("== \(type(of: screen))")
    let label = UILabel()
    screen.setValue(label, forKey: "valueLabel")
    screen.loadViewIfNeeded()
    Trace.record("label = \(label.text ?? "nil")")
    screen.double()
    Trace.record("label = \(label.text ?? "nil"), last \(screen.last)")
    screen.reset()
    Trace.record("label = \(label.text ?? "nil"), last \(screen.last)")
}

MainActor.assumeIsolated {
    run(MeterViewController())
    run(WaterMeterViewController())
}
