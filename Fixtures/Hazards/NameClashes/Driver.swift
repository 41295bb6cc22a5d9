import UIKit

@MainActor
func run(_ names: [String]?) {
    MainLoop.drain()
    Trace.record("== \(names ?? ["no programme"])")
    let screen = StageViewController()
    let label = UILabel()
    screen.interactor.names = names
    screen.setValue(label, forKey: "speakerLabel")
    announce("Host", on: screen)
    screen.loadViewIfNeeded()
    Trace.record("label = \(label.text ?? "nil")")
    for _ in 0...(names?.count ?? 0) {
        screen.callNext()
        Trace.record("label = \(label.text ?? "nil"), hidden: \(screen.view.isHidden)")
    }
    Trace.record("\(screen.presentedViewController?.title ?? "nil"), \(screen.output)")
}

MainActor.assumeIsolated {
    run(nil)
    run([])
    run(["Ana", "Ben"])
}
