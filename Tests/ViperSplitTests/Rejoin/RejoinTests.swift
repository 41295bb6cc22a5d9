import Foundation
import Testing

@testable import ViperSplit

/// View controllers of which the Interactor's members went first, and the rest goes later.
struct RejoinTests {
    private static let view = """
        import UIKit

        final class NotesViewController: UIViewController {

            @IBOutlet private weak var label: UILabel!

            private let store = NoteStore.shared

            // MARK: - Handle view event

            @IBAction private func save() {
                saveNotes()
                showCount()
                store.note("saved")
            }

            // MARK: - Update view

            private func showCount() {
                label.text = "\\(count)"
            }

            // MARK: - Business use case

            private var count = 0

            private func saveNotes() {
                count += 1
                store.save(count)
            }
        }

        """
    private static let app = """
        final class NoteStore {
            static let shared = NoteStore()
            func save(_ count: Int) {}
            func note(_ text: String) {}
            var last: Int { 0 }
        }
        """
    private static let path = "App/NotesViewController.swift"

    private func options(_ module: [SourceFile] = [], template: String = "infinum") throws -> SplitOptions {
        var options = SplitOptions(context: contextFiles([Self.app]), template: try Template(template))
        options.context? += module
        return options
    }

    /// The files of the module, and the view controller's first, once the Interactor's members have left that.
    private func filesOfFirstRun(_ template: String, of view: String = view) throws -> [SourceFile] {
        var options = try options(template: template)
        let given = [SourceFile(path: Self.path, text: view)]
        var plan = try #require(try planDocument(given, options: options))
        for place in plan.members.indices where plan.members[place].role != "interactor" {
            plan.members[place].role = PlannedMember.later
        }
        options.plan = plan
        let split = try ViperSplit.split(given, options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        return try split.changes.changes.map { SourceFile(path: $0.path, text: try $0.newContents()) }
    }

    private func contents(_ changes: ChangeSet, over files: [SourceFile] = []) throws -> [String: WordsOfFile] {
        let texts = files.reduce(into: [:]) { $0[$1.path] = $1.text }
        return try changes.changes.reduce(into: texts) { $0[$1.path] = try $1.newContents() }.mapValues(
            WordsOfFile.init)
    }

    @Test(arguments: ["infinum", "vipera", "zikviper", "zikviper-router", "viper-base"])
    func twoRunsArriveAtTheModuleOfOne(_ template: String) throws {
        try expectTheSameModule(of: Self.view, template)
    }

    private func expectTheSameModule(of view: String, _ template: String) throws {
        let first = try filesOfFirstRun(template, of: view)
        #expect(first[0].path == Self.path)
        let second = try split([first[0]], options: try options(Array(first.dropFirst()), template: template))
        #expect(second.outcome == .split, "\(second.findings.map(\.message))")
        let once = try split([SourceFile(path: Self.path, text: view)], options: try options(template: template))
        #expect(try contents(second.changes, over: first) == contents(once.changes))
    }

    @Test(
        arguments: [
            (
                "An override calls what was its code.", "",
                "override func viewDidDisappear(_ animated: Bool) {\n        store.note(\"gone\")\n        super.viewDidDisappear(animated)\n    }"
            ),
            (
                "Only the file's own.", "private let step = 2\n\nprivate struct Step {\n    let count: Int\n}",
                "private var steps: [Step] = []\n\n    private func walk() {\n        steps.append(Step(count: step))\n        store.save(steps.count)\n    }"
            ),
            (
                "Between others that are stored.", "",
                "private var first = 1\n    var shared = NoteStore.shared.last\n    private var last = 2\n\n    private func sum() {\n        store.save(first + shared + last)\n    }"
            ),
            (
                "Known by a selector.", "",
                "@objc private func stored(_ notice: Notification) {\n        store.note(\"stored\")\n    }\n\n    func watch() {\n        NotificationCenter.default.addObserver(self, selector: #selector(stored(_:)), name: .init(\"a\"), object: nil)\n    }"
            ),
            (
                "Another of its names with labels.", "",
                "private var tally = 0\n\n    func tally(from start: Int) {\n        label.text = \"\\(start)\"\n    }\n\n    private func tallyUp() {\n        tally += 1\n        store.save(tally)\n    }"
            ),
        ])
    func whatWentComesBackAsItWas(_ sentence: String, _ beside: String, _ members: String) throws {
        let head = "final class NotesViewController"
        let view = Self.view.replacing(head, with: beside.isEmpty ? head : beside + "\n\n" + head)
            .replacing("    private var count = 0\n", with: "    private var count = 0\n\n    \(members)\n")
        try expectTheSameModule(of: view, "infinum")
    }

    /// The negative twin: a word of somebody's in the module stays, which grows around it.
    @Test(arguments: ["Presenter", "Interactor", "Wireframe"])
    func whatSomebodyWroteStays(_ component: String) throws {
        var first = try filesOfFirstRun("infinum")
        let place = try #require(first.firstIndex { $0.path.hasSuffix("Notes\(component).swift") })
        let mark = "    // MARK: - \(component == "Wireframe" ? "Module setup" : "Lifecycle") -"
        #expect(first[place].text.contains(mark))
        first[place].text = first[place].text.replacing(mark, with: "    func hand() { print(1) }\n\n" + mark)
        let second = try split([first[0]], options: try options(Array(first.dropFirst())))
        #expect(second.outcome == .split, "\(second.findings.map(\.message))")
        let text = try second.changes.changes.first { $0.path == first[place].path }?.newContents() ?? first[place].text
        #expect(text.contains("func hand() { print(1) }"))
    }

    /// A finding is about the file as it is, not as it was before.
    @Test func aFindingNamesTheLineThatIsWritten() throws {
        var first = try filesOfFirstRun("infinum")
        let end = try #require(first[0].text.range(of: "\n}\n"))
        first[0].text.replaceSubrange(
            end, with: "\n\n    // MARK: - Handle view event\n\n    private func odd() { handOn(self) }\n}\n")
        let lines = first[0].text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("handOn(self)") })
        let second = try split([first[0]], options: try options(Array(first.dropFirst())))
        let finding = try #require(second.findings.first { $0.message.contains("odd") })
        #expect(finding.line == line + 1)
    }

    @Test(
        arguments: [
            ("The order of functions.", "func b() {}\nfunc a() {}", true),
            ("A mark.", "// MARK: - A\nfunc a() {}\nfunc b() {}", true),
            ("A gap.", "func a() {\n}\n\nfunc b() {}", true),
            ("A word.", "func a() {}\nfunc c() {}", false),
            ("A comment.", "// a\nfunc a() {}\nfunc b() {}", false),
            ("A comment at the end.", "func a() {}\nfunc b() {}\n// b\n", false),
        ])
    func wordsAreCounted(_ sentence: String, _ members: String, _ isSame: Bool) {
        func file(_ members: String) -> WordsOfFile {
            WordsOfFile(of: "import UIKit\nfinal class A {\n\(members)\n}\n")
        }
        #expect((file("func a() {}\nfunc b() {}") == file(members)) == isSame)
        #expect(file("var a = 1\nvar b = 2") != file("var b = 2\nvar a = 1"))
    }
}
