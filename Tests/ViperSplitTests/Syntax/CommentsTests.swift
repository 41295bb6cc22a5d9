import Foundation
import Testing

@testable import ViperSplit

/// The comments in code that edits replace.
struct CommentsTests {
    private struct Row: Sendable {
        let sentence: String
        let source: String
        let replaced: String
        let by: String
        let result: String

        init(_ sentence: String, _ source: String, _ replaced: String, by: String, _ result: String) {
            (self.sentence, self.source, self.replaced, self.by, self.result) = (sentence, source, replaced, by, result)
        }
    }

    private static let rows = [
        Row("Without a comment nothing is added.", "let a = b.c", "b.c", by: "d", "let a = d"),
        Row(
            "What is taken away leaves its comment.", "@objc // why\nfunc a() {}", "@objc // why\n", by: "",
            "// why\nfunc a() {}"),
        Row(
            "So it does on one line.", "private /* why */ var a = 1", "private /* why */ ", by: "",
            "/* why */ var a = 1"),
        Row(
            "A comment stands behind what takes its place.", "let a = b /* why */ .c + 1", "b /* why */ .c", by: "d",
            "let a = d /* why */ + 1"),
        Row(
            "A line comment ends the line.", "let a = b // why\n    .c + 1", "b // why\n    .c", by: "d",
            "let a = d // why\n    + 1"),
        Row(
            "At the end of a line it stands as it did.", "let a = b // why\n    .c\n", "b // why\n    .c", by: "d",
            "let a = d // why\n"),
        Row(
            "What belongs to the code before it isn't parted from that.", "let a = b /* why */ .c!", "b /* why */ .c",
            by: "d", "let a = /* why */ d!"),
        Row(
            "What has the comment already gets no second.", "let a = b /* why */ .c", "b /* why */ .c",
            by: "d /* why */", "let a = d /* why */"),
        Row(
            "A line that goes leaves a line.", "a()\n    b() // why\nc()", "    b() // why\n", by: "",
            "a()\n    // why\nc()"),
    ]

    @Test(arguments: rows)
    private func anEditLosesNoComment(_ row: Row) throws {
        let unit = try SourceUnit(index: 0, file: SourceFile(path: "A.swift", text: row.source))
        let range = try #require(row.source.range(of: row.replaced))
        let start = row.source[..<range.lowerBound].utf8.count
        let edit = TextEdit(range: start..<start + row.replaced.utf8.count, replacement: row.by)
        #expect(try row.source.applying(unit.keepingComments([edit])) == row.result, "\(row.sentence)")
    }

    @Test func whatHasRoomElsewhereIsntKept() throws {
        let unit = try SourceUnit(index: 0, file: SourceFile(path: "A.swift", text: "a(/* why */ b)"))
        let edit = TextEdit(range: 2..<12, replacement: "")
        #expect(unit.keepingComments([edit], besides: "b /* why */") == [edit])
        #expect(unit.keepingComments([edit], besides: "b") != [edit])
    }

    @Test(
        arguments: [
            ("The white space before it goes along.", "func a() // why\n{}", "func a()\n{}"),
            ("Between words one space stays.", "func /* why */ a() {}", "func a() {}"),
            (
                "Its line goes if nothing else stands there.", "func a(\n    // why\n    b: Int) {}",
                "func a(\n    b: Int) {}"
            ),
            ("What follows it on its line stays.", "func a(\n    /* why */ b: Int) {}", "func a(\n    b: Int) {}"),
        ] as [(String, String, String)])
    func aCommentIsTakenOut(_ sentence: String, source: String, result: String) throws {
        let unit = try SourceUnit(index: 0, file: SourceFile(path: "A.swift", text: source))
        let comment = try #require(unit.comments(within: 0..<unit.bytes.count).first)
        #expect(try source.applying([unit.removal(of: comment)]) == result, "\(sentence)")
    }
}
