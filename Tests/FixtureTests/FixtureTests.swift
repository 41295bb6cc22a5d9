import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

/// Every case in every style: the goldens, the promises about the change set, and the proof that the split behaves.
@Suite struct FixtureTests {
    static let names = allFixtures.map(\.name)
    /// The folders of `Templates` with a manifest, the standard one first.
    static let styles = Template.builtIn.map(\.name)

    @Test(arguments: names, longOnes(styles))
    func splitBehavesLikeTheOriginal(_ name: String, style: String) async throws {
        let fixture = try fixture(named: name)
        let split = try await FixtureSplit.of(fixture, style: style)
        let comparison = try await compare(
            fixture, split: split.files + baseFiles(style: style, besides: split.files), inSwift6: runsAllTests)
        #expect(comparison.isEqual, "\(comparison)")
    }

    @Test(arguments: names, styles)
    func goldensMatch(_ name: String, style: String) async throws {
        let fixture = try fixture(named: name)
        let goldens = Goldens(of: fixture, style: style)
        guard goldens.exist || style == Self.styles[0] else { return }
        let split = try await FixtureSplit.of(fixture, style: style)
        // One style has goldens of every case; those of the others show what differs.
        if Goldens.isRecording {
            try goldens.record(split)
            Issue.record("recorded; read it, then run again without VIPER_SPLIT_RECORD")
        } else {
            #expect(try goldens.differences(from: split) == [], "VIPER_SPLIT_RECORD=1 records these files anew")
        }
    }

    @Test(arguments: names, longOnes(styles))
    func outcomeIsASplitOrSaysWhyNot(_ name: String, style: String) async throws {
        let split = try await FixtureSplit.of(try fixture(named: name), style: style).split
        switch split.outcome {
        case .split: #expect(!split.changes.changes.isEmpty)
        case .nothingToMove, .nothingCanMove:
            #expect(split.changes.changes.isEmpty && split.findings.isEmpty == (split.outcome == .nothingToMove))
        case .alreadySplit, .excluded, .verificationFailed: Issue.record("\(split.findings)")
        }
    }

