import SwiftSyntax
import Testing

@testable import ViperSplit

/// Closures that may run after the call that takes them, each with a twin that can't.
struct EscapesTests {
    private static let app = """
        struct Note { var title = "" }
        class Store {
            var notes: [Note] = []
            func each(_ body: (Note) -> Void) {}
            func load(then body: @escaping ([Note]) -> Void) {}
            func maybe(_ body: (() -> Void)?) {}
            typealias Handler = () -> Void
            func run(_ body: Handler) {}
            func keep<T>(_ value: T) {}
        }
        """
    private static let members = """
        let store = Store()
        var notes: [Note] = []
        var titles: [String] = []
        var strange: Strange!
        """

    private func closure(_ code: String, _ imports: String = "") throws -> (Semantics, ClosureExprSyntax) {
        let row = TypeRow("", "do {\n\(code)\n}\nlet probe = 1", nil, members: Self.members, app: Self.app)
        let (semantics, _) = try row.probe()
        let closure = nodes(in: Syntax(semantics.controller.homeUnit.tree)).compactMap { $0.as(ClosureExprSyntax.self) }
            .last
        return (semantics, try #require(closure))
    }

    @Test(arguments: [
        ("a function that holds none", "store.each { print($0) }", "store.load { print($0) }"),
        ("not optional", "store.run { }", "store.maybe { }"),
        ("not generic", "store.each { _ in }", "store.keep { }"),
        ("called at once", "let a = { 1 }()", "let a = { 1 }"),
        (
            "of a collection", "let a = notes.filter { $0.title.isEmpty }",
            "let a = notes.lazy.filter { $0.title.isEmpty }"
        ),
        ("of what is overloaded", "notes = store.notes.filter { $0.title.isEmpty }", "store.load { self.notes = $0 }"),
        ("of a dictionary", "let a = [1: 2].mapValues { $0 + 1 }", "DispatchQueue.main.async { }"),
        ("of a queue that waits", "DispatchQueue.main.sync { }", "DispatchQueue.main.async { }"),
        ("without animation", "UIView.performWithoutAnimation { }", "UIView.animate(withDuration: 1) { }"),
        ("of a global function", "autoreleasepool { }", "Task { }"),
        ("of a list that nobody knows", "let a = unknown.filter { $0 }", "let a = unknown.sink { $0 }"),
        (
            "of a list of what nobody knows", "titles = strange.needs.filter { !store.has($0) }",
            "strange.needs.sink { $0 }"
        ),
        (
            "of what a property gives, and no method of what nobody knows",
            "titles = strange.needs.flatMap { [$0] }", "strange.load().with(1).flatMap { [$0] }"
        ),
        (
            "where nobody knows whom it asks", "unknown.things.forEach { print($0) }",
            "unknown.things.each { print($0) }"
        ),
        (
            "a local function's", "func f(_ body: () -> Void) {}; f { }",
            "func f(_ body: @escaping () -> Void) {}; f { }"
        ),
        ("an argument in parentheses", "store.each({ print($0) })", "store.load(then: { print($0) })"),
    ])
    func aClosureIsKept(_ sentence: String, _ atOnce: String, _ kept: String) throws {
        let (first, runAtOnce) = try closure(atOnce)
        #expect(!first.mayEscape(runAtOnce))
        let (second, heldLater) = try closure(kept)
        #expect(second.mayEscape(heldLater))
    }

    /// The function by its name `done`, a local constant.
    @Test(arguments: [
        ("What calls it doesn't keep it.", "done()", "let a = done"),
        ("Nor does who says so.", "store.each(done)", "store.load(then: done)"),
        ("An optional parameter may.", "store.run(done)", "store.maybe(done)"),
        ("So may what isn't known.", "store.run(done)", "unknown.run(done)"),
        ("A list keeps it.", "store.run(done)", "let a = [done]"),
        ("A closure keeps what it names if it is kept.", "store.each { _ in done() }", "store.load { _ in done() }"),
        ("What is returned leaves.", "store.run(done)", "return done"),
        ("What is set stays.", "store.run(done)", "onDone = done"),
    ])
    func aFunctionIsKept(_ sentence: String, _ atOnce: String, _ kept: String) throws {
        for (code, isKept) in [(atOnce, false), (kept, true)] {
            let row = TypeRow(
                "", "let done = { }; do {\n\(code)\n}\nlet probe = 1", nil, members: Self.members, app: Self.app)
            let semantics = try row.probe().semantics
            let tree = Syntax(semantics.controller.homeUnit.tree)
            let use = try #require(nodes(DeclReferenceExprSyntax.self, in: tree).last { $0.baseName.text == "done" })
            #expect(semantics.mayBeKept(ExprSyntax(use), outOf: tree.range) == isKept, "\(sentence)")
        }
    }

    @Test(arguments: [
        ("func f(_ done: () -> Void) { done() }", true), ("func f(_ done: @escaping () -> Void) { done() }", false),
        ("func f(_ done: (() -> Void)?) { done?() }", false), ("let done = { }; done()", false),
    ])
    func aParameterIsOfTheCallOnly(_ code: String, _ answer: Bool) throws {
        let semantics = try TypeRow("", "\(code)\nlet probe = 1", nil).probe().semantics
        let tree = Syntax(semantics.controller.homeUnit.tree)
        let use = try #require(nodes(DeclReferenceExprSyntax.self, in: tree).last { $0.baseName.text == "done" })
        #expect(semantics.isOfCallOnly(ExprSyntax(use)) == answer)
    }

    @Test(arguments: [
        ("DispatchQueue.global().async { }", true), ("DispatchQueue.main.async { }", false),
        ("queue.async { }", true), ("OperationQueue().addOperation { }", true),
        ("OperationQueue.main.addOperation { }", false), ("Task.detached { }", true), ("Task { }", false),
        ("store.load { _ in }", false), ("queue.async { DispatchQueue.main.async { } }", false),
        ("queue.async { self.store.each { _ in } }", true), ("Task.detached { @MainActor in }", false),
        ("queue.async { Task { @MainActor in } }", false), ("Task.detached { await MainActor.run { } }", false),
        ("Task.detached { await store.wait { } }", true),
    ])
    func aClosureRunsElsewhere(_ code: String, _ answer: Bool) throws {
        let (semantics, closure) = try closure(code)
        #expect(semantics.runsElsewhere(Syntax(closure)) == answer)
    }

    @Test(arguments: [
        ("nonisolated func f() { probe() }", true), ("func f() { probe() }", false),
        ("nonisolated var f: Int { probe() }", true), ("var f: Int { probe() }", false),
        ("nonisolated func f() { Task { @MainActor in probe() } }", false),
        ("nonisolated func f() { items.forEach { _ in probe() } }", true),
        ("nonisolated func f() { func g() { probe() } }", true),
        ("nonisolated func f() { struct S { func g() { probe() } } }", false),
        ("nonisolated func f() async { await probe() }", false),
        ("func f() { nonisolated(unsafe) let n = probe() }", false),
    ])
    func whatIsIsolatedToNobodyMayRunElsewhere(_ code: String, _ answer: Bool) throws {
        let controller = try controller(code)
        let semantics = Semantics(controller, AppContext(given: controller.units, context: nil))
        let names = nodes(DeclReferenceExprSyntax.self, in: Syntax(controller.homeUnit.tree))
        let probe = try #require(names.first { $0.baseName.text == "probe" })
        #expect(semantics.runsElsewhere(Syntax(probe)) == answer)
        #expect(semantics.mayRunElsewhere([Syntax(probe)]) == answer)
    }
}
