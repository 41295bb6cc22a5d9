import Testing

@testable import ViperSplit

/// What shows texts is named after what they say, whoever shows them.
struct AlertNamesTests {
    private let app =
        separationApp + [
            """
            @MainActor func showAlert(vc: UIViewController, title: String, message: String) {
                vc.present(UIAlertController(title: title, message: message, preferredStyle: .alert), animated: true)
            }
            enum Alerts {
                static func show(title: String, message: String = "", on screen: UIViewController) { showAlert(vc: screen, title: title, message: message) }
                static func display(_ message: String, on screen: UIViewController) { showAlert(vc: screen, title: "", message: message) }
                static func show(_ screen: UIViewController, message: String) { showAlert(vc: screen, title: "", message: message) }
                static func showSheet(titleColor: UIColor, on screen: UIViewController) { showAlert(vc: screen, title: "", message: "") }
            }
            extension UIViewController {
                func presentError(withMessage text: String) { showAlert(vc: self, title: "", message: text) }
            }
            """
        ]

    @Test(arguments: [
        (
            "Its title says what it is.", "showAlert(vc: self, title: \"Peer connected ✓\", message: \"\")",
            "showPeerConnectedAlert()"
        ),
        (
            "A text that is handed over says nothing.", "showAlert(vc: self, title: text, message: \"\")",
            "presentAlert(title: text)"
        ),
        (
            "Without a title the message says it.", "showAlert(vc: self, title: \"\", message: \"Note saved\")",
            "showNoteSavedAlert()"
        ),
        (
            "So it does below a title that only says what kind of text follows.",
            "showAlert(vc: self, title: \"Error\", message: \"Not saved\")", "showNotSavedAlert()"
        ),
        (
            "With no such message the title is all that is said.",
            "showAlert(vc: self, title: \"Error\", message: text)", "showErrorAlert(message: text)"
        ),
        (
            "What may stand instead of a message isn't the message.",
            "showAlert(vc: self, title: \"Error\", message: note?.title ?? \"Unknown note\")",
            "showErrorAlert(message: note?.title ?? \"Unknown note\")"
        ),
        (
            "A type tells what is shown where the verb doesn't.",
            "Alerts.show(title: \"Note saved\", on: self)", "showNoteSavedAlert()"
        ),
        (
            "No screen shows itself.", "Alerts.show(self, message: \"Note saved\")", "showNoteSavedAlert()"
        ),
        (
            "A function says what it calls a text.", "Alerts.display(\"Note saved\", on: self)",
            "displayNoteSavedAlert()"
        ),
        (
            "The view controller inherits the way to show it.",
            "presentError(withMessage: \"Note lost\")", "presentNoteLostError()"
        ),
        ("A colour is no text.", "Alerts.showSheet(titleColor: .red, on: self)", "showSheet()"),
        (
            "Where somebody goes says less than to where.",
            "present(PageViewController(number: 1, in: \"Title\"), animated: true)", "showPage()"
        ),
    ])
    func textsTellWhatIsShown(_ sentence: String, _ code: String, _ call: String) throws {
        try expectSplit(separationSource(code), context: app, presenter: "wireframe.\(call)")
    }

    @Test(arguments: [
        (
            "Texts that begin alike are told apart by more words.",
            "showAlert(vc: self, title: \"Unable to save note\", message: \"\")",
            "showAlert(vc: self, title: \"Unable to save list\", message: \"\")",
            "showUnableToSaveAlert()", "showUnableToSaveListAlert()"
        ),
        (
            "Or by their messages.",
            "showAlert(vc: self, title: \"Saved\", message: \"One note\")",
            "showAlert(vc: self, title: \"Saved\", message: \"One list\")",
            "showSavedAlert()", "showOneListAlert()"
        ),
        (
            "What is handed over tells them apart, too.",
            "showAlert(vc: self, title: \"Saved\", message: \"\")",
            "showAlert(vc: self, title: \"Saved\", message: text)",
            "showSavedAlert()", "showSavedAlert(message: text)"
        ),
        (
            "Both kinds are called alike.",
            "present(UIAlertController(title: \"Error\", message: \"Not saved\", preferredStyle: .alert), animated: true)",
            "present(UIAlertController(title: \"Error\", message: text, preferredStyle: .alert), animated: true)",
            "showNotSavedAlert()", "showErrorAlert(message: text)"
        ),
    ])
    func alikeTextsAreToldApart(
        _ sentence: String, _ first: String, _ second: String, _ firstCall: String, _ secondCall: String
    ) throws {
        let module = try expectSplit(
            separationSource("if index == 0 {\n\(first)\n} else {\n\(second)\n}"), context: app,
            presenter: "wireframe.\(firstCall)")
        expect(module.presenter, holds: "wireframe.\(secondCall)")
    }
}
