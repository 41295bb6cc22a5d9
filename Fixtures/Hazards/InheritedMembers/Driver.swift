import UIKit

func open() -> (screen: FoldersViewController, label: UILabel) {
    let screen = FoldersViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "countLabel")
    screen.loadViewIfNeeded()
    return (screen, label)
}

func work() {
    Trace.record("== work")
    let (screen, label) = open()
    screen.remove(at: 0)
    FolderStore.shared.finish()
    Trace.record("label: \(label.text ?? "nil")")
    screen.setEditing(true, animated: false)
    screen.rename(1, to: "Archive")
    Trace.record("label: \(label.text ?? "nil"), title: \(screen.title ?? "nil")")
    screen.load()
    screen.reverse()
    screen.remove(at: 0)
    screen.remove(at: 0)
    Trace.record("is editing: \(screen.isEditing)")
    screen.reverse()
    FolderStore.shared.finish()
}

func leave() {
    Trace.record("== leave")
    do {
        let (screen, _) = open()
        Trace.record("loading: \(screen.isLoading)")
    }
    FolderStore.shared.finish()
}

func run() {
    work()
    leave()
}

MainActor.assumeIsolated { run() }
