import Foundation
import Oracle
import ViperSplit

/// The recorded output of a case in one style: every file, the findings and, where it was asked for, the dry run.
struct Goldens {
    private let folder: URL

    init(of fixture: FixtureCase, style: String) {
        self.init(in: fixture.directory.appending(path: "Expected/\(style)"))
    }

    init(in folder: URL) { self.folder = folder }

    /// Whether somebody has recorded any.
    var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// `VIPER_SPLIT_RECORD=1` records what comes out. Read what was recorded before you commit it.
    static var isRecording: Bool { ProcessInfo.processInfo.environment["VIPER_SPLIT_RECORD"] == "1" }

    /// The names of files that differ, are missing, or are there and shouldn't be.
    func differences(from split: FixtureSplit) throws -> [String] {
        let recorded = try read()
        let found = contents(of: split)
        return Set(recorded.keys).union(found.keys).sorted().filter { recorded[$0] != found[$0] }
    }

    func record(_ split: FixtureSplit) throws {
        let contents = contents(of: split)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in contents {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
    }

    private func contents(of split: FixtureSplit) -> [String: String] {
        var contents = ["findings.txt": split.findings]
        if FileManager.default.fileExists(atPath: folder.appending(path: Self.dryRun).path) {
            contents[Self.dryRun] = split.dryRun
        }
        for file in split.files { contents[file.path] = file.text }
        return contents
    }

    /// A golden only where it shows what the files beside it don't; an empty one asks for it to be recorded.
    private static let dryRun = "dry-run.diff"

    private func read() throws -> [String: String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.reduce(into: [:]) { contents, name in
            contents[name] = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        }
    }
}
