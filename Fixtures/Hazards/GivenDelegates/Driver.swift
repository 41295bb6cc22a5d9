import UIKit

final class Host: ColorPickerDelegate {
    func colorPicker(_ picker: ColorPickerViewController, shouldPick color: String) -> Bool {
        Trace.record("asked for \(color): \(picker.state)")
        return color != "grey"
    }

    func colorPicker(_ picker: ColorPickerViewController, didPick color: String) {
        Trace.record("told of \(color): \(picker.state)")
    }

    func colorPickerDidCancel(_ picker: ColorPickerViewController) { Trace.record("cancelled") }
}

@MainActor
func run() {
    let counter = PickCounter()
    var host: Host? = Host()
    let shower = UIViewController()
    let colors = ColorPickerViewController(delegate: host, counter: counter, limit: 3)
    shower.present(colors, animated: false)
    Trace.record("-- \(colors.title ?? "nil"): \(colors.state)")
    for color in ["red", "grey", "grey", "grey", "green"] {
        colors.pick(color)
        Trace.record("-- \(color): \(colors.state)")
    }
    let button = colors.navigationItem.leftBarButtonItem!
    _ = colors.perform(button.action!)
    Trace.record("-- shows \(shower.presentedViewController == nil ? "nothing" : "colors")")

    host = nil
    colors.pick("grey")
    Trace.record("-- nobody listens: \(colors.state)")
    colors.pick("blue")
    Trace.record("-- enough: \(colors.state)")
    let free = ColorPickerViewController(counter: counter)
    free.pick("grey")
    Trace.record("-- \(free.title ?? "nil"): \(free.state)")
    Trace.record("-- \(counter.count)")
}

MainActor.assumeIsolated { run() }
MainLoop.drain()
