import UIKit

@MainActor
func run(_ texts: [String]) {
    MainLoop.drain()
    Trace.record("== \(texts)")
    let screen = FeedbackViewController()
    let text = UITextView()
    let version = UILabel()
    screen.setValue(text, forKey: "textView")
    screen.setValue(version, forKey: "versionLabel")
    screen.loadViewIfNeeded()
    Trace.record("version = \(version.text ?? "nil")")
    for line in texts {
        text.text = line
        screen.send()
        Trace.record("left = '\(text.text ?? "nil")'")
        inspect(screen)
    }
}

MainActor.assumeIsolated {
    run([""])
    run(["Good.", "", "Bad."])
}
