import Testing
import ViperSplit

struct ApplyEditsTests {
    @Test func editsAreMadeAtOffsetsOfTheOriginal() throws {
        let text = "let a = 1\n"
        let edits = [TextEdit(range: 4..<5, replacement: "longer"), TextEdit(range: 8..<9, replacement: "2")]
        #expect(try text.applying(edits) == "let longer = 2\n")
    }

    @Test func noEditsLeaveTheTextAlone() throws {
        #expect(try "a\r\nb".applying([]) == "a\r\nb")
    }

    @Test func insertionsAtOnePlaceKeepTheirOrder() throws {
        let edits = [TextEdit(range: 1..<1, replacement: "1"), TextEdit(range: 1..<1, replacement: "2")]
        #expect(try "ab".applying(edits) == "a12b")
    }

    @Test func editsMayTouch() throws {
        let edits = [TextEdit(range: 0..<1, replacement: "x"), TextEdit(range: 1..<2, replacement: "y")]
        #expect(try "ab".applying(edits) == "xy")
    }

    @Test func aLineFeedOfCRLFCanBeEditedAlone() throws {
        #expect(try "a\r\nb".applying([TextEdit(range: 2..<3, replacement: "")]).utf8.elementsEqual("a\rb".utf8))
    }

    @Test func editsPastTheEndAreAnError() {
        #expect(throws: EditError.outOfBounds(range: 1..<3, length: 2)) {
            try "ab".applying([TextEdit(range: 1..<3, replacement: "")])
        }
    }

    @Test func overlappingEditsAreAnError() {
        #expect(throws: EditError.overlapping(range: 1..<3, previous: 0..<2)) {
            try "abc".applying([TextEdit(range: 0..<2, replacement: ""), TextEdit(range: 1..<3, replacement: "")])
        }
    }

    @Test func anInsertionInsideAnotherEditIsAnError() {
        #expect(throws: EditError.overlapping(range: 1..<1, previous: 0..<2)) {
            try "abc".applying([TextEdit(range: 0..<2, replacement: ""), TextEdit(range: 1..<1, replacement: "x")])
        }
    }

    @Test func unsortedEditsAreAnError() {
        #expect(throws: EditError.unsorted(range: 0..<1, previous: 2..<3)) {
            try "abc".applying([TextEdit(range: 2..<3, replacement: ""), TextEdit(range: 0..<1, replacement: "")])
        }
    }

    @Test func anEditThatCutsACharacterIsAnError() {
        #expect(throws: EditError.splitsScalar(offset: 1)) {
            try "é".applying([TextEdit(range: 1..<2, replacement: "")])
        }
    }

    @Test func messagesSayWhereTheEditsAre() {
        #expect(
            "\(EditError.overlapping(range: 1..<3, previous: 0..<2))"
                == "the edits of bytes 0..<2 and bytes 1..<3 overlap")
        #expect("\(EditError.splitsScalar(offset: 1))" == "an edit at byte 1 cuts a character in two")
    }
}
