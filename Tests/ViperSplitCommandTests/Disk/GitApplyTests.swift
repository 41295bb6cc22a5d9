import Foundation
import Testing
import ViperSplit

/// `git apply` of a diff gives what applying the edits gives, for generated texts and edits.
struct GitApplyTests {
    @Test(arguments: 0..<12)
    func applyingADiffGivesTheEditedTexts(seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        let sandbox = try Sandbox()
        var changes = ChangeSet()
        var expected: [String: String] = [:]
        for index in 0..<60 {
            let text = randomText(using: &generator)
            let path =
                ["Plain", "With Space", "Quo\"te", "Ünicode", "sub/folder"].randomElement(using: &generator)!
                + "\(index).swift"
            if Int.random(in: 0..<6, using: &generator) == 0 {
                changes.changes.append(.create(path: path, contents: text))
            } else {
                try sandbox.write(text, to: path)
                let edits = randomEdits(of: text, using: &generator)
                changes.changes.append(.edit(path: path, original: text, edits: edits))
            }
            expected[path] = try changes.changes[index].newContents()
        }
        try sandbox.write(UnifiedDiff(changes).text, to: "all.diff")
        try sandbox.git("apply", "--whitespace=nowarn", "all.diff")
        for (path, text) in expected {
            #expect(try sandbox.read(path).utf8.elementsEqual(text.utf8), "\(path)")
        }
    }
}

private func randomText(using generator: inout SplitMix) -> String {
    let words = ["a", "b", "}", "", "  x", "é", "\u{1F600}", "- x", "+ y", "\\ No newline", "@@ -1 +1 @@"]
    let ending = ["\n", "\n", "\r\n", "\r"].randomElement(using: &generator)!
    var text = Bool.random(using: &generator) ? "" : "\u{FEFF}"
    for _ in 0..<[0, 1, 3, 40].randomElement(using: &generator)! {
        text += words.randomElement(using: &generator)! + ending
    }
    return Bool.random(using: &generator) ? text : text + words.randomElement(using: &generator)!
}

/// Sorted edits that may touch, insert at one place, and stand at the start and the end.
private func randomEdits(of text: String, using generator: inout SplitMix) -> [TextEdit] {
    let offsets = text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
    let places = offsets + [text.utf8.count]
    let bounds = (0..<2 * Int.random(in: 0...6, using: &generator))
        .map { _ in places.randomElement(using: &generator)! }.sorted()
    return stride(from: 0, to: bounds.count, by: 2).map { index in
        let isInsertion = Bool.random(using: &generator)
        let range = bounds[index]..<bounds[isInsertion ? index : index + 1]
        let isDeletion = Int.random(in: 0..<4, using: &generator) == 0
        return TextEdit(range: range, replacement: isDeletion ? "" : randomText(using: &generator))
    }
}

/// A generator that gives the same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
