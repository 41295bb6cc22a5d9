import UIKit

func open(_ name: String) -> (screen: ConsentViewController, label: UILabel) {
    MainLoop.drain()
    Trace.record("== \(name)")
    let screen = ConsentViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "answerLabel")
    screen.loadViewIfNeeded()
    return (screen, label)
}

func ask(_ screen: ConsentViewController) -> UIAlertController {
    screen.perform(Selector(("ask")))
    return screen.presentedViewController as! UIAlertController
}

func answer(_ place: Int) {
    let visit = open("answer \(place)")
    let alert = ask(visit.screen)
    alert.actions[place].tap()
    MainLoop.drain()
    Trace.record("label: \(visit.label.text ?? "nil")")
}

func leave(_ place: Int) {
    let alert: UIAlertController
    let label: UILabel
    do {
        let visit = open("leave \(place)")
        label = visit.label
        alert = ask(visit.screen)
        visit.screen.dismiss(animated: false)
        MainLoop.drain()
        Trace.record("letting go")
    }
    MainLoop.drain()
    alert.actions[place].tap()
    Trace.record("label: \(label.text ?? "nil")")
}

func count() {
    do {
        let visit = open("count")
        _ = ask(visit.screen)
        visit.screen.dismiss(animated: false)
        MainLoop.drain()
        visit.screen.countLater()
        Trace.record("letting go")
    }
    MainLoop.drain()
    Importer.shared.finish()
}

func read(_ action: String, times: Int) {
    let label: UILabel
    do {
        let visit = open("\(action) \(times)")
        label = visit.label
        for _ in 0..<times { visit.screen.perform(Selector((action))) }
        Trace.record("alpha: \(label.alpha), letting go")
    }
    MainLoop.drain()
    Importer.shared.finish()
    MainLoop.drain()
    Trace.record("label: \(label.text ?? "nil")")
}

func run() {
    for place in 0..<3 { answer(place) }
    for place in 0..<3 { leave(place) }
    count()
    read("readTerms", times: 1)
    read("readOften", times: 3)
}

MainActor.assumeIsolated { run() }
