import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

struct TrimmedTextTests {
    /// To the letter, every node says what SwiftSyntax makes of it; and so it does where nothing is laid out inside.
    @Test(arguments: [
        ("/* a */ let x = 1 // c", false), ("/* a */ let x = 1", true), ("let x = 1\n\n", false),
        ("class A { var \u{1F9ED} = \"ä \\(1 + 2)\" }", true), ("#if DEBUG\nf()\n#endif", true), ("", true),
        ("let /* b */ x = 1", false), ("a(\n1)", false),
    ])
    func isWhatSwiftSyntaxSays(source: String, isOneLine: Bool) {
        let nodes = nodes(in: Syntax(Parser.parse(source: source)))
        for node in nodes { #expect(node.sourceText == node.trimmedDescription) }
        #expect(nodes.allSatisfy { $0.trimmedText == $0.sourceText } == isOneLine)
    }

    @Test(
        arguments: [
            ("A path may be broken before its dots.", "self\n    .store /* a */ .\n    notes", "self.store.notes"),
            ("So may a call.", "save(\n    note, // a\n    at: place\n)", "save(note, at: place)"),
            ("A comment may stand before the parentheses.", "save /* a */ (note)", "save(note)"),
            ("A subscript is close to what it is asked of.", "notes /* a */ [ // b\n0]", "notes[0]"),
            ("Marks are close to what they mark.", "notes[/* a */ 0]/* b */", "notes[0]"),
            ("Operators stand apart.", "a // b\n    + b", "a + b"),
            ("A prefix doesn't.", "!( /* a */ a)", "!(a)"),
            ("A key path begins with its backslash.", "\\Note\n    .title", "\\Note.title"),
            ("What a type is made of is close.", "[ /* a */ String: Int]", "[String: Int]"),
            ("So are the arguments of a generic type.", "Set< /* a */ Int\n>()", "Set<Int>()"),
            ("A closure's first statement stands behind its brace.", "run { // a\n    save() }", "run { save() }"),
            ("A label has its colon.", "save(at /* a */ : 1)", "save(at: 1)"),
            ("Words stand apart.", "a /* a */ as // b\nInt", "a as Int"),
        ] as [(String, String, String)])
    func layoutSaysNothing(_ sentence: String, laidOut: String, plain: String) {
        let (left, right) = (Parser.parse(source: laidOut), Parser.parse(source: plain))
        #expect(left.trimmedText == right.trimmedText, "\(sentence)")
        #expect(left.trimmedText == plain, "\(sentence)")
    }

    @Test(
        arguments: [
            ("Statements are told apart by their lines.", "run {\n    a() // a\n    b()\n}", "run { a()\n    b() }"),
            ("Or by a semicolon.", "run { a(); // a\nb() }", "run { a(); b() }"),
            (
                "The lines of a string are its own.", "say(\"\"\"\n    a\n      b\n    \"\"\")",
                "say(\"\"\"\n    a\n      b\n    \"\"\")"
            ),
            ("What looks like a comment in a string is none.", "open(\n\"https://a\")", "open(\"https://a\")"),
        ] as [(String, String, String)])
    func whatMeansSomethingStays(_ sentence: String, source: String, text: String) {
        #expect(Parser.parse(source: source).trimmedText == text, "\(sentence)")
    }

    /// Nobody in the library asks in the slow way.
    @Test func theLibraryAsksNowhereElse() throws {
        let library = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/ViperSplit")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: library.path).filter { $0.hasSuffix(".swift") }
        let asking = try paths.filter { path in
            try String(contentsOf: library.appending(path: path), encoding: .utf8).contains(".trimmedDescription")
        }
        #expect(paths.count > 100)
        #expect(asking == [])
    }
}
