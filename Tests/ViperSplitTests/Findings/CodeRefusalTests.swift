import Testing

@testable import ViperSplit

/// What keeps a member in the View: each rule with the least that triggers it, and with what just doesn't.
struct BlockerTests {
    /// A rule, the code that it keeps in the View as `f`, and nearly the same code that may go.
    struct Row: CustomTestStringConvertible, Sendable {
        let sentence: String
        let rule: String
        let reason: String
        let kept: String
        let moved: String

        init(_ sentence: String, _ rule: String, _ reason: String, kept: String, moved: String) {
            self.sentence = sentence
            self.rule = rule
            self.reason = reason
            self.kept = kept
            self.moved = moved
        }

        var testDescription: String { sentence }
    }

    private func handled(_ code: String) -> String {
        """
        @IBOutlet private weak var label: UILabel!
        // MARK: - Handle view event
        \(code)
        """
    }

    private func expectKept(_ row: Row, in source: (String) -> String, _ role: Role = .presenter) throws {
        try expectStays(source(row.kept), member: "f", rule: row.rule, message: row.reason)
        try expectMoves(source(row.moved), member: "f", to: role)
    }

    @Test(arguments: [
        Row(
            "A member that shares its line can't be taken out.", "shared-line", "it shares a line with other code",
            kept: "private func f() {}; private let n = 1", moved: "private func f() {}"),
        Row(
            "An attribute may change anything.", "attribute", "it has the attribute `@Traced`",
            kept: "@Traced private func f() {}", moved: "@discardableResult private func f() -> Int { 1 }"),
        Row(
            "A wrapper may do anything.", "attribute", "it has the attribute `@Saved`",
            kept: "@Saved private var f = 1", moved: "private var f = 1"),
        Row(
            "Other modules may override it.", "open", "it is `open`",
            kept: "open func f() {}", moved: "public func f() {}"),
        Row(
            "The runtime may replace it.", "modifier", "it is `dynamic`",
            kept: "@objc dynamic func f() {}", moved: "@objc func f() {}"),
        Row(
            "Code of other isolation stays.", "modifier", "it is `nonisolated`",
            kept: "nonisolated private func f() {}", moved: "@MainActor private func f() {}"),
        Row(
            "Properties that are declared at once stay.", "several-names", "it declares several properties at once",
            kept: "private var f = 1, n = 2", moved: "private var f = 1"),
        Row(
            "A tuple of properties stays.", "several-names", "it declares several properties at once",
            kept: "private var (f, n) = (1, 2)", moved: "private var f = (1, 2)"),
    ])
    func aDeclarationKeepsAMember(_ row: Row) throws {
        try expectKept(row, in: handled)
    }

    @Test(arguments: [
        Row(
            "What UIKit gives is the view controller's.", "inherited-member", "it uses `view` of the view controller",
            kept: "private func f() { print(view!) }", moved: "private func f(view: Int) { print(view) }"),
        Row(
            "What nobody knows may be.", "unknown-name", "`write` isn't declared in the given files",
            kept: "private func f() { write() }", moved: "private func f() { print() }"),
        Row(
            "Self may be told from another object.", "self-passed", "it hands on `self`",
            kept: "private func f() { print(self) }", moved: "private func f() { print(self.n) }\nprivate var n = 1"),
        Row(
            "Super is the view controller's.", "super", "it calls `super`",
            kept: "private func f() { super.loadView() }", moved: "private func f() { print(\"super\") }"),
        Row(
            "Self is another type elsewhere.", "self-type", "it names `Self`",
            kept: "private func f() { print(Self.self) }", moved: "private func f() { print(Int.self) }"),
        Row(
            "A selector needs an Objective-C method.", "unsupported-form", "it uses `#selector`",
            kept: "private func f() { print(#selector(g)) }\n@objc private func g() {}",
            moved: "private func f() { g() }\n@objc private func g() {}"),
        Row(
            "A key path names the type.", "unsupported-form", "it uses key path on `self`",
            kept: "private func f() { print(\\NotesViewController.n) }\nvar n = 1",
            moved: "private func f() { print(\\Note.n) }\nvar n = 1"),
        Row(
            "A method that is handed on holds its object.", "function-value", "it hands on a method as a value",
            kept: "private func f() { DispatchQueue.main.async(execute: g) }\nprivate func g() {}",
            moved: "private func f() { DispatchQueue.main.async { [weak self] in self?.g() } }\nprivate func g() {}"),
        Row(
            "A wrapper stays with its property.", "unsupported-form", "it uses the wrapper `_n`",
            kept: "private func f() { print(_n) }\n@Saved private var n = 1",
            moved: "private func f() { print(n) }\n@Saved private var n: Int = 1"),
    ])
    func codeKeepsAMember(_ row: Row) throws {
        try expectKept(row, in: handled)
    }

