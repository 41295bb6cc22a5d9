import Testing

@testable import ViperSplit

struct SourceUnitTests {
    private func unit(_ text: String) throws -> SourceUnit {
        try SourceUnit(index: 0, file: SourceFile(path: "A.swift", text: text))
    }

    @Test func placesAreCountedFromOneInUTF8() throws {
        let unit = try unit("let é = 1\nlet b = 2\n")
        #expect(unit.location(of: 0) == (1, 1))
        #expect(unit.location(of: "let é".utf8.count) == (1, 7))
        #expect(unit.location(of: "let é = 1\nlet ".utf8.count) == (2, 5))
    }

    @Test func theLinesOfAnOffset() throws {
        let unit = try unit("let a = 1\n\tlet b = 2")
        #expect(unit.lineStart(of: 12) == 10)
        #expect(unit.lineEnd(of: 3) == 10)
        #expect(unit.lineEnd(of: 12) == unit.bytes.count)
        #expect(unit.indentation(at: 15) == "\t")
    }

    @Test func whatDoesNotParseNamesThePlace() {
        let error = ParseFailure(
            path: "A.swift", line: 1, column: 10, message: "expected '}' to end class")
        #expect(throws: error) { try unit("class A {\n") }
    }

    /// The parser's own messages stop the program over such a file.
    @Test func aCharacterThatNobodySeesStandsBeforeAnEqualsSign() {
        let error = ParseFailure(
            path: "A.swift", line: 1, column: 6, message: "'=' must have white space on both sides or on none")
        #expect(throws: error) { try unit("a \u{FFFC}= b\n") }
    }

    @Test func aWarningOfTheParserIsNoError() throws {
        #expect(throws: Never.self) { try unit("let a = 1;\n") }
    }

    @Test func textIsEditedInPlace() throws {
        let unit = try unit("let a = 1\nlet b = 2\n")
        let edits = [TextEdit(range: 4..<5, replacement: "x"), TextEdit(range: 14..<15, replacement: "y")]
        #expect(try unit.text(10..<20, with: edits) == "let y = 2\n")
    }
}
