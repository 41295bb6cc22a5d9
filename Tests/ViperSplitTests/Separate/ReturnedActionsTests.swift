import Testing

@testable import ViperSplit

/// `return show(note)`, where nothing is given: the call leaves as a statement would, and `return` stays.
struct ReturnedActionsTests {
    private let app = """
        import UIKit
        extension UIView { func shake() {}; func isShaken() -> Bool { false } }
        final class Help { static let shared = Help(); func open(from screen: UIViewController) {} }
        """

    private func source(_ code: String, result: String = "") -> String {
        """
        @IBOutlet var label: UILabel!
        private var count = 0
        // MARK: - Handle view event
        func save()\(result) {
            guard count > 0 else {
                \(code)
            }
            count -= 1
            count += count * 2
        \(result.isEmpty ? "" : "    return false")
        }
        """
    }

    @Test(arguments: [
        ("return label.shake()", "return view.shakeLabel()"),
        ("return present(NoteViewController(), animated: true)", "return wireframe.showNote()"),
        ("return Help.shared.open(from: self)", "return wireframe.openScreen()"),
    ])
    func aCallThatGivesNothingLeaves(_ code: String, _ presenter: String) throws {
        let app = [app, "import UIKit\nclass NoteViewController: UIViewController {}"]
        let module = try expectSplit(source(code), context: app, presenter: presenter)
        #expect(module.split.findings.filter { $0.severity == .warning && $0.rule != "base-files" } == [])
    }

    @Test func whatIsGivenIsNoCommand() throws {
        let module = try checkedSplit(source("return label.isShaken()", result: " -> Bool"), context: [app])
        expect(module.view, lacks: "func isShaken")
    }

    @Test func whatIsBuiltBeforeItStaysWithIt() throws {
        let code = """
            let note = NoteViewController()
            note.title = "note"
            return present(note, animated: true)
            """
        let module = try checkedSplit(
            source(code), context: [app, "import UIKit\nclass NoteViewController: UIViewController {}"])
        expect(module.wireframe, lacks: "return viewController.present")
    }
}
