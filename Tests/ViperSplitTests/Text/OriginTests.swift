import Testing

@testable import ViperSplit

/// Edits of a separated file, told in the offsets of the file that was given.
struct OriginTests {
    private let text = "abcdefghij"

    private func origin(_ edits: [(Range<Int>, String)]) -> Origin {
        Origin(
            bytes: Array(text.utf8), lineStarts: [0],
            edits: edits.map { SeparatingEdit(edit: TextEdit(range: $0.0, replacement: $0.1), origin: $0.0.lowerBound) }
        )
    }

    @Test(
        arguments: [
            ("Nothing more changes.", [(2..<4, "XY"), (6..<6, "+++")], []),
            ("What came in is changed again.", [(2..<4, "WXYZ")], [(3..<5, "_")]),
            ("What came in is taken out again.", [(4..<4, "new")], [(4..<7, "")]),
            ("An edit spans old and new.", [(2..<4, "WXYZ"), (8..<8, "!")], [(1..<7, "-"), (10..<12, "=")]),
            ("Both ends are touched.", [(0..<1, "A"), (10..<10, "K")], [(0..<0, ">"), (11..<11, "<")]),
        ] as [(String, [(Range<Int>, String)], [(Range<Int>, String)])])
    func composedEditsDoBoth(_ sentence: String, _ first: [(Range<Int>, String)], _ second: [(Range<Int>, String)])
        throws
    {
        let later = second.map { TextEdit(range: $0.0, replacement: $0.1) }
        let origin = origin(first)
        let separated = try text.applying(origin.edits.map(\.edit))
        let composed = origin.composed(with: later)
        #expect(try text.applying(composed) == separated.applying(later), "\(sentence)")
    }

    @Test func anOffsetLeadsBack() {
        let origin = origin([(2..<4, "WXYZ"), (6..<6, "+++")])
        #expect([0, 2, 5, 6, 7, 8, 10, 11].map(origin.offset) == [0, 2, 2, 4, 5, 6, 6, 6])
        #expect(origin.offset(of: 15) == 10)
    }
}
