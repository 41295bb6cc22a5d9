import UIKit

@MainActor
func visit(_ act: (@MainActor (String) -> Void) -> Void) {
    let screen = DraftsViewController()
    let (count, status) = (UILabel(), UILabel())
    screen.setValue(count, forKey: "countLabel")
    screen.setValue(status, forKey: "statusLabel")
    screen.loadViewIfNeeded()
    Trace.record("\(count.text ?? "nothing"), \(status.text ?? "nothing")")
    act { action in
        let button = UIButton()
        button.addTarget(screen, action: Selector((action + ":")), for: .touchUpInside)
        button.touch()
        Trace.record("\(action): \(count.text ?? "nothing"), \(status.text ?? "nothing")")
    }
    MainLoop.drain()
}

@MainActor
func run() {
    try? FileManager.default.createDirectory(at: Places.folder, withIntermediateDirectories: true)
    visit { tap in
        tap("readTapped")
        tap("weighTapped")
        tap("addTapped")
        tap("addTapped")
        tap("weighTapped")
        tap("exportTapped")
        tap("pictureTapped")
        tap("pictureTapped")
    }
    visit { tap in
        tap("readTapped")
        tap("pauseTapped")
        tap("addTapped")
    }
    try? FileManager.default.removeItem(at: Places.folder)
    visit { tap in
        tap("exportTapped")
    }
}

MainActor.assumeIsolated { run() }
