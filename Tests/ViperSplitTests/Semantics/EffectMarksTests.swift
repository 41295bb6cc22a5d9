import SwiftSyntax
import Testing

@testable import ViperSplit

/// The effects of code as a part of its body, each with a twin that has none.
struct EffectMarksTests {
    private static let app = """
        @globalActor actor ImageActor { static let shared = ImageActor() }
        enum Tour {
            static func open(_ id: Int) async -> Tour {}
            static func find(_ id: Int) throws -> Tour {}
            static func named(_ id: Int) -> Tour {}
            @ImageActor static func draw() {}
            @MainActor static func show() {}
        }
        actor Archive {
            var count = 0
            let name = ""
            func keep() {}
            nonisolated func title() -> String { "" }
            static func make() -> Archive { Archive() }
        }
        class Store { var size: Int { get async { 1 } }; var number = 1 }
        """
    private static let members = """
        let archive = Archive()
        let store = Store()
        var strange: Strange!
        """

    /// - Parameter part: the last node of this text is asked about.
    private func marks(_ code: String, of part: String?) throws -> EffectMarks {
        let row = TypeRow("", "do {\n\(code)\n}\nlet probe = 1", nil, members: Self.members, app: Self.app)
        let semantics = try row.probe().semantics
        let tree = Syntax(semantics.controller.homeUnit.tree)
        let text = part ?? code
        let node = nodes(in: tree).first { $0.trimmedDescription == text && !$0.is(CodeBlockItemListSyntax.self) }
        return semantics.effectMarks(of: try #require(node))
    }

    @Test(
        arguments: [
            ("What waits suspends.", "await Tour.open(1)", "Tour.named(1)"),
            ("So does a loop that waits.", "for await a in b {}", "for a in b {}"),
            ("A constant that is made beside does, too.", "async let a = Tour.open(1)", "let a = Tour.named(1)"),
            ("A closure's own code is run by who has it.", "if await a() {}", "Task { await a() }"),
            ("So is a function's.", "do { await a() }", "func f() async { await a() }"),
        ] as [(String, String, String)])
    func statementsThatSuspend(_ sentence: String, _ code: String, _ twin: String) throws {
        #expect(try marks(code, of: nil) == .suspends, "\(sentence)")
        #expect(try marks(twin, of: nil) == [], "\(sentence)")
    }

    @Test(
        arguments: [
            ("What fails throws.", "try Tour.find(1)", "try? Tour.find(1)"),
            ("So does what says it.", "if a { throw b }", "if a { b }"),
            ("A closure's own code throws where it is run.", "do { try a() }", "run { try a() }"),
        ] as [(String, String, String)])
    func statementsThatThrow(_ sentence: String, _ code: String, _ twin: String) throws {
        #expect(try marks(code, of: nil) == .throws, "\(sentence)")
        #expect(try marks(twin, of: nil) == [], "\(sentence)")
    }

    @Test(
        arguments: [
            (
                "Behind a mark it counts what the callee says.", "print(await Tour.open(1))", "Tour.open(1)",
                "print(await Tour.named(1))", "Tour.named(1)"
            ),
            (
                "A constant that is made beside needs no mark.", "async let a = Tour.open(1)", "Tour.open(1)",
                "async let a = Tour.named(1)", "Tour.named(1)"
            ),
            (
                "Nor does its use in an expression that has one.", "async let a = Tour.open(1); print(await (a))",
                "(a)",
                "let a = 1; print(await f((a)))", "(a)"
            ),
            (
                "What isn't known may suspend.", "await f(strange.load())", "strange.load()",
                "f(strange.load())", "strange.load()"
            ),
            (
                "An actor is asked from outside.", "await archive.keep()", "archive.keep()",
                "await f(archive.title())", "archive.title()"
            ),
            (
                "So it is for what changes.", "print(await archive.count)", "archive.count",
                "print(await f(archive.name))", "archive.name"
            ),
            (
                "Another global actor is another one.", "await Tour.draw()", "Tour.draw()",
                "await f(Tour.show())", "Tour.show()"
            ),
            (
                "A property may suspend.", "print(await store.size)", "store.size",
                "print(await f(store.number))", "store.number"
            ),
            (
                "In a closure an outer mark means nothing.", "await f(Tour.open(1))", "Tour.open(1)",
                "await f { Tour.open(1) }", "Tour.open(1)"
            ),
        ] as [(String, String, String, String, String)])
    func partsThatSuspend(
        _ sentence: String, _ code: String, _ part: String, _ twin: String, _ other: String
    ) throws {
        #expect(try marks(code, of: part).contains(.suspends), "\(sentence)")
        #expect(try marks(twin, of: other) == [], "\(sentence)")
    }

    @Test(arguments: [("try f(Tour.find(1))", true), ("try f(Tour.named(1))", false), ("try? f(Tour.find(1))", true)])
    func partsThatThrow(_ code: String, _ isThrowing: Bool) throws {
        let part = code.contains("find") ? "Tour.find(1)" : "Tour.named(1)"
        #expect(try marks(code, of: part) == (isThrowing ? .throws : []))
    }

    /// An argument is its caller's, who marks it.
    @Test func whatStaysDoesNotCount() throws {
        let row = TypeRow("", "f(await Tour.open(1))\nlet probe = 1", nil, app: Self.app)
        let semantics = try row.probe().semantics
        let call = try #require(
            nodes(FunctionCallExprSyntax.self, in: Syntax(semantics.controller.homeUnit.tree)).first)
        let expression = try #require(call.arguments.first).expression
        let argument =
            (expression.positionAfterSkippingLeadingTrivia
                .utf8Offset..<expression.endPositionBeforeTrailingTrivia.utf8Offset)
        #expect(semantics.effectMarks(of: Syntax(call), besides: [argument]) == [])
        #expect(semantics.effectMarks(of: Syntax(call)) == .suspends)
    }
}
