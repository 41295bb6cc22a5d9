import UIKit

func open(_ name: String) -> (screen: UploadViewController, label: UILabel) {
    MainLoop.drain()
    Trace.record("== \(name)")
    let screen = UploadViewController()
    let label = UILabel()
    screen.name = name
    screen.setValue(label, forKey: "stateLabel")
    screen.loadViewIfNeeded()
    return (screen, label)
}

func stay() {
    let visit = open("stay")
    visit.screen.uploadInBackground()
    UploadQueue.shared.finish(false)
    visit.screen.uploadSafely()
    UploadQueue.shared.finish(true)
    (visit.screen.presentedViewController as! DoneViewController).onClose?()
    visit.screen.uploadTwice()
    UploadQueue.shared.finish(true)
    UploadQueue.shared.finish(true)
    Trace.record("\(visit.label.text ?? "nil"), uploads = \(visit.screen.uploads)")
    visit.screen.dismiss(animated: false)
}

func leave(_ name: String, _ upload: (UploadViewController) -> () -> Void) {
    let label: UILabel
    do {
        let visit = open(name)
        label = visit.label
        upload(visit.screen)()
        Trace.record("letting go")
    }
    UploadQueue.shared.finish(true)
    Trace.record("first: \(label.text ?? "nil")")
    UploadQueue.shared.finish(true)
    Trace.record("second: \(label.text ?? "nil")")
}

func neverShown() {
    MainLoop.drain()
    Trace.record("== never shown")
    _ = UploadViewController()
}

stay()
leave("in background", UploadViewController.uploadInBackground)
leave("safely", UploadViewController.uploadSafely)
leave("twice", UploadViewController.uploadTwice)
neverShown()
