import Testing

@testable import ViperSplit

/// What a comment asks to leave alone stays as it is, to the byte, and the rest of the split fits itself around it.
struct IgnoredMembersTests {
    private func source(_ comment: String, _ member: String, besides: String = "") -> String {
        """
        import UIKit

        class NotesViewController: UIViewController {
            @IBOutlet var nameLabel: UILabel!
            private let store = NoteStore.shared
            private var count = 0
            // MARK: - Handle view event
            func load() {
                count += 1
                nameLabel.text = store.name()
            }
            \(comment)
            \(member)
            \(besides)
        }
        """
    }

    private let app = ["class NoteStore { static let shared = NoteStore(); func name() -> String { \"\" } }"]

    private let body = "private func track() {  count += 1; load( ) ; store.name()\n        dismiss(animated:true) }"

    @Test(arguments: ["// viper-split: ignore", "/* viper-split: ignore */", "// viper-split: ignore - see below"])
    func theMemberStaysToTheByte(_ comment: String) throws {
        let module = try expectSplit(source(comment, body), context: app, presenter: "func load() {\ncount += 1")
        #expect(module.view.contains("    \(comment)\n    \(body)\n"), "\(module.view)")
        // It names them as before.
        expect(module.view, holds: "func load() {\npresenter.load()\n}")
        expect(module.view, holds: "var count: Int {\nget { presenter.count }\nset { presenter.count = newValue }\n}")
    }

    @Test func withoutTheCommentItLeaves() throws {
        let module = try expectSplit(source("// Tracks.", body), context: app)
        #expect(!module.view.contains("func track() {  count += 1; load( ) ;"), "\(module.view)")
    }

    @Test func aRegionStays() throws {
        let region = "// viper-split: ignore:begin\n    func a() { count  = 1 }\n    func b() { load( ) }"
        let module = try expectSplit(
            source(region, "// viper-split: ignore:end", besides: "func c() { count  = 2 }"), context: app,
            presenter: "func c() { count  = 2 }")
        #expect(module.view.contains(region + "\n    // viper-split: ignore:end\n"), "\(module.view)")
    }

    @Test func nobodyElseCallsAPrivateOne() throws {
        let source = source(
            "// viper-split: ignore", "private func track() {}", besides: "func save() { track(); count = 2 }")
        try expectStays(source, context: app, member: "save", rule: "no-interface")
        try expectSplit(
            source.replacing("private func track", with: "func track"), context: app, presenter: "view.track()")
    }

    @Test func aChangedByteIsFound() throws {
        let split = try VerifiedSplit(source("// viper-split: ignore", body), context: app)
        #expect(split.failures.isEmpty, "\(split.failures)")
        let failures = try split.failures(replacing: "load( ) ;", with: "load() ;", in: "ViewController")
        #expect(failures.contains { $0.contains("`track` isn't as it was") }, "\(failures)")
    }

    // MARK: - What isn't understood

    @Test(
        arguments: [
            ("// viper-split: formater", .unknownDirective("formater", nearest: "formatter")),
            ("// viper-split: disable", .unknownDirective("disable", nearest: nil)),
            ("// viper-split: ignore:end", .strayDirective), ("// viper-split: ignore", nil),
            ("// viper-split: view", nil), ("// viper-split", nil), ("// viper-split: router", nil),
            ("// viper-split presentr", .unknownDirective("presentr", nearest: "presenter")),
            ("// viper-split view", nil), ("// viper-split has made this", nil),
        ] as [(String, Note?)])
    func unknownDirectivesAreFound(_ comment: String, _ note: Note?) throws {
        let options = SplitOptions(context: contextFiles(app))
        let findings = try split(files(source(comment, body)), options: options).findings
        #expect(findings.filter { $0.rule == "unknown-directive" }.map(\.message) == [note?.message].compactMap { $0 })
    }

    @Test func theMessagesSayWhatToWrite() {
        #expect(
            Note.unknownDirective("formater", nearest: "formatter").message
                == "`formater` is no directive; write `formatter`, if that is meant")
        #expect(
            Note.unknownDirective("disable", nearest: nil).message
                == "`disable` is no directive; there is `view`, `presenter`, `formatter`, `interactor`, `wireframe`, "
                + "`ignore`, `ignore:begin`, `ignore:end`")
        #expect(Note.strayDirective.message == "this directive is about no member; put it right above one")
    }

    /// Other systems call their Wireframes so, and a colon is easily forgotten.
    @Test(arguments: ["viper-split: router", "viper-split wireframe", "viper-split: wireframe, it shows a screen"])
    func theWordsOfOthersAreUnderstood(comment: String) {
        #expect(Directive("// " + comment) == .role(.wireframe))
    }

    @Test func aDirectiveWithinABodyIsFound() throws {
        let source = source("", "func save() {\n// viper-split: presenter\ncount = 2 }")
        let findings = try split(files(source), options: SplitOptions(context: contextFiles(app))).findings
        #expect(findings.contains { $0.rule == "unknown-directive" && $0.line == 14 }, "\(findings)")
    }

    /// What leaves a body above the comment doesn't change its line.
    @Test func aDirectiveIsFoundWhereItWasGiven() throws {
        let code = "func save() { NoteStore.shared.touch(); NoteStore.shared.save(count) }\n"
        let source =
            "import UIKit\nclass NotesViewController: UIViewController {\nvar count = 0\n"
            + code + "// viper-split: presneter\nfunc other() { count = 1 }\n}\n"
        let store = "class NoteStore { static let shared = NoteStore(); func touch() {}; func save(_ count: Int) {} }"
        let split = try split(files(source), options: SplitOptions(context: contextFiles([store])))
        #expect(split.outcome == .split)
        #expect(split.findings.contains { $0.rule == "unknown-directive" && $0.line == 5 }, "\(split.findings)")
    }
}
