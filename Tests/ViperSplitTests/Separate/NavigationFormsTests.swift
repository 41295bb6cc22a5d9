import Testing

@testable import ViperSplit

/// Names, limits and comments of the methods that the Wireframe shows screens by.
struct NavigationFormsTests {
    @Test func whatTheScreenOnTopIsAskedShowsNothing() throws {
        let module = try checkedSplit(
            separationSource("print(presentedViewController?.isBeingDismissed as Any)"), context: separationApp)
        expect(module.wireframe, lacks: "presentedViewController")
    }

    /// What is told nothing but where to present from is named after who does it, if the name that it has is taken.
    @Test(arguments: [("authenticate", "showLogin"), ("other", "authenticate")])
    func whoPresentsFromHereGivesTheName(_ taken: String, _ name: String) throws {
        let login = """
            import UIKit
            enum Login {
                static func authenticate(_ screen: UIViewController) { screen.present(UIViewController(), animated: true) }
            }
            """
        let source = separationSource("Login.authenticate(self)") + "\nfunc \(taken)() { tableView.reloadData() }"
        try expectSplit(
            source, context: separationApp + [login], presenter: "wireframe.\(name)()",
            wireframe: "Login.authenticate(viewController)")
    }

    @Test func anotherScreenThatIsNotedStays() throws {
        let code = "let next = NoteViewController()\npresent(next, animated: true)\nshown = nil"
        try expectSplit(
            separationSource(code), context: separationApp, presenter: "wireframe.showNote()\nwireframe.clearShown()")
    }

    @Test(arguments: [
        (
            "Something follows what may return early.",
            "guard let next = Screens.makeNote() else { return }\npresent(next, animated: true)\nnotes = []"
        ),
        (
            "What is made for the screen is made only if there is one.",
            "if let next = Screens.makeNote() {\nnext.note = makeNote()\npresent(next, animated: true)\n}"
        ),
        (
            "What is handed over depends on what is found on the way.",
            "guard let next = Screens.makeNote(), let found = store.all(in: next.title ?? text).first else { return }\n"
                + "next.note = found\npresent(next, animated: true)"
        ),
        (
            "The presenter has more to do before it is shown.",
            "let next = PageViewController(number: index)\nnotes = []\npresent(next, animated: true)"
        ),
    ])
    func whatCantBeBuiltElsewhereStays(_ sentence: String, _ code: String) throws {
        try expectStays(
            separationSource(code) + "\nfunc makeNote() -> Note { notes = []; return Note() }", context: separationApp,
            member: "handle", rule: "inherited-member")
    }

    @Test func aGenericInitialiserTellsNothing() throws {
        try expectStays(
            separationSource("present(PageViewController(content: contentNobodyKnows(text)), animated: true)"),
            context: separationApp, member: "handle", rule: "inherited-member")
    }

    @Test func whoIsHandedSelfForSomethingElseIsNotAWayToAScreen() throws {
        let module = try checkedSplit(
            separationSource("Support.shared.start(for: self, topic: text)"), context: separationApp)
        expect(module.wireframe, lacks: "Support")
    }

    @Test func aSegueIsASegueWhoeverPerformsIt() throws {
        let app = """
            import UIKit
            enum Segues { static let tagsSegue = Segues.tags; case tags }
            extension UIViewController {
                func perform(segue: Segues) { performSegue(withIdentifier: "tags", sender: self) }
            }
            """
        try expectSplit(
            separationSource("notes = []\nperform(segue: Segues.tagsSegue)"), context: separationApp + [app],
            presenter: "wireframe.showTags()")
    }

    @Test("What the app adds to view controllers is another method.", arguments: [true, false])
    func theAppMayDeclareAMethodOfTheName(_ isAdded: Bool) throws {
        let own =
            "extension UIViewController { func dismiss(animated: Bool) { dismiss(animated: animated, completion: nil) } }"
        let code =
            "notes = []\nif index == 1 { dismiss(animated: true) } else { dismiss(animated: true, completion: nil) }"
        let module = try expectSplit(
            separationSource(code), context: separationApp + (isAdded ? ["import UIKit\n" + own] : []))
        #expect(module.presenter.ranges(of: "wireframe.close()").count == (isAdded ? 1 : 2))
    }

    /// The closure that the Presenter gives has neither the action nor its type.
    @Test func whatAClosureNoLongerTakesKeepsNoBody() throws {
        let alert = """
            let alert = UIAlertController(title: "Sure", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { (action: UIAlertAction) -> Void in
                self.note = nil
                self.nameLabel.text = nil
            })
            present(alert, animated: true)
            """
        try expectSplit(
            separationSource(alert), context: separationApp,
            presenter: "wireframe.showSureAlert { [view] in\nself.note = nil\nview.setNameLabelText(nil)\n}")
    }

    @Test("Equal code is one method, and a comment that only one place has stays there.", arguments: [true, false])
    func equalCodeWithComments(_ isEqual: Bool) throws {
        let other = isEqual ? "// Stays quiet." : "// Tells nobody."
        func leaving(_ comment: String) -> String { "dismiss(animated: false) {\n            \(comment)\n        }" }
        let module = try expectSplit(
            """
            import UIKit

            class NotesViewController: UIViewController {
                private let store = NoteStore.shared

                @objc private func cancel() {
                    store.save("")
                    \(leaving("// Stays quiet."))
                }

                @objc private func done() {
                    store.save("done")
                    \(leaving(other))
                }
            }
            """, context: ["class NoteStore { static let shared = NoteStore(); func save(_ text: String) {} }"])
        #expect(module.wireframe.ranges(of: "dismiss(animated: false)").count == 1)
        expect(module.view, lacks: "dismiss")
        expect(module.wireframe, holds: "// Stays quiet.")
        #expect(module.presenter.contains("wireframe.close() // Tells nobody.") == !isEqual)
    }
}
