import UIKit

@MainActor
func run(_ rooms: [Int]) {
    MainLoop.drain()
    Trace.record("== \(rooms)")
    let screen = RoomViewController()
    let label = UILabel()
    let hall = UIViewController()
    screen.setValue(label, forKey: "nameLabel")
    hall.present(screen, animated: false)
    screen.loadViewIfNeeded()
    for room in rooms {
        screen.move(to: room)
        Trace.record("label = \(label.text ?? "nil")")
    }
    Trace.record("still there: \(hall.presentedViewController === screen)")
}

MainActor.assumeIsolated {
    run([2, 3])
    run([4, 12])
}
