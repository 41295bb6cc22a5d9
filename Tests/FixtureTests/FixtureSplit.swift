import Foundation
import Oracle
import ViperSplit

/// A fixture split in one style: what the program would write, say and show.
struct FixtureSplit {
    let split: Split
    /// The edited and the new files, by file name.
    let files: [SourceFile]
    let dryRun: String

    /// The split of the case's own files, made once for all tests that look at it.
    static func of(_ fixture: FixtureCase, style: String) async throws -> FixtureSplit {
        try await FixtureSplits.shared.split(fixture, style: style)
    }

    /// - Parameter controller: the files to split, in any order; the case's own without it.
    init(_ fixture: FixtureCase, style: String, controller: [SourceFile]? = nil) throws {
        try self.init(fixture, options: fixture.options(style: style), controller: controller)
    }

    init(_ fixture: FixtureCase, options: SplitOptions, controller: [SourceFile]? = nil) throws {
        let given = (controller ?? fixture.controller).map { file in
            SourceFile(path: "Fixtures/\(fixture.path)/Controller/\(file.fileName)", text: file.text)
        }
        split = try ViperSplit.split(given, options: options)
        dryRun = try UnifiedDiff(split.changes) { $0 }.text
        let changed = try split.changes.changes.map { change in
            SourceFile(path: SourceFile(path: change.path, text: "").fileName, text: try change.newContents())
        }
        let names = Set(changed.map(\.path))
        files =
            changed + given.filter { !names.contains($0.fileName) }.map { SourceFile(path: $0.fileName, text: $0.text) }
    }

    var findings: String {
        split.findings.map { finding in
            "\(finding.path):\(finding.line):\(finding.column): \(finding.severity): \(finding.message) [\(finding.rule)]\n"
        }.joined()
    }
}

/// The splits of the cases' own files. Who asks for one that is being made waits for it.
private actor FixtureSplits {
    static let shared = FixtureSplits()

    private var made: [String: Task<FixtureSplit, any Error>] = [:]

    func split(_ fixture: FixtureCase, style: String) async throws -> FixtureSplit {
        let key = fixture.directory.path + "/" + style
        let task = made[key] ?? Task.detached { try FixtureSplit(fixture, style: style) }
        made[key] = task
        return try await task.value
    }
}

extension SourceFile {
    var fileName: String { URL(filePath: path).lastPathComponent }
}
