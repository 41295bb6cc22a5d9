import SwiftSyntax
import Testing

@testable import ViperSplit

/// A value is the result of what is around it, or nobody's.
struct UseOfResultTests {
    private static let app = """
        func later(_ done: @escaping () -> Void) {}
        func asked(_ done: ((Int) -> Void)?) {}
        func made(_ make: () -> Int) {}
        func any<T>(_ make: () -> T) {}
        func it() -> Int { 1 }
        func quiet() {}
        @resultBuilder enum Parts {}
        func built(@Parts _ parts: () -> [Int]) {}
        func wrapped(_ parts: () -> [Int]) {}
        """

    @Test(
        arguments: [
            ("A statement among others is nobody's.", "later { it(); quiet() }", false),
            ("A closure gives its only expression.", "made { it() }", true),
            ("Who wants no result gets none.", "later { it() }", false),
            ("So it is in a choice that is all there is.", "later { if true { it() } else { quiet() } }", false),
            ("And where the closure is optional.", "asked { n in it() }", false),
            ("A choice may be a value.", "made { if true { it() } else { 2 } }", true),
            ("But not of another choice in it.", "later { let n = if true { it() } else { 2 }; print(n) }", true),
            ("What the closure says counts.", "any { () -> Void in it() }", false),
            ("Anything may be wanted.", "any { it() }", true),
            ("Nobody knows what isn't declared.", "unknown { it().other() }", nil),
            ("What gives nothing is no result.", "unknown { quiet() }", false),
            ("Nor is what is set.", "unknown { it = 2 }", false),
            ("A function without a result gives none.", "func f() { it() }", false),
            ("One with a result does.", "func f() -> Int { it() }", true),
            ("What such a function returns is nobody's, either.", "func f() { if a { return it() } }", false),
            ("What a function returns is its result.", "func f() -> Int { if a { return it() }; return 1 }", true),
            ("So is what a closure returns.", "made { if a { return it() }; return 1 }", true),
            ("Unless nobody wants it.", "later { if a { return it() } }", false),
            ("A result builder takes every statement.", "built { it(); quiet() }", true),
            ("It takes those of a branch.", "built { if true { it(); quiet() } }", true),
            ("It doesn't take what is set.", "built { it = 2; quiet() }", false),
            ("Without one the last is taken.", "wrapped { it(); quiet() }", false),
            ("A function with one gives all.", "@Parts func f() -> [Int] { it(); quiet() }", true),
            ("A value that nothing is done with tells of one.", "unknown { it(); \"x\"; quiet() }", true),
            ("What does something doesn't.", "unknown { it(); quiet(); quiet() }", false),
            ("Nothing may be wanted as a sign.", "any { if a { return it()?.quiet() }; return nil }", nil),
        ] as [(String, String, Bool?)])
    func isResult(_ sentence: String, code: String, answer: Bool?) throws {
        let controller = try controller("func g() { \(code) }")
        let semantics = Semantics(controller, AppContext(given: controller.units, context: contextFiles([Self.app])))
        let items = nodes(CodeBlockItemSyntax.self, in: Syntax(controller.homeUnit.tree))
        let innermost = try #require(
            items.last { $0.trimmedDescription.contains("it") || $0.trimmedDescription == "quiet()" })
        let asked =
            items.last { $0.trimmedDescription.hasPrefix("it") || $0.trimmedDescription == "return it()" } ?? innermost
        #expect(semantics.isResult(try #require(asked.action)) == answer, "\(sentence)")
    }
}
