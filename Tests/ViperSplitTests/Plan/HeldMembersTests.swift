import Testing

@testable import ViperSplit

/// What findings say of the members that stay: one each, with the cause and the smallest change that frees them.
struct HeldMembersTests {
    private let app = """
        final class NoteStore {
            static let shared = NoteStore()
            func count() -> Int { 0 }
            func name(_ count: Int) -> String { "" }
        }
        """
    private let subclass = "class QuietNotesViewController: NotesViewController { override func load() {} }"

    private func split(_ source: String, besides others: [String] = []) throws -> Split {
        try ViperSplit.split(files(source), options: SplitOptions(context: contextFiles([app] + others)))
    }

    /// The findings about a member, however they name it.
    private func findings(about member: String, _ source: String, besides others: [String] = []) throws -> [Finding] {
        try split(source, besides: others).findings.filter {
            $0.message.hasPrefix("`\(member)` ") || $0.message.hasPrefix("`\(member)()` ")
        }
    }

    private func messages(about member: String, _ source: String, besides others: [String] = []) throws -> [String] {
        try findings(about: member, source, besides: others).map(\.message)
    }

    /// A body that asks a service on another queue, and that nobody asked anywhere.
    private func working(_ statements: String) -> String {
        """
        @IBOutlet var label: UILabel!
        private let store = NoteStore.shared
        private var count = 0
        func other() {
            count = NoteStore.shared.count()
            label.text = ""
        }
        func load() {
        \(statements)
        }
        """
    }

    private let inClosure = """
        let ready = label.text
        DispatchQueue.global().async { [store] in
            let count = store.count()
            print(ready ?? "", count)
        }
        """
    private let held = "`load` stays in the View: `store` is used on another queue"

    // MARK: - Who gets one

    @Test func aBodyThatReadsDataAndStaysHasOneFinding() throws {
        let found = try findings(about: "load", working(inClosure))
        #expect(found.count == 1 && found[0].severity == .note && found[0].rule == "no-interface", "\(found)")
        #expect(found[0].message.hasPrefix(held) && found[0].message.contains("; copy it first: frees "))
        // The advice helps.
        let copied = "let store = store\n" + inClosure.replacing("[store] ", with: "[store = store] ")
        #expect(try messages(about: "load", working(copied)).filter { $0.hasPrefix(held) } == [])
    }

    @Test func aBodyOfTheViewsWorkHasNone() throws {
        let source = working("label.text = \"\"\nlabel.isHidden = true\nlabel.alpha = 1\nlabel.tag = 2")
        #expect(try messages(about: "load", source, besides: [subclass]) == [])
    }

    @Test func aBodyOfFewLinesHasNone() throws {
        let lines = inClosure.split(separator: "\n").map(String.init)
        let short = lines[0] + "\n" + lines[1] + "\n" + lines[2...].joined(separator: "; ").replacing("; }", with: " }")
        #expect(try messages(about: "load", working(short)).filter { $0.hasPrefix(held) } != [])
        let shorter = short.replacing("label.text\n", with: "label.text; ")
        #expect(try messages(about: "load", working(shorter)).filter { $0.hasPrefix(held) } == [])
    }

    @Test func whomADeveloperAskedForTheViewHasNone() throws {
        let asked = working(inClosure).replacing("func load", with: "// viper-split: view\nfunc load")
        #expect(try messages(about: "load", asked).filter { $0.hasPrefix("`load` stays") } == [])
    }

    /// Work in the wrong place is no finding of its own where another says why it is there.
    @Test func oneBodyHasOneFinding() throws {
        let asked = working(inClosure).replacing("func load", with: "// viper-split: presenter\nfunc load")
        let found = try findings(about: "load", asked, besides: [subclass])
        #expect(found.map(\.rule) == ["overridden"], "\(found)")
        #expect(try findings(about: "load", working(inClosure), besides: [subclass]).count == 1)
    }

    @Test func whatNeedsUIKitIsOfThePresentersRule() {
        let wording = Refusal.Cause.code(.namesUIKit("UIColor")).wording
        #expect(
            wording.rule == .uiKitInPresenter
                && wording.reason == "it uses `UIColor`, which only the View and the Wireframe know")
    }

    // MARK: - What frees it

    private func named(_ statements: String) -> String {
        """
        import UIKit
        private extension String {
            var one: String { self }
            var two: String { self }
            var three: String { self }
            var four: String { self }
        }
        class NotesViewController: UIViewController {
            private var text = ""
            // MARK: - Handle view event
            func load() {
                \(statements)
            }
        }

        """
    }

    @Test func theSmallestChangeMayBeOfSeveralParts() throws {
        let one = "`load` stays in the View: it uses the file's own `one` (line 12); make `one` internal"
        #expect(try messages(about: "load", named("text = text.one")) == ["\(one): frees 2 members, 4 lines"])
        #expect(
            try messages(about: "load", named("text = text.one + text.two")) == [
                "\(one), and make `two` internal: frees 2 members, 4 lines"
            ])
    }

    @Test func whatTakesTooMuchIsntAdvised() throws {
        #expect(
            try messages(about: "load", named("text = text.one + text.two + text.three + text.four")) == [
                "`load` stays in the View: it uses the file's own `one` (line 12); no small change frees it"
            ])
    }

    /// What is promised is what comes of it.
    @Test func theChangeFreesAsManyLinesAsItSays() throws {
        func leaving(_ source: String) throws -> Int {
            let plan = try #require(try planDocument(files(source), options: SplitOptions(context: [])))
            return plan.members.filter { $0.role != "view" }.reduce(0) { $0 + $1.lines }
        }
        let source = named("text = text.one")
        let change = try #require(
            try planDocument(files(source), options: SplitOptions(context: []))?.changes.first)
        let changed = source.replacing("private extension", with: "extension")
        #expect(try leaving(changed) - leaving(source) == change.lines && change.lines == 4)
    }

    @Test func whatTheChangeFreesIsCounted() {
        func message(_ change: Note.Change) -> String {
            Note.held(member: "f", .code(.handsOnSelf), line: 2, change).message
        }
        let stays = "`f` stays in the View: it hands on `self` (line 2); "
        #expect(message(.unproven) == stays + "hand it on from a method of the View or the Wireframe")
        #expect(message(.freesNothing) == stays + "no small change frees it")
        #expect(message(.frees(advice: "say so", members: 1, lines: 1)) == stays + "say so: frees 1 line")
        #expect(message(.frees(advice: "say so", members: 2, lines: 9)) == stays + "say so: frees 2 members, 9 lines")
    }

    // MARK: - Nothing can leave

    @Test func whereNothingLeavesABodySaysWhy() throws {
        func source(_ code: String) -> String {
            "import UIKit\nclass NotesViewController<T>: UIViewController {\n@IBOutlet var label: UILabel!\n\(code)\n}\n"
        }
        let kept = try split(source("private var count = 0\nfunc load() { count = NoteStore.shared.count() }"))
        #expect(kept.outcome == .nothingCanMove, "\(kept.findings)")
        #expect(kept.findings.contains { $0.rule == "generic-controller" && $0.message.hasPrefix("`load` stays") })
        let shown = try split(source("func load() { label.text = \"\" }"))
        #expect(shown.outcome == .nothingToMove && shown.findings == [])
    }
}
