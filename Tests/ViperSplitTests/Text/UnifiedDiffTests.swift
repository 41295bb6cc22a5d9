import Testing
import ViperSplit

struct UnifiedDiffTests {
    private let digits = (1...20).map { "\($0)\n" }.joined()

    @Test func anEditIsShownWithThreeLinesAround() throws {
        try expectHunks(of: digits, [("10", "x")], "@@ -7,7 +7,7 @@\n 7\n 8\n 9\n-10\n+x\n 11\n 12\n 13\n")
    }

    @Test func nearbyEditsShareAHunk() throws {
        try expectHunks(
            of: digits, [("5\n", ""), ("12\n", "x\ny\n")],
            "@@ -2,14 +2,14 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n 9\n 10\n 11\n-12\n+x\n+y\n 13\n 14\n 15\n"
        )
    }

    @Test func distantEditsHaveHunksOfTheirOwn() throws {
        try expectHunks(
            of: digits, [("5\n", ""), ("13\n", "x\ny\n")],
            """
            @@ -2,7 +2,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8
            @@ -10,7 +9,8 @@\n 10\n 11\n 12\n-13\n+x\n+y\n 14\n 15\n 16

            """
        )
    }

    @Test func linesInCommonAreTrimmed() throws {
        try expectHunks(of: "a\nb\nc\n", [("a\nb\nc\n", "a\nx\nc\n")], "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n")
    }

    @Test func anEditOfNothingHasNoDiff() throws {
        try expectHunks(of: "a\nb\n", [("a", "a"), ("b", "x")], "@@ -1,2 +1,2 @@\n a\n-b\n+x\n")
        let unchanged = FileChange.edit(path: "A.swift", original: "a\n", edits: [])
        let new = FileChange.create(path: "B.swift", contents: "b\n")
        let text = try UnifiedDiff(ChangeSet(changes: [new])).text
        #expect(try UnifiedDiff(ChangeSet(changes: [unchanged, new])).text == text)
    }

    @Test func insertionsAtTheStartAndTheEnd() throws {
        try expectHunks(of: "a\n", [("|a", "x\n")], "@@ -1 +1,2 @@\n+x\n a\n")
        try expectHunks(of: "a\n", [("a\n|", "x\n")], "@@ -1 +1,2 @@\n a\n+x\n")
    }

    @Test func twoInsertionsAtTheEndMakeOneLine() throws {
        try expectHunks(
            of: "a\n", [("a\n|", "x"), ("a\n|", "y\n")],
            "@@ -1 +1,2 @@\n a\n+xy\n"
        )
    }

    @Test func joiningLinesTakesBothIn() throws {
        try expectHunks(of: "a\nb\nc\n", [("\nb", "b")], "@@ -1,3 +1,2 @@\n-a\n-b\n+ab\n c\n")
    }

    @Test func editsOfOneLineMakeOneChange() throws {
        try expectHunks(of: "a b c\nd\n", [("a", "x"), ("c", "z")], "@@ -1,2 +1,2 @@\n-a b c\n+x b z\n d\n")
    }

    @Test func aMissingFinalLineFeedIsSaid() throws {
        try expectHunks(
            of: "a\nb", [("a", "x")],
            "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n"
        )
        try expectHunks(
            of: "a", [("a|", "\n")],
            "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"
        )
    }

    @Test func anEmptyFileIsFilledAndEmptied() throws {
        try expectHunks(of: "", [("", "a\n")], "@@ -0,0 +1 @@\n+a\n")
        try expectHunks(of: "a\n", [("a\n", "")], "@@ -1 +0,0 @@\n-a\n")
    }

    @Test func carriageReturnsBelongToTheirLines() throws {
        try expectHunks(of: "a\r\nb\r\n", [("b", "x")], "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+x\r\n")
        try expectHunks(of: "a\r\nb\r\n", [("\r\nb", "\nb")], "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n")
    }

    @Test func aByteOrderMarkBelongsToTheFirstLine() throws {
        try expectHunks(of: "\u{FEFF}a\nb\n", [("b", "x")], "@@ -1,2 +1,2 @@\n \u{FEFF}a\n-b\n+x\n")
    }

    @Test func filesAreNamedAsGitDoes() throws {
        let diff = try UnifiedDiff(
            ChangeSet(changes: [
                .edit(path: "A.swift", original: "a\n", edits: [TextEdit(range: 0..<1, replacement: "b")]),
                .create(path: "B.swift", contents: "b\nc"),
                .create(path: "Empty.swift", contents: ""),
            ]),
            naming: { "App/" + $0 }
        )
        #expect(
            diff.text == """
                diff --git a/App/A.swift b/App/A.swift
                --- a/App/A.swift
                +++ b/App/A.swift
                @@ -1 +1 @@
                -a
                +b
                diff --git a/App/B.swift b/App/B.swift
                new file mode 100644
                --- /dev/null
                +++ b/App/B.swift
                @@ -0,0 +1,2 @@
                +b
                +c
                \\ No newline at end of file
                diff --git a/App/Empty.swift b/App/Empty.swift
                new file mode 100644

                """
        )
    }

    @Test(arguments: [
        ("My App.swift", "a/My App.swift\t"), ("A\"b.swift", #""a/A\"b.swift""#), ("Ä.swift", #""a/\303\204.swift""#),
        ("a\\b c", #""a/a\\b c""#), ("a\tb", #""a/a\tb""#), ("a\u{1}b", #""a/a\001b""#),
    ])
    func namesAreQuotedWhereGitQuotesThem(path: String, quoted: String) throws {
        let edits = [TextEdit(range: 0..<1, replacement: "b")]
        let diff = try UnifiedDiff(ChangeSet(changes: [.edit(path: path, original: "a\n", edits: edits)]))
        #expect(diff.lines[1].text == "--- \(quoted)\n")
    }

    @Test func overlappingEditsAreAnError() {
        let edits = [TextEdit(range: 0..<2, replacement: ""), TextEdit(range: 1..<3, replacement: "")]
        #expect(throws: EditError.overlapping(range: 1..<3, previous: 0..<2)) {
            try UnifiedDiff(ChangeSet(changes: [.edit(path: "A.swift", original: "abc", edits: edits)]))
        }
    }

    @Test func everyLineHasItsKind() throws {
        let edits = [TextEdit(range: 2..<3, replacement: "-- x")]
        let diff = try UnifiedDiff(ChangeSet(changes: [.edit(path: "A.swift", original: "a\nb", edits: edits)]))
        #expect(
            diff.lines.map(\.kind) == [
                .fileHeader, .fileHeader, .fileHeader, .hunkHeader, .context, .deletion, .remark, .insertion, .remark,
            ]
        )
    }
}
