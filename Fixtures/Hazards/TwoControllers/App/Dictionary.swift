import UIKit

/// Has the name of a standard type, as real models do.
@MainActor
final class Dictionary {
    private var all = ["one", "two", "three"]

    func words() -> [String] {
        Trace.record("words")
        return all
    }

    func replace(_ word: String, with newWord: String) {
        Trace.record("replace(\(word), \(newWord))")
        all = all.map { $0 == word ? newWord : $0 }
    }

    func log(_ line: String) {
        Trace.record("log: \(line)")
    }
}