    /// What the Presenter would only pass on of UIKit's stays in the View, so there is none left in any fixture.
    @Test(arguments: names, longOnes(styles))
    func presenterAndInteractorNameNothingOfUIKit(_ name: String, style: String) async throws {
        let split = try await FixtureSplit.of(try fixture(named: name), style: style).split
        let purity = try #require(split.purity)
        #expect(
            purity.uiKitNamesInPresenter + purity.uiKitNamesInInteractor == 0,
            "\(split.findings.filter { $0.rule.hasPrefix("uikit-in-") })")
    }

    @Test(.long, arguments: names, styles[...0])
    func secondRunChangesNothing(_ name: String, style: String) async throws {
        let fixture = try fixture(named: name)
        let first = try await FixtureSplit.of(fixture, style: style)
        guard first.split.outcome == .split else { return }
        let given = Set(fixture.controller.map(\.fileName))
        let again = try FixtureSplit(fixture, style: style, controller: first.files.filter { given.contains($0.path) })
        #expect(again.split.outcome == .alreadySplit)
        #expect(again.split.changes.changes.isEmpty)
    }

    /// A run that sees the module and the app finds nothing that the first one, which saw the app, has left to do.
    @Test(.long, arguments: names, styles)
    func theModuleLeavesNothingForASecondRun(_ name: String, style: String) throws {
        let fixture = try fixture(named: name)
        let options = try fixture.options(style: style)
        let lines = try SplitApp(of: fixture, options, style: style).linesOfSecondRun(options)
        #expect(lines.isEmpty, "\(lines)")
    }

    /// A first run that didn't see the app leaves what only the app tells: once that is in sight it leaves for the module, and a
    /// run after that finds nothing to do.
    @Test(.long, arguments: names, styles[...0])
    func theAppInSightGrowsTheModuleOnce(_ name: String, style: String) async throws {
        let fixture = try fixture(named: name)
        let first = try await FixtureSplit.of(fixture, style: style)
        guard first.split.outcome == .split else { return }
        guard let (files, changes) = try await grow(first.files, fixture, style: style) else { return }
        #expect(try run(on: files, fixture, style: style).outcome == .alreadySplit, "\(changes)")
    }

    /// What a developer moves at first may be the Interactor's alone: the rest follows later, and the module is the one that a
    /// single run makes, up to the order of its lines and their marks.
    @Test(.long, arguments: names, styles[...0])
    func oneComponentComesFirst(_ name: String, style: String) async throws {
        let fixture = try fixture(named: name)
        var options = try fixture.options(style: style)
        options.context = (options.context ?? fixture.app + [fixture.driver]) + baseFiles(style: style, besides: [])
        let given = try GivenController(fixture.files(of: fixture.controller), options: options)
        guard var plan = try? planDocument(given, options: options, findsChanges: false) else { return }
        let atOnce = try applying(try split(given, options: options).changes, to: given.files)
        for index in plan.members.indices where plan.members[index].role != "interactor" {
            plan.members[index].role = PlannedMember.later
        }
        options.plan = plan
        let first = try FixtureSplit(fixture, options: options)
        guard first.split.outcome == .split, let grown = try await grow(first.files, fixture, style: style)?.files
        else {
            return
        }
        let difference = lines(of: grown).difference(from: lines(of: atOnce))
        #expect(difference.isEmpty == !Self.growingOtherwise.contains(name), "\(difference)")
    }

    /// Of a public class nobody can tell any more who may set what it lets others see (`AccessLevels`), nor that a comment stood behind
    /// a `private` that the first run took away (`CodeComments`). The Interactor's services are private to it where it is given them
    /// once its methods are there (`Devices`), and commands that hand on what the module gives are left apart (`Login`, `Subclass`): both
    /// are of the same use, and neither is asked of a module yet.
    private static let growingOtherwise: Set = [
        "AccessLevels", "CodeComments", "Devices", "Login", "Subclass",
    ]

    /// The lines of files with their names, less marks and empty ones, in an order of their own.
    private func lines(of files: [SourceFile]) -> [String] {
        files.flatMap { file in
            file.text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty && !$0.hasPrefix("// MARK") && !isRule($0) }.map { "\(file.fileName): \($0)" }
        }.sorted()
    }

    /// Splits the view controller of a module that is in sight, and checks that it behaves like the original.
    ///
    /// - Returns: the module's files then, and what changed; nil if nothing was left to do.
    private func grow(
        _ files: [SourceFile], _ fixture: FixtureCase, style: String
    ) async throws -> (files: [SourceFile], changes: ChangeSet)? {
        let second = try run(on: files, fixture, style: style)
        if second.outcome == .alreadySplit { return nil }
        #expect(second.outcome == .split, "\(second.findings.map(\.message))")
        let grown = try applying(second.changes, to: fixture.files(of: files))
            .map { SourceFile(path: $0.fileName, text: $0.text) }
        let comparison = try await compare(fixture, split: grown + baseFiles(style: style, besides: grown))
        #expect(comparison.faults.isEmpty, "\(comparison)")
        return (grown, second.changes)
    }

    /// Splits the view controller of a module that is in sight.
    private func run(on files: [SourceFile], _ fixture: FixtureCase, style: String) throws -> Split {
        let given = Set(fixture.controller.map(\.fileName))
        var options = try fixture.options(style: style)
        let module = files.filter { !given.contains($0.path) }
        let changed = Set(files.map(\.path))
        let app = (options.context ?? fixture.app + [fixture.driver]).filter { !changed.contains($0.fileName) }
        options.context = app + fixture.files(of: module) + baseFiles(style: style, besides: files)
        let view = files.filter { given.contains($0.path) }
        return try FixtureSplit(fixture, options: options, controller: view).split
    }

    @Test(.long, arguments: names, styles[...0])
    func orderOfFilesDoesNotMatter(_ name: String, style: String) async throws {
        let fixture = try fixture(named: name)
        let forward = try await FixtureSplit.of(fixture, style: style)
        let backward = try FixtureSplit(fixture, style: style, controller: fixture.controller.reversed())
        #expect(forward.split == backward.split)
    }

    /// What git makes of the dry run is what would be written.
    @Test(.long, arguments: names, styles)
    func dryRunApplies(_ name: String, style: String) async throws {
        let fixture = try fixture(named: name)
        let split = try await FixtureSplit.of(fixture, style: style)
        guard split.split.outcome == .split else { return }
        let folder = FileManager.default.temporaryDirectory.appending(path: "viper-split-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let controllers = folder.appending(path: "Fixtures/\(fixture.path)/Controller")
        try FileManager.default.createDirectory(at: controllers, withIntermediateDirectories: true)
        for file in fixture.controller {
            try Data(file.text.utf8).write(to: controllers.appending(path: file.fileName))
        }
        let patch = folder.appending(path: "dry-run.diff")
        try Data(split.dryRun.utf8).write(to: patch)
        let git = try await runProcess(
            ["git", "apply", "--whitespace=nowarn", patch.path], in: folder, timeLimit: 60)
        #expect(git.status == 0, "\(git.errors)")
        for file in split.files {
            #expect(
                try Data(contentsOf: controllers.appending(path: file.path)) == Data(file.text.utf8), "\(file.path)")
        }
    }
}
