import UIKit

@MainActor
func run() {
    let label = UILabel()
    var screen: ScanViewController? = ScanViewController()
    screen!.setValue(label, forKey: "statusLabel")
    screen!.loadViewIfNeeded()
    let button = screen!.button
    button.onTap?()
    Scanner.shared.onEvent?("event")
    screen!.scan()
    screen!.rescan()
    MainLoop.drain()
    screen!.export()
    screen!.measure()
    MainLoop.drain()
    screen!.detach()
    MainLoop.drain()
    Scanner.shared.onEnd?()
    screen!.scan()
    screen!.rescan()
    screen!.leave()
    screen!.export()
    screen = nil
    Trace.record("let go")
    MainLoop.drain()
    Scanner.shared.onEnd?()
    Trace.record("label = \(label.text ?? "nil")")
}

MainActor.assumeIsolated { run() }
