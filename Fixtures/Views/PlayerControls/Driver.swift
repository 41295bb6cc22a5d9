import UIKit

final class Stage: UIViewController, PlayerControlsDelegate {
    var controls: PlayerControlsView?

    func controls(_ controls: PlayerControlsView, didStart title: String) {
        Trace.record("started \(title)")
    }

    func controlsDidFinish(_ controls: PlayerControlsView) {
        Trace.record("finished")
        // The view is nobody's but its superview's from here on.
        self.controls = nil
    }
}

func button(_ place: Int, of controls: PlayerControlsView) -> UIButton {
    controls.subviews[place] as! UIButton
}

func run() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stage = Stage()
    window.rootViewController = stage
    window.makeKeyAndVisible()

    Trace.record("== made and shown")
    stage.controls = PlayerControlsView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    stage.controls?.delegate = stage
    stage.view.addSubview(stage.controls!)
    stage.view.layoutIfNeeded()
    MainLoop.drain()

    Trace.record("== play and pause")
    button(0, of: stage.controls!).touch()
    button(0, of: stage.controls!).touch()
    let slider = stage.controls!.subviews[5] as! UISlider
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    stage.controls!.skippedSeconds = 2
    stage.controls!.gestureRecognizers![0].recognize()

    Trace.record("== lyrics")
    button(1, of: stage.controls!).touch()
    MainLoop.drain()

    Trace.record("== out of the window")
    button(0, of: stage.controls!).touch()
    stage.controls!.didMoveToWindow()
    button(0, of: stage.controls!).touch()
    stage.controls!.removeFromSuperview()
    stage.controls!.didMoveToWindow()
    stage.view.addSubview(stage.controls!)

    Trace.record("== to the end")
    weak var controls = stage.controls
    button(0, of: stage.controls!).touch()
    MainLoop.advance(by: 10)
    Trace.record("gone = \(controls == nil), timers = \(Timer.scheduled.count)")

    Trace.record("== from a nib")
    let other = PlayerControlsView(coder: NSCoder())
    MainLoop.drain()
    Trace.record("made = \(other != nil)")
}

MainActor.assumeIsolated { run() }
