import Foundation
import Oracle

@testable import ViperSplit

/// A fixture split in one style: what the program would write, say and show.
struct FixtureSplit {
    /// The controller, under the paths that its files have in the repository.
    let given: [SourceFile]
    let split: Split
    /// The edited and the new files, by file name.
    let files: [SourceFile]
    let dryRun: String

    /// The split of the case's own files, made once for all tests that look at it.
    static func of(_ fixture: FixtureCase, style: String) async throws -> FixtureSplit {
        try await FixtureSplits.shared.splits(of: fixture).split(style: style)
    }

    /// - Parameter controller: the files to split, in any order; the case's own without it.
    init(_ fixture: FixtureCase, style: String, controller: [SourceFile]? = nil) throws {
        try self.init(fixture, options: fixture.options(style: style), controller: controller)
    }

    init(_ fixture: FixtureCase, options: SplitOptions, controller: [SourceFile]? = nil) throws {
        let files = fixture.files(of: controller ?? fixture.controller)
        try self.init(try GivenController(files, options: options), files, options: options)
    }

    fileprivate init(_ controller: GivenController, _ given: [SourceFile], options: SplitOptions) throws {
        self.given = given
        split = try ViperSplit.split(controller, options: options)
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

/// The splits of the cases' own files.
private actor FixtureSplits {
    static let shared = FixtureSplits()

    private var cases: [String: CaseSplits] = [:]

    func splits(of fixture: FixtureCase) -> CaseSplits {
        let splits = cases[fixture.directory.path] ?? CaseSplits(fixture)
        cases[fixture.directory.path] = splits
        return splits
    }
}

/// The splits of one case, which is read once for all styles. Who asks for one while another is made waits for it.
private actor CaseSplits {
    private let fixture: FixtureCase
    private var controller: GivenController?
    private var made: [String: Result<FixtureSplit, any Error>] = [:]

    init(_ fixture: FixtureCase) { self.fixture = fixture }

    func split(style: String) throws -> FixtureSplit {
        let split = made[style] ?? Result { try make(style) }
        made[style] = split
        return try split.get()
    }

    private func make(_ style: String) throws -> FixtureSplit {
        let files = fixture.files(of: fixture.controller)
        let options = try fixture.options(style: style)
        let given = try controller ?? GivenController(files, options: options)
        controller = given
        return try FixtureSplit(given, files, options: options)
    }
}

extension SplitApp {
    /// The app of a case, with the files that modules of the style build on.
    init(of fixture: FixtureCase, _ options: SplitOptions, style: String) {
        let app = (options.context ?? fixture.app + [fixture.driver]) + baseFiles(style: style, besides: [])
        self.init(fixture.files(of: fixture.controller), in: app)
    }
}

extension FixtureCase {
    /// Files of the controller under the paths that they have in the repository.
    func files(of controller: [SourceFile]) -> [SourceFile] {
        controller.map { SourceFile(path: "Fixtures/\(path)/Controller/\($0.fileName)", text: $0.text) }
    }
}

extension SourceFile {
    var fileName: String { URL(filePath: path).lastPathComponent }
}
