import UIKit

@MainActor
func run() {
    MainLoop.drain()
    let screen = HouseViewController()
    let lock = UILabel()
    let bell = UILabel()
    screen.setValue(lock, forKey: "lockLabel")
    screen.setValue(bell, forKey: "bellLabel")
    screen.loadViewIfNeeded()
    func show(_ step: String) {
        let own = KeyLock.shared()
        Trace.record(
            "\(step): \(lock.text ?? "nil"), \(bell.text ?? "nil"), \(own?.checks ?? -1) checks, "
                + "\(DoorBell.sharedInstance().rings) rings, \(Lamp.shared(for: 1).isLit)")
    }
    show("loaded")
    screen.lock(UIButton())
    show("locked")
    screen.toggle(UIButton())
    screen.toggle(UIButton())
    show("toggled")
    screen.ring(UIButton())
    show("rung")
    screen.light(UIButton())
    show("lit")
    KeyLock.isInstalled = false
    screen.lock(UIButton())
    screen.toggle(UIButton())
    show("without a lock")
    KeyLock.isInstalled = true
    show("with it again")
    Trace.record(HouseLog.shared.lines.joined(separator: ", "))
}

MainActor.assumeIsolated { run() }
