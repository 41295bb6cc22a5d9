import Testing

@testable import ViperSplit

/// Which calls may make the app drop the screen before they return.
struct EffectsTests {
    /// Whether the Presenter's code, which a callback enters, keeps the screen until it has rendered.
    private func mayRelease(
        _ code: String, besides declarations: String = "", app: [String]? = nil
    ) throws -> Bool {
        let module = try expectSplit(
            """
            private func render() {}
            \(declarations)
            // MARK: - Handle view event
            private func f() {
                \(code)
                render()
            }
            private func enter() { DispatchQueue.main.async { [weak self] in self?.f() } }
            """, context: app, presenter: "view.render()")
        return module.presenter.contains("// keeps the screen alive")
    }

    @Test(
        arguments: [
            ("A service may.", "store.save()", "let store: NoteStore"),
            ("A delegate may.", "delegate?.didSave()", "weak var delegate: NoteDelegate?"),
            ("A closure may.", "done?()", "var done: (() -> Void)?"),
            ("A method that does may.", "close()", "func close() { dismiss(animated: true) }"),
            (
                "So may one that calls it.", "leave()",
                "func leave() { close() }\nfunc close() { dismiss(animated: true) }"
            ),
            ("On self it is the same.", "self.close()", "func close() { dismiss(animated: true) }"),
            (
                "A closure that is run at once does.", "[1].forEach { _ in close() }",
                "func close() { dismiss(animated: true) }"
            ),
            (
                "A setter does what its observer does.", "isDone = true",
                "var isDone = false { didSet { dismiss(animated: true) } }"
            ),
        ] as [(String, String, String)])
    func callsThatMay(_ sentence: String, code: String, declarations: String) throws {
        #expect(try mayRelease(code, besides: declarations), "\(sentence)")
    }

    @Test(
        arguments: [
            ("A view's method doesn't.", "table.reloadData()", "let table = UITableView()"),
            ("An outlet's doesn't.", "table.reloadData()", "@IBOutlet var table: UITableView!"),
            ("A container's doesn't.", "items.append(1)", "var items = [1]"),
            ("A text's doesn't.", "name.append(\"\")", "var name: String = \"\""),
            ("A method that doesn't doesn't.", "show()", "func show() { print(1) }"),
            (
                "A closure runs later.", "print { [weak self] in self?.close() }",
                "func close() { dismiss(animated: true) }"
            ),
            ("A function of Swift doesn't.", "print(1)", ""),
            ("What shows a screen doesn't.", "present(UIViewController(), animated: true)", ""),
            (
                "A setter doesn't whose observer doesn't.", "isDone = true",
                "var isDone = false { didSet { print(1) } }"
            ),
            ("A pattern is no call.", "switch x { case .some(let y): print(y) default: break }", "var x: Int?"),
        ] as [(String, String, String)])
    func callsThatDoNot(_ sentence: String, code: String, declarations: String) throws {
        #expect(try !mayRelease(code, besides: declarations), "\(sentence)")
    }

    @Test(
        arguments: [
            ("A function of the app does what its body does.", "finish()", true),
            ("One that only counts doesn't.", "count()", false),
            ("One that calls it does, on any object.", "steps.last()", true),
            ("Its neighbour doesn't.", "steps.next()", false),
            ("What a subclass may do otherwise may.", "steps.skip()", true),
            ("A requirement has no body.", "(steps as Walking).next()", true),
            ("A setter of its own runs its observer.", "steps.open()", true),
            ("One without an observer runs nothing.", "steps.shut()", false),
            ("A part that is set sets the whole.", "steps.state.isOpen = true", true),
            ("That of another whole doesn't.", "steps.place.isOpen = true", false),
            ("An initialiser does what its body does.", "_ = Flusher()", true),
            ("Memberwise there is none.", "_ = Place()", false),
            ("Those that call each other do what one of them does.", "steps.ping(1)", true),
            ("If none of them does, they don't.", "steps.tick(1)", false),
        ] as [(String, String, Bool)])
    func functionsOfTheApp(_ sentence: String, code: String, may: Bool) throws {
        let app = """
            import UIKit
            weak var screen: UIViewController?
            var number = 0
            func finish() { screen?.dismiss(animated: false) }
            func count() { number += 1 }
            protocol Walking { func next() }
            class Steps: Walking {
                func last() { finish() }
                func next() { count() }
                func skip() { count() }
                var isOpen = false { didSet { finish() } }
                var isShut = false
                func open() { isOpen = true }
                func shut() { isShut = true }
                var state = Place() { didSet { finish() } }
                var place = Place()
                func ping(_ times: Int) { pong(times - 1); pong(times - 2) }
                func pong(_ times: Int) { if times > 0 { ping(times) } else { finish() } }
                func tick(_ times: Int) { tock(times - 1) }
                func tock(_ times: Int) { if times > 0 { tick(times) } }
            }
            struct Place { var isOpen = false }
            final class Flusher { init() { finish() } }
            final class LastSteps: Steps { override func skip() { finish() } }
            """
        let found = try mayRelease(code, besides: "private let steps = Steps()", app: [app])
        #expect(found == may, "\(sentence)")
    }
}
