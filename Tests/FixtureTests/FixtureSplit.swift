import Foundation
import Oracle
import ViperSplit

/// A fixture split in one style: what the program would write, say and show.
struct FixtureSplit {
    let split: Split
    /// The edited and the new files, by file name.
    let files: [SourceFile]

    /// - Parameter controller: the files to split, in any order; the case's own without it.
    init(_ fixture: FixtureCase, style: String, controller: [SourceFile]? = nil) throws {
        let arguments = try FixtureArguments(of: fixture)
        let given = (controller ?? fixture.controller).map { file in
            SourceFile(path: "Fixtures/\(fixture.name)/Controller/\(file.fileName)", text: file.text)
        }
        let options = SplitOptions(
            controllerName: arguments.controllerName, moduleName: arguments.moduleName,
            context: arguments.givesContext ? fixture.app + [fixture.driver] : nil, template: style)
        split = try ViperSplit.split(given, options: options)
        let changed = try split.changes.changes.map { change in
            SourceFile(path: SourceFile(path: change.path, text: "").fileName, text: try change.newContents())
        }
        let names = Set(changed.map(\.path))
        files = changed + given.filter { !names.contains($0.fileName) }.map { SourceFile(path: $0.fileName, text: $0.text) }
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

/// The options in a case's `Arguments.txt`, one argument a line; the folder that `--context` names is the case's app,
/// its driver included.
private struct FixtureArguments {
    var controllerName: String?
    var moduleName: String?
    var givesContext = false

    init(of fixture: FixtureCase) throws {
        let path = fixture.directory.appending(path: "Arguments.txt").path
        guard FileManager.default.fileExists(atPath: path) else { return }
        let arguments = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
        for (option, value) in zip(arguments, arguments.dropFirst()) {
            switch option {
            case "--controller": controllerName = value
            case "--module-name": moduleName = value
            case "--context": givesContext = true
            default: continue
            }
        }
    }
}

extension SourceFile {
    var fileName: String { URL(filePath: path).lastPathComponent }
}
