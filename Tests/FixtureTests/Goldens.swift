import Foundation
import Oracle
import ViperSplit

/// The recorded output of a case in one style: every file, the findings and the dry run.
struct Goldens {
    private let folder: URL

    init(of fixture: FixtureCase, style: String) {
        folder = fixture.directory.appending(path: "Expected/\(style)")
    }

    /// Whether somebody has recorded any.
    var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// `VIPER_SPLIT_RECORD=1` records what comes out. Read what was recorded before you commit it.
    static var isRecording: Bool { ProcessInfo.processInfo.environment["VIPER_SPLIT_RECORD"] == "1" }

    /// The names of files that differ, are missing, or are there and shouldn't be.
    func differences(from split: FixtureSplit) throws -> [String] {
        let recorded = try read()
        let found = try contents(of: split)
        return Set(recorded.keys).union(found.keys).sorted().filter { recorded[$0] != found[$0] }
    }

    func record(_ split: FixtureSplit) throws {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in try contents(of: split) {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
    }

    private func contents(of split: FixtureSplit) throws -> [String: String] {
        var contents = ["findings.txt": split.findings, "dry-run.diff": split.dryRun]
        for file in split.files { contents[file.path] = file.text }
        return contents
    }

    private func read() throws -> [String: String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.reduce(into: [:]) { contents, name in
            contents[name] = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        }
    }
}
