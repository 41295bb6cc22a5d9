import SwiftSyntax
import Testing

@testable import ViperSplit

/// Results of functions and closures, and what runs behind a statement.
struct ResultsOfCodeTests {
    @Test(arguments: [
        ("func f() { a(); b() }", 1, true), ("func f() { a(); b() }", 0, false),
        ("func f() { a(); return }", 0, true), ("func f() { a(); return b() }", 0, false),
        ("func f() -> Void { a(); b() }", 1, true), ("func f() -> () { a(); return }", 0, true),
        ("func f() -> Int { a(); return 1 }", 0, false), ("func f() { defer { c() }; a() }", 1, false),
        ("let f = { a(); b() }", 1, true), ("let f = { () -> Void in a() }", 0, true),
        ("let f = { () -> Int in a(); return 1 }", 0, false), ("let f = { a(); return 1 }", 0, false),
    ])
    func theLastStatementOfAVoidFunction(_ code: String, _ place: Int, _ isLast: Bool) throws {
        let lists = nodes(CodeBlockItemListSyntax.self, in: Syntax(parsed(code)))
        let body = Array(try #require(lists.dropFirst().first))
        #expect(body[place].isLastOfVoidFunction == isLast)
    }

    @Test(arguments: [
        ("func f() { a() }", false), ("func f() -> Void { a() }", false), ("func f() -> Swift.Void { a() }", false),
        ("func f() -> Int { a() }", true), ("let f = { a() }", true), ("let f = { () -> Void in a() }", false),
        ("let f = { () -> Int in a() }", true),
    ])
    func whatMayBeAResult(_ code: String, _ isResult: Bool) throws {
        let call = try #require(nodes(FunctionCallExprSyntax.self, in: Syntax(parsed(code))).last)
        #expect(Syntax(call).isResultOfBlock == isResult)
    }
}
