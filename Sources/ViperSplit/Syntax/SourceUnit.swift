import Foundation
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// A parsed file. Positions of the tree are UTF-8 offsets of `bytes`; nothing ever rewrites the tree.
struct SourceUnit {
    /// The place of this unit among the given files.
    let index: Int
    let path: String
    let bytes: [UInt8]
    /// Operators are folded, so assignments are infix expressions.
    let tree: SourceFileSyntax
    /// The offset of the first byte of every line.
    let lineStarts: [Int]
    /// What the text was made of, if it isn't as it was given.
    let origin: Origin?
    /// What the text as it was given stands for, if that isn't what somebody wrote: lines and columns are counted there.
    let written: Origin?

    /// - Throws: the parser's first error.
    init(index: Int, file: SourceFile, origin: Origin? = nil, written: Origin? = nil) throws(ParseFailure) {
        self.index = index
        (self.origin, self.written) = (origin, written)
        path = file.path
        let bytes = Array(file.text.utf8)
        self.bytes = bytes
        lineStarts = starts(ofLinesIn: bytes)
        tree = folded(file.text)
        if let place = placeOfDeepNesting(in: file.text) {
            throw ParseFailure(in: file, at: place.utf8Offset, message: ParseFailure.deepNesting)
        }
        let given = parsed(file.text)
        if given.hasError, let error = Self.firstError(in: given) {
            throw ParseFailure(in: file, at: error.position.utf8Offset, message: error.message)
        }
    }

    private static func firstError(in tree: SourceFileSyntax) -> (position: AbsolutePosition, message: String)? {
        // The generator stops the program where it finds no white space to mend around an equals sign.
        let uneven = tree.tokens(viewMode: .all).first {
            $0.tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides
        }
        if let uneven {
            return (uneven.positionAfterSkippingLeadingTrivia, "'=' must have white space on both sides or on none")
        }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
        return errors.first { $0.diagMessage.severity == .error }.map { ($0.position, $0.message) }
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The text of a range after edits inside it, given in offsets of the whole file.
    func text(_ range: Range<Int>, with edits: [TextEdit]) throws(EditError) -> String {
        try text(range).applying(
            edits.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }.map {
                TextEdit(
                    range: ($0.range.lowerBound - range.lowerBound)..<($0.range.upperBound - range.lowerBound),
                    replacement: $0.replacement)
            })
    }

    /// The index in `lineStarts` of the line that holds the offset.
    func lineIndex(of offset: Int) -> Int { ViperSplit.lineIndex(of: offset, in: lineStarts) }

    /// The offset of the first byte of the line that holds the offset.
    func lineStart(of offset: Int) -> Int {
        lineStarts[lineIndex(of: offset)]
    }

    /// The offset behind the newline that ends the line of the offset, or the end of the text.
    func lineEnd(of offset: Int) -> Int {
        let next = lineIndex(of: offset) + 1
        return next < lineStarts.count ? lineStarts[next] : bytes.count
    }

    /// The lines that a range touches, without the last one's end.
    func lines(of range: Range<Int>) -> String {
        let end = bytes[..<lineEnd(of: range.upperBound)].lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 }
        return text(lineStart(of: range.lowerBound)..<max(end ?? range.upperBound, range.upperBound))
    }

    /// The white space at the start of the offset's line.
    func indentation(at offset: Int) -> String {
        let line = bytes[lineStart(of: offset)...].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: line, as: UTF8.self)
    }

    /// The place in the given file that an offset of this text speaks of.
    func place(of offset: Int) -> SourcePlace {
        SourcePlace(unit: index, offset: origin?.offset(of: offset) ?? offset, separated: offset)
    }

    /// Line and column of a place in this file as it was written, counted from 1, the column in UTF-8 code units.
    func location(of place: SourcePlace) -> (line: Int, column: Int) {
        let starts = written?.lineStarts ?? origin?.lineStarts ?? lineStarts
        let offset = written?.offset(of: place.offset) ?? place.offset
        let line = ViperSplit.lineIndex(of: offset, in: starts)
        return (line + 1, offset - starts[line] + 1)
    }

    /// Line and column in the file as it was written, counted from 1, the column in UTF-8 code units.
    func location(of offset: Int) -> (line: Int, column: Int) { location(of: place(of: offset)) }

    /// Whether there is nothing but white space in the range.
    func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }
}

/// The offset of the first byte of every line.
private func starts(ofLinesIn bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { buffer in
        var starts = [0]
        guard let base = buffer.baseAddress else { return starts }
        // `memchr` searches many bytes at once: a closure called for every byte took a tenth of the time of a test.
        while let start = starts.last, let end = memchr(base + start, Int32(UInt8(ascii: "\n")), buffer.count - start) {
            starts.append(base.distance(to: end) + 1)
        }
        return starts
    }
}

private func lineIndex(of offset: Int, in lineStarts: [Int]) -> Int {
    max(0, lineStarts.partitioningIndex { $0 > offset } - 1)
}

extension SyntaxProtocol {
    /// The UTF-8 offsets of the node's own text, without the trivia around it.
    var range: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

/// The first error that the parser finds in a file.
struct ParseFailure: Error, Hashable {
    let path: String
    /// Both are counted from 1, the column in UTF-8 code units.
    let line: Int
    let column: Int
    let message: String

    /// The message for code that is nested too deeply to be walked.
    static let deepNesting = "code is nested too deeply here; move what is inside to functions of its own"
}

extension ParseFailure {
    /// A failure at an offset of a file's text.
    init(in file: SourceFile, at offset: Int, message: String) {
        let starts = starts(ofLinesIn: Array(file.text.utf8))
        let line = lineIndex(of: offset, in: starts)
        self.init(path: file.path, line: line + 1, column: offset - starts[line] + 1, message: message)
    }
}

/// A place in the files as they were given, whatever separation has written into them since.
struct SourcePlace: Hashable, Sendable {
    /// The index of the file among the given ones.
    let unit: Int
    /// In UTF-8 code units.
    let offset: Int
    /// The same place in the file as separation has written it, in UTF-8 code units.
    let separated: Int

    /// - Parameter separated: nil where nothing is separated.
    init(unit: Int, offset: Int, separated: Int? = nil) {
        (self.unit, self.offset, self.separated) = (unit, offset, separated ?? offset)
    }

    /// Tells that two places are one in the files as they were given.
    static func == (one: SourcePlace, other: SourcePlace) -> Bool {
        one.unit == other.unit && one.offset == other.offset
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(unit)
        hasher.combine(offset)
    }
}