    @Test(arguments: [
        Row(
            "A private function of the file can't be named elsewhere.", "file-private", "it uses the file's own `g`",
            kept: "private func g() {}", moved: "func g() {}"),
        Row(
            "Neither can one that the file alone may use.", "file-private", "it uses the file's own `g`",
            kept: "fileprivate func g() {}", moved: "public func g() {}"),
    ])
    func theFileKeepsAMember(_ row: Row) throws {
        try expectKept(row) { global in
            """
            import UIKit
            \(global)
            class NotesViewController: UIViewController {
                // MARK: - Handle view event
                private func f() { g() }
            }
            """
        }
    }

    @Test(arguments: [
        Row(
            "What only an initialiser can set can't come later.", "set-in-init",
            "an initialiser sets it in more than a plain assignment (line 8)",
            kept: "init() { f = 2; super.init(nibName: nil, bundle: nil) }",
            moved: "init() {\nf = 2\nsuper.init(nibName: nil, bundle: nil)\n}"),
        Row(
            "The end of the screen can't assemble the module.", "used-in-deinit", "`deinit` uses it",
            kept: "deinit { print(f) }", moved: "deinit { print(1) }"),
    ])
    func theLifeOfTheObjectKeepsStorage(_ row: Row) throws {
        try expectKept(
            row, in: { "// MARK: - Manage model\nprivate var f = 1\n// MARK: - View life\n\($0)" }, .interactor)
    }

    @Test(arguments: [
        Row(
            "A closure that holds the screen stays with it.", "keeps-screen", "a closure keeps the screen alive",
            kept: "private func f() { DispatchQueue.main.async { self.n = 1 } }",
            moved: "private func f() { DispatchQueue.main.async { [weak self] in self?.n = 1 } }"),
        Row(
            "One that runs at once doesn't hold it.", "keeps-screen", "a closure keeps the screen alive",
            kept: "private func f() { [1].publisher.sink { self.n = $0 } }",
            moved: "private func f() { [1].forEach { self.n = $0 } }"),
    ])
    func lifetimeKeepsAMemberOutOfTheInteractor(_ row: Row) throws {
        let section = "// MARK: - Business use case\n"
        let count = "\nprivate var n = 1"
        try expectGoes(
            section + row.kept + count, member: "f", to: .presenter, rule: row.rule, message: row.reason)
        try expectMoves(section + row.moved + count, member: "f", to: .interactor)
    }

    @Test func aConditionalExtensionKeepsAMember() throws {
        let section = "// MARK: - Handle view event\n"
        try expectStays(
            "", extending: [section + "@available(iOS 15, *)\nextension NotesViewController {\n    func f() {}\n}"],
            member: "f", rule: "conditional-extension")
        try expectMoves(
            "", extending: [section + "extension NotesViewController {\n    func f() {}\n}"], member: "f",
            to: .presenter)
    }

    @Test func aSubclassKeepsWhatItOverrides() throws {
        let source = "// MARK: - Handle view event\nfunc f() {}\nfunc g() {}"
        let subclass = "class Sub: NotesViewController {\n    override func f() {}\n}"
        try expectStays(source, context: [subclass], member: "f", rule: "overridden", message: "`Sub` overrides it")
        try expectMoves(source, context: [subclass], member: "g", to: .presenter)
    }

    @Test func aSubclassOfASubclassDoesToo() throws {
        let source = "// MARK: - Handle view event\nfunc f() {}"
        let classes = "class A: NotesViewController {}\nclass B: A {\n    override func f() {}\n}"
        try expectStays(source, context: [classes], member: "f", rule: "overridden", message: "`B` overrides it")
    }

    @Test func theNamesOfLinksAreReserved() throws {
        try expectStays(
            "// MARK: - Business use case\nprivate var output = 1\nprivate func f() { output = 2 }", member: "output",
            rule: "reserved-name", message: "the module's own `output` would have the same name")
    }

    @Test func aComponentThatHasNoSuchLinkMayHaveTheName() throws {
        try expectMoves(
            "// MARK: - Handle view event\nprivate var output = 1\nprivate func f() { output = 2 }", member: "output",
            to: .presenter)
    }

    @Test func theWireframeMayUseWhatTheViewControllerInherits() throws {
        try expectMoves(
            "// MARK: - Wireframe\nprivate func f() { dismiss(animated: true) }", member: "f", to: .wireframe)
        try expectMoves("// MARK: - Wireframe\nprivate func f() { print(self) }", member: "f", to: .wireframe)
        try expectStays(
            "// MARK: - Wireframe\nprivate func f() { print { [weak self] in self } }", member: "f", rule: "self-passed"
        )
    }

    @Test func aFindingNamesTheLineOfTheBlocker() throws {
        let source = "// MARK: - Handle view event\nprivate func f() {\n    print(1)\n    print(view!)\n}"
        let finding = try #require(try checkedSplit(source).split.findings.first { $0.rule == "inherited-member" })
        #expect(finding.message.hasPrefix("`f` stays in the View: it uses `view` of the view controller (line 8);"))
        #expect(finding.line == 6 && finding.column == 5 && finding.severity == .warning)
        #expect(finding.path == "App/NotesViewController.swift")
    }
}
