import Foundation
import ViperSplit

/// The split, and splits with a fault each, which the tool has to find: it judges others, so somebody has to judge it.
public enum SeededSplitter: String, CaseIterable, Codable, Sendable {
    case real
    case losesToken, losesBrace, crashes, overflowsStack, isEndless, waitsForever, failsVerification, takesBadInput
    case throwsSomethingElse, losesComments, countsLines

    public var split: MutantSplitter {
        switch self {
        case .real: { try ViperSplit.split($0, options: $1) }
        case .losesToken: { try changed(splitByViperSplit($0, $1)) { $0.replacing("viewDidLoad", with: "viewDid") } }
        case .losesBrace: { try changed(splitByViperSplit($0, $1)) { withoutLast("}", in: $0) } }
        case .crashes: { files, _ in fatalError("crashes on \(files.count) files") }
        case .overflowsStack: { files, _ in try quiet(deep(files.count) > 0 ? .nothingToMove : .split) }
        case .isEndless: { _, _ in while true { if isNever { return try quiet(.split) } } }
        case .waitsForever: { _, _ in while true { Thread.sleep(forTimeInterval: 1) } }
        case .failsVerification: { _, _ in try quiet(.verificationFailed) }
        case .takesBadInput: { _, _ in try quiet(.nothingToMove) }
        case .losesComments: { try changed(splitByViperSplit($0, $1)) { $0.replacing(Mutation.remark, with: "") } }
        case .countsLines:
            { files, options in
                let count = files.map { $0.text.split(separator: "\n").count }.reduce(0, +)
                return try changed(splitByViperSplit(files, options)) { $0 + "let lines = \(count)\n" }
            }
        case .throwsSomethingElse: { _, _ in throw CocoaError(.fileNoSuchFile) }
        }
    }
}

/// A split that moves nothing and says how it ended.
private func quiet(_ outcome: Split.Outcome) throws -> Split {
    let file = SourceFile(path: "QuietViewController.swift", text: "class QuietViewController: UIViewController {}")
    var result = try split([file], options: SplitOptions())
    result.outcome = outcome
    return result
}

private func splitByViperSplit(_ files: [SourceFile], _ options: SplitOptions) throws -> Split {
    try ViperSplit.split(files, options: options)
}

/// The split with each file of the output changed.
private func changed(_ split: Split, _ change: (String) -> String) throws -> Split {
    var result = split
    let changes = try split.changes.changes.map { file in
        let contents = change(try file.newContents())
        guard case .edit(let path, let original, _) = file else {
            return FileChange.create(path: file.path, contents: contents)
        }
        let edit = TextEdit(range: 0..<original.utf8.count, replacement: contents)
        return .edit(path: path, original: original, edits: [edit])
    }
    result.changes = ChangeSet(changes: changes)
    return result
}

private func withoutLast(_ word: String, in text: String) -> String {
    guard let range = text.range(of: word, options: .backwards) else { return text }
    return text.replacingCharacters(in: range, with: "")
}

/// Something that nobody knows when the program is compiled.
private var isNever: Bool { ProcessInfo.processInfo.processIdentifier < 0 }

private func deep(_ level: Int) -> Int { isNever ? 1 : deep(level + 1) + level }
