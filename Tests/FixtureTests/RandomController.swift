import Oracle
import ViperSplit

/// A small controller whose members do what members of controllers do, and ask each other at random.
struct RandomController {
    let file: SourceFile
    let context: [SourceFile] = [app]

    /// - Parameter isLarge: it has about as many members as small controllers of apps.
    init(seed: UInt64, isLarge: Bool = false) {
        var maker = ControllerMaker(seed: seed, isLarge: isLarge)
        file = SourceFile(path: "App/NotesViewController.swift", text: maker.makeText())
    }

    /// The app around it, which declares what it uses.
    private static let app = SourceFile(
        path: "App/Notes.swift",
        text: """
            import UIKit
            final class NoteStore {
                static let shared = NoteStore()
                var count = 0
                func save(_ count: Int) {}
                func stop() -> Int { 0 }
                func next() async -> Int { 0 }
                func load(_ done: @escaping (Int) -> Void) {}
            }
            final class UsageTracker {
                static let shared = UsageTracker()
                func track(_ name: String) {}
            }
            protocol NotesDelegate: AnyObject {
                func notes(_ controller: UIViewController, didChange count: Int)
                func notesDidEnd(_ count: Int)
            }
            final class EditorViewController: UIViewController {
                init(count: Int) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
            }
            """)
}

private struct ControllerMaker {
    private var generator: SeededGenerator
    private let methods: Int
    private let helpers: Int
    private let states: Int
    private let statementsAtMost: Int

    init(seed: UInt64, isLarge: Bool) {
        generator = SeededGenerator(seed: seed)
        methods = .random(in: isLarge ? 4...8 : 1...3, using: &generator)
        helpers = .random(in: isLarge ? 1...4 : 0...2, using: &generator)
        states = .random(in: isLarge ? 2...3 : 1...2, using: &generator)
        statementsAtMost = isLarge ? 4 : 2
    }

    // MARK: - Members

    mutating func makeText() -> String {
        var members = [
            "@IBOutlet private weak var nameLabel: UILabel!", "@IBOutlet private weak var tableView: UITableView!",
            "private let store = NoteStore.shared", "\(oneOf("private ", "")) var last = 0",
            "weak var delegate: NotesDelegate?",
        ]
        members += (0..<states).map { "\(oneOf("private ", ""))var state\($0) = \($0)" }
        members.append(lines("override func viewDidLoad() {", ["super.viewDidLoad()"] + statements(), "}"))
        var others = (0..<methods).map { makeMethod($0) } + (0..<helpers).map { makeHelper($0) }
        if chance(3) { members.append("var watched = 0 {\n    didSet {\n        \(statement())\n    }\n}") }
        if chance(3) { members.append("private lazy var limit = \(value())") }
        if chance(3) { others.append("static func make(_ x: Int) -> Int { x + 1 }") }
        if chance(3) { others.append("var total: Int { \(value()) + \(value()) }") }
        if chance(3) { others.append(lines("deinit {", ["delegate?.notesDidEnd(last)"], "}")) }
        members += others.shuffled(using: &generator).map { (mark() ?? "") + $0 }
        if chance(3) { members.append(lines("override func viewDidAppear(_ animated: Bool) {", statements(), "}")) }
        let body = members.map { $0.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n") }
        return
            "import UIKit\n\nprivate var reports: [Int] = []\nprivate func report(_ count: Int) { reports.append(count) }\n\nclass NotesViewController: UIViewController {\n"
            + body.joined(separator: "\n\n")
            + "\n}\n"
            + (chance(3) ? dataSource() : "")
    }

    private mutating func makeMethod(_ index: Int) -> String {
        let head =
            switch Int.random(in: 0...5, using: &generator) {
            case _ where index == 0: "@objc func method0() {"
            case 0: "@IBAction func method\(index)() {"
            case 1: "@objc private func method\(index)() {"
            case 2: "private func method\(index)() {"
            default: "func method\(index)() {"
            }
        return lines(head, statements(), "}")
    }

    private mutating func makeHelper(_ index: Int) -> String {
        let others = (0..<helpers).filter { $0 != index }.map { "helper\($0)(x)" }
        let other = others.randomElement(using: &generator) ?? "x"
        return
            "\(oneOf("private ", ""))func helper\(index)(_ x: Int) -> Int { \(oneOf("x", other)) + \(oneOf("1", value())) }"
    }

    private mutating func mark() -> String? {
        guard chance(6) else { return nil }
        return "// MARK: - " + oneOf("Update view", "Handle view event", "Wireframe", "Business use case", "Other")
            + "\n"
    }

    private mutating func dataSource() -> String {
        """

        extension NotesViewController: UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                \(statement())
            }
        }

        """
    }

    // MARK: - Statements

    private mutating func statements() -> [String] {
        (0..<Int.random(in: 1...statementsAtMost, using: &generator)).map { _ in statement() }
    }

    private mutating func statement() -> String {
        switch Int.random(in: 0...17, using: &generator) {
        case 12: "report(\(state()))"
        case 13: lines("store.load { count in", ["self.\(state()) = count", "self.\(method())"], "}")
        case 14: "perform(#selector(method0))"
        case 15: lines("Task {", ["\(state()) = await store.next()", statement()], "}")
        case 0: "nameLabel.text = \"\\(\(value()))\""
        case 1: "tableView.reloadData()"
        case 2: "title = \"\\(\(value()))\""
        case 3: "store.save(\(value()))"
        case 4: "UsageTracker.shared.track(\"\(oneOf("one", "two"))\")"
        case 5: lines("store.load { [weak self] count in", ["self?.\(state()) = count", "self?.\(method())"], "}")
        case 6: "present(EditorViewController(count: \(value())), animated: true)"
        case 7: "navigationController?.popViewController(animated: true)"
        case 8: "delegate?.notes(self, didChange: \(value()))"
        case 9: lines("if \(value()) > 1 {", [statement()], oneOf("}", "} else {\n    \(method())\n}"))
        case 10, 11: method()
        default: "\(state()) \(oneOf("=", "+=")) \(value())"
        }
    }

    private mutating func method() -> String { "method\(Int.random(in: 0..<methods, using: &generator))()" }
    private mutating func state() -> String { "state\(Int.random(in: 0..<states, using: &generator))" }

    private mutating func value() -> String {
        switch Int.random(in: 0...6, using: &generator) {
        case 0: "store.count"
        case 1: "store.stop()"
        case 2 where helpers > 0: "helper\(Int.random(in: 0..<helpers, using: &generator))(\(state()))"
        case 3: "last"
        default: state()
        }
    }

    // MARK: - Choices

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 1...one, using: &generator) == 1 }

    private mutating func oneOf(_ choices: String...) -> String { choices.randomElement(using: &generator) ?? "" }

    private func lines(_ head: String, _ inner: [String], _ end: String) -> String {
        let inside = inner.flatMap { $0.split(separator: "\n") }.map { "    " + $0 }
        return ([head] + inside + [end]).joined(separator: "\n")
    }
}
