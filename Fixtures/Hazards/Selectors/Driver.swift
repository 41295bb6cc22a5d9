import UIKit

@MainActor
func run(slides: [Float], resets: [Int?]) {
    MainLoop.drain()
    Trace.record("== \(slides) \(resets)")
    let screen = PanelViewController()
    let plus = UIButton(type: .system)
    let minus = UIButton(type: .system)
    let slider = UISlider()
    let label = UILabel()
    screen.setValue(plus, forKey: "plusButton")
    screen.setValue(minus, forKey: "minusButton")
    screen.setValue(slider, forKey: "slider")
    screen.setValue(label, forKey: "valueLabel")
    let owner = UIViewController()
    owner.present(screen, animated: false)
    screen.loadViewIfNeeded()
    plus.sendActions(for: .touchUpInside)
    plus.sendActions(for: .touchUpInside)
    minus.sendActions(for: .touchUpInside)
    Trace.record("label = \(label.text ?? "nil")")
    for value in slides {
        slider.value = value
        slider.sendActions(for: .valueChanged)
        Trace.record("label = \(label.text ?? "nil")")
        slider.sendActions(for: .touchUpInside)
    }
    for value in resets {
        screen.panel.reset(to: value)
        Trace.record("label = \(label.text ?? "nil")")
    }
    Panel().reset(to: 99)
    (screen.view.gestureRecognizers!.first as! UITapGestureRecognizer).recognize()
    Trace.record("label hidden: \(label.isHidden)")
    screen.slideEnded()
    screen.navigationItem.rightBarButtonItem!.tap()
    screen.panel.reset(to: 50)
    Trace.record("label = \(label.text ?? "nil"), closed: \(owner.presentedViewController == nil)")
}

MainActor.assumeIsolated {
    run(slides: [], resets: [])
    run(slides: [9, 3], resets: [1, nil])
}
