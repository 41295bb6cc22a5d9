import Testing

@testable import ViperSplit

/// What runs of statements are called after: what is done and to what, and where a run decides, what it decides on.
struct RunNamesTests {
    private let app =
        separationApp + [
            """
            class SoundStore { static let shared = SoundStore(); func play() {}; func playAll(_ name: String) {} }
            class Preferences { static var enlargeLinks = false; static var loud = false }
            """
        ]

    /// A body of the Presenter, of which the View keeps what hands on `self`.
    @Test(arguments: [
        (
            "A call on a shared instance is named after what is called, the inherited name aside.",
            "NotificationCenter.default.addObserver(self, selector: #selector(close(_:)), name: .saved, object: nil)",
            "view.addSavedObserver()"
        ),
        (
            "Made in place, a name is told by what it is made of.",
            "NotificationCenter.default.addObserver(self, selector: #selector(close(_:)), "
                + "name: NSNotification.Name(\"aps_registered\"), object: nil)",
            "view.addApsRegisteredObserver()"
        ),
        (
            "Where nothing else tells, the selector does.",
            "NotificationCenter.default.addObserver(self, selector: #selector(close(_:)), name: nil, object: nil)",
            "view.addCloseObserver()"
        ),
        (
            "A delegate is told.", "delegate?.handler(self, didPick: note)", "view.tellDelegateDidPick()"
        ),
        (
            "A method may say itself what it tells.", "delegate?.handlerDidPick(self, note: note)",
            "view.tellDelegateHandlerDidPick()"
        ),
        (
            "UIKit isn't told anything.",
            "saveButton.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)",
            "view.addSaveButtonTarget()"
        ),
        (
            "Of the subviews it is the one that is given.", "self.view.bringSubviewToFront(nameLabel)",
            "view.bringNameLabelToFront()"
        ),
        (
            "An animation is about the view that it changes.",
            "UIView.animate(withDuration: 1) { self.nameLabel.alpha = self.notes.isEmpty ? 0 : 1 }",
            "view.animateNameLabel(self.notes.isEmpty ? 0 : 1)"
        ),
        (
            "On which queue it is done says nothing of it.",
            "DispatchQueue.main.async { UIImpactFeedbackGenerator().impactOccurred() }", "view.impactOccurred()"
        ),
        (
            "A question says what it asks for.",
            "if UIImagePickerController.isSourceTypeAvailable(.camera) { notes = [] }",
            "if view.isCameraSourceTypeAvailable() {"
        ),
    ])
    func aCallSaysWhatIsDone(_ sentence: String, _ code: String, _ presenter: String) throws {
        let delegate =
            "protocol NoteDelegate: AnyObject { func handler(_ screen: UIViewController, didPick note: Note?); "
            + "func handlerDidPick(_ screen: UIViewController, note: Note?) }"
        try expectSplit(
            separationSource("note = nil\n\(code)\nnotes.removeAll()")
                + "\nweak var delegate: NoteDelegate?\n@objc func close(_ note: Notification) { nameLabel.text = nil }",
            context: app + [
                delegate, "extension Notification.Name { static let saved = Notification.Name(\"saved\") }",
            ],
            presenter: presenter)
    }

    /// A body of the View: it is called with a view, which it uses. What is asked for stands in a branch of two.
    private func source(_ code: String) -> String {
        separationSource("")
            + "\n// MARK: - View life\n@IBAction func pick(_ toggle: UISwitch) {\nnameLabel.isHidden = toggle.isOn\n"
            + "if toggle === rememberSwitch {\n\(code)\n}\nspinner.stopAnimating()\n}"
            + "\nfunc openHelp(_ topic: String) { present(HelpViewController(), animated: true) }"
    }

    @Test(arguments: [
        (
            "A type only holds what is set.",
            "Preferences.enlargeLinks = toggle.isOn\nnotes = []\nPreferences.loud = true",
            "presenter.updateEnlargeLinks(isOn: toggle.isOn)"
        ),
        (
            "A verb alone says too little.", "notes = []\nSoundStore.shared.play()\nnote = nil\nstore.touch()",
            "presenter.updateNotes()"
        ),
        (
            "What only one branch of several shows isn't what the run does.",
            "if notes.isEmpty {\nopenHelp(\"empty\")\n} else {\nnotes = []\nstore.touch()\n}",
            "presenter.handleNotes()"
        ),
        (
            "A branch that only goes on does nothing.",
            "switch notes.count {\ncase 0:\nopenHelp(\"empty\")\nnote = nil\ndefault: break\n}",
            "presenter.openHelp"
        ),
        (
            "What the only branch shows is.", "if notes.isEmpty {\nopenHelp(\"empty\")\nnote = nil\n}",
            "presenter.openHelp"
        ),
        (
            "So is what all of them show.",
            "if notes.isEmpty {\nopenHelp(\"empty\")\nnote = nil\n} else {\nopenHelp(\"full\")\nnotes = []\n}",
            "presenter.openHelp"
        ),
    ])
    func aRunSaysWhatItDoes(_ sentence: String, _ code: String, _ view: String) throws {
        try expectSplit(source(code), context: app, view: view)
    }

    @Test(arguments: [
        ("UIHostingController(rootView: SettingsView(text: text))", "wireframe.showSettings(text: text)"),
        (
            "UINavigationController(rootViewController: UIHostingController(rootView: SettingsView(text: \"\").bold()))",
            "wireframe.showSettings()"
        ),
        ("UIHostingController<SettingsView>(rootView: SettingsView(text: \"\"))", "wireframe.showSettings()"),
        ("PageViewController(number: 1)", "wireframe.showPage()"),
    ])
    func aHostedViewTellsWhatIsShown(_ screen: String, _ presenter: String) throws {
        let view = """
            import SwiftUI
            struct SettingsView: View {
                let text: String
                var body: some View { Text(text) }
                func bold() -> some View { self }
            }
            """
        try expectSplit(
            separationSource("present(\(screen), animated: true)"), context: app + [view], presenter: presenter)
    }
}
