import Testing

@testable import ViperSplit

/// What a closure that leaves holds, which has `self` from a closure around it.
struct InheritedCapturesTests {
    private let app = """
        import UIKit
        class Checker { static let shared = Checker(); func check(_ done: @escaping (Bool) -> Void) {} }
        """

    private func wireframe(_ head: String, _ base: String, handler: String, before: String = "") throws -> String {
        try expectSplit(
            """
            private var tries = 0
            // MARK: - Handle view event
            func open() {
                Checker.shared.check { \(head)_ in
                    \(before)
                    \(base)tries += 1
                    let alert = UIAlertController(title: "Locked", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: \(handler)))
                    \(base)present(alert, animated: true)
                }
            }
            """, context: [app]
        ).wireframe
    }

    @Test(arguments: [
        ("[weak self] ", "self?.", "", "{ _ in self?.dismiss(animated: true) }", "handler: { [weak self] _ in"),
        ("[unowned self] ", "self.", "", "{ _ in self.dismiss(animated: true) }", "handler: { [unowned self] _ in"),
        (
            "[weak self] ", "self?.", "", "{ [alert] _ in self?.dismiss(animated: true); alert.title = nil }",
            "handler: { [weak self, alert] _ in"
        ),
        // What a closure within catches is its own first.
        (
            "[weak self] ", "self?.", "",
            "{ _ in DispatchQueue.main.async { [weak self] in self?.dismiss(animated: true) } }",
            "handler: { [weak self] _ in"
        ),
        // Its own list says so already.
        (
            "[weak self] ", "self?.", "", "{ [weak self] _ in self?.dismiss(animated: true) }",
            "handler: { [weak self] _ in"
        ),
    ])
    func itHoldsSelfAsItDid(_ head: String, _ base: String, before: String, handler: String, _ result: String) throws {
        let wireframe = try wireframe(head, base, handler: handler, before: before)
        #expect(wireframe.contains(result), "\(wireframe)")
    }

    /// A closure that holds `self` goes on holding the screen, and so does one behind `guard let self`.
    @Test(arguments: [("", "self.", ""), ("[weak self] ", "self.", "guard let self else { return }")])
    func whatHoldsTheScreenDoesSo(_ head: String, _ base: String, before: String) throws {
        let wireframe = try wireframe(
            head, base, handler: "{ _ in self.dismiss(animated: true) }", before: before)
        #expect(wireframe.contains("handler: { [viewController] _ in"), "\(wireframe)")
    }

    /// By another name than `self` it can't be said in a method of its own.
    @Test func anotherNameStays() throws {
        let source = """
            private var tries = 0
            // MARK: - Handle view event
            func open() {
                Checker.shared.check { [weak screen = self] _ in
                    screen?.tries += 1
                    let alert = UIAlertController(title: "Locked", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in screen?.dismiss(animated: true) })
                    screen?.present(alert, animated: true)
                }
            }
            func leave() { dismiss(animated: true) }
            """
        let module = try expectSplit(source, context: [app])
        #expect(!module.wireframe.contains("UIAlertAction"), "\(module.wireframe)")
    }

    /// `[self]` below a weak one catches what may be nothing.
    @Test func whatIsCaughtAsAnOptionalStays() throws {
        let source = """
            private var tries = 0
            // MARK: - Handle view event
            func open() {
                Checker.shared.check { [weak self] _ in
                    self?.tries += 1
                    let alert = UIAlertController(title: "Locked", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default) { [self] _ in self?.dismiss(animated: true) })
                    self?.present(alert, animated: true)
                }
            }
            func leave() { dismiss(animated: true) }
            """
        let module = try expectSplit(source, context: [app])
        #expect(!module.wireframe.contains("UIAlertAction"), "\(module.wireframe)")
    }

    /// A closure that asks whether its `self` is there goes on catching it, and one that is handed all that it read doesn't.
    @Test(arguments: [
        ("guard let self else { return }\nfield.tag = self.limit\nfield.delegate = self", "{ [weak self] field in"),
        ("field.tag = self?.limit ?? 0", "{ field in"),
    ])
    func whatIsUnwrappedIsCaught(_ code: String, _ head: String) throws {
        let source = """
            private let limit = 3
            private var tries = 0
            private var dialog = UIAlertController()
            // MARK: - Handle view event
            func open() {
                tries += 1
                dialog = UIAlertController(title: "Locked", message: nil, preferredStyle: .alert)
                name()
                dialog.addTextField { [weak self] field in
                    \(code)
                }
                present(dialog, animated: true)
            }
            func name() { dialog.message = "Locked" }
            """
        let other = "import UIKit\nextension NotesViewController: UITextFieldDelegate {}"
        let module = try checkedSplit(source, extending: [other], context: [app])
        #expect((module.wireframe + module.view).contains("dialog.addTextField \(head)"), "\(module.wireframe)")
    }

    /// A list that is gone through behind `self?` is none by itself.
    @Test func whatIsBegunBehindSelfIsNoValue() throws {
        let source = """
            private var titles = ["A", "B"]
            // MARK: - Handle view event
            func open() {
                Checker.shared.check { [weak self] _ in
                    let alert = UIAlertController(title: "Locked", message: nil, preferredStyle: .alert)
                    self?.titles.forEach { title in
                        alert.addAction(UIAlertAction(title: title, style: .default) { _ in self?.leave() })
                    }
                    self?.present(alert, animated: true)
                }
            }
            func leave() { titles = []; dismiss(animated: true) }
            """
        let module = try expectSplit(source, context: [app])
        #expect(!module.presenter.contains("(for: self?.titles)"), "\(module.presenter)")
        #expect(module.view.contains("self?.presenter.titles.forEach"), "\(module.view)")
    }
}
