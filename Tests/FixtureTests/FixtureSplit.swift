import Foundation
import Oracle
import ViperSplit

/// A fixture split in one style: what the program would write, say and show.
struct FixtureSplit {
    let split: Split
    /// The edited and the new files, by file name.
    let files: [SourceFile]

    /// The split of the case's own files, made once.
    static func of(_ fixture: FixtureCase, style: String) throws -> FixtureSplit {
        let key = fixture.name + "/" + style
        if let known = lock.withLock({ made[key] }) { return known }
        let split = try FixtureSplit(fixture, style: style)
        lock.withLock { made[key] = split }
        return split
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var made: [String: FixtureSplit] = [:]

    /// - Parameter controller: the files to split, in any order; the case's own without it.
    init(_ fixture: FixtureCase, style: String, controller: [SourceFile]? = nil) throws {
        try self.init(fixture, options: fixture.options(style: style), controller: controller)
    }

    init(_ fixture: FixtureCase, options: SplitOptions, controller: [SourceFile]? = nil) throws {
        let given = (controller ?? fixture.controller).map { file in
            SourceFile(path: "Fixtures/\(fixture.name)/Controller/\(file.fileName)", text: file.text)
        }
        split = try ViperSplit.split(given, options: options)
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

    func dryRun() throws -> String {
        try UnifiedDiff(split.changes) { $0 }.text
    }
}

extension SourceFile {
    var fileName: String { URL(filePath: path).lastPathComponent }
}
