import UIKit

@MainActor
func run() {
    let screen = JourneyViewController(style: .plain)
    let note = UITextView()
    let name = UITextField()
    let button = UIButton(type: .system)
    screen.setValue(note, forKey: "noteView")
    screen.setValue(name, forKey: "nameField")
    screen.setValue(button, forKey: "startButton")
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    MainLoop.drain()
    screen.tableView.layOutRows()
    note.type("far")
    button.touch()
    MainLoop.advance(by: 121)
    name.text = "Ann"
    screen.rename()
    let alert = screen.presentedViewController as! UIAlertController
    alert.textFields?[0].text = "Bo"
    alert.actions[0].tap()
    MainLoop.drain()
    screen.choose()
    let picker = screen.presentedViewController as! PickerViewController
    picker.delegate?.picker(picker, didPick: "Peru")
    MainLoop.drain()
}

MainActor.assumeIsolated { run() }
