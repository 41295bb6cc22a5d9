import Foundation
import Testing
import ViperSplit

@testable import viper_split

/// One at a time, since a signal is for the whole process.
@Suite(.serialized)
struct WriteFilesTests {
    /// An edited file that isn't writable by others, a file to overwrite, a new one and one in a new folder.
    private func exampleSandbox() throws -> (sandbox: Sandbox, files: [PlannedFile]) {
        let sandbox = try Sandbox()
        try sandbox.write("a\n", to: "Edited.swift")
        try sandbox.setPermissions(0o640, of: "Edited.swift")
        try sandbox.write("old\n", to: "Overwritten.swift")
        let edit = TextEdit(range: 0..<1, replacement: "b")
        let changes = ChangeSet(changes: [
            .edit(path: sandbox.path("Edited.swift"), original: "a\n", edits: [edit]),
            .create(path: sandbox.path("Created.swift"), contents: "new\n"),
            .create(path: sandbox.path("Overwritten.swift"), contents: "new\n"),
            .create(path: sandbox.path("New/Folder/Created.swift"), contents: "new\n"),
        ])
        return (sandbox, try plannedFiles(changes, given: []))
    }

    private func steps() throws -> [WriteStep] {
        let (sandbox, files) = try exampleSandbox()
        var steps: [WriteStep] = []
        try write(files) { (step) throws(CommandError) in steps.append(step) }
        #expect(steps.contains(.createFolder(sandbox.path("New/Folder"))))
        return steps
    }

    @Test func allFilesAreWritten() throws {
        let (sandbox, files) = try exampleSandbox()
        try write(files)
        #expect(
            try sandbox.snapshot() == [
                "Edited.swift": .file("b\n", permissions: 0o640),
                "Overwritten.swift": .file("new\n", permissions: 0o644),
                "Created.swift": .file("new\n", permissions: 0o644), "New": .folder, "New/Folder": .folder,
                "New/Folder/Created.swift": .file("new\n", permissions: 0o644),
            ]
        )
    }

    @Test func theControllerIsReplacedLast() throws {
        let replaced = try steps().compactMap { if case .replace(let path) = $0 { path } else { nil } }
        #expect(replaced.count == 4)
        #expect(replaced.last?.hasSuffix("Edited.swift") == true)
    }

    @Test func aFailureAtAnyStepLeavesEverythingAsItWas() throws {
        for index in try steps().indices {
            let (sandbox, files) = try exampleSandbox()
            let before = try sandbox.snapshot()
            var count = 0
            let error = CommandError.cannotWrite(path: "A.swift", reason: "no space left on device")
            #expect(throws: error) {
                try write(files) { (_) throws(CommandError) in
                    if count == index { throw error }
                    count += 1
                }
            }
            #expect(try sandbox.snapshot() == before, "step \(index)")
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalAtAnyStepLeavesEverythingAsItWas(signal: Int32) throws {
        for index in try steps().indices {
            let (sandbox, files) = try exampleSandbox()
            let before = try sandbox.snapshot()
            var count = 0
            #expect(throws: CommandError.interrupted(signal: signal)) {
                try write(files) { (_) throws(CommandError) in
                    if count == index { lettingSignalsIn { _ = raise(signal) } }
                    count += 1
                }
            }
            #expect(try sandbox.snapshot() == before, "step \(index)")
        }
    }

    // MARK: - Several sets

    /// Two sets of an edited and a new file each.
    private func twoSets() throws -> (sandbox: Sandbox, sets: [[PlannedFile]]) {
        let sandbox = try Sandbox()
        let sets = try ["A", "B"].map { name in
            try sandbox.write("a\n", to: "\(name).swift")
            let edit = TextEdit(range: 0..<1, replacement: "b")
            let changes = ChangeSet(changes: [
                .edit(path: sandbox.path("\(name).swift"), original: "a\n", edits: [edit]),
                .create(path: sandbox.path("New/\(name)Created.swift"), contents: "new\n"),
            ])
            return try plannedFiles(changes, given: [])
        }
        return (sandbox, sets)
    }

    private func stepsOfTwoSets() throws -> [WriteStep] {
        var steps: [WriteStep] = []
        let (sandbox, sets) = try twoSets()
        #expect(try writeEach(sets) { (step) throws(CommandError) in steps.append(step) } == [nil, nil])
        #expect(try sandbox.read("A.swift") == "b\n" && sandbox.read("B.swift") == "b\n")
        #expect(try sandbox.snapshot().count == 5)
        return steps
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalAtAnyStepLeavesEverySetAsItWas(signal: Int32) throws {
        for index in try stepsOfTwoSets().indices {
            let (sandbox, sets) = try twoSets()
            let before = try sandbox.snapshot()
            var count = 0
            #expect(throws: CommandError.interrupted(signal: signal)) {
                _ = try writeEach(sets) { (_) throws(CommandError) in
                    if count == index { lettingSignalsIn { _ = raise(signal) } }
                    count += 1
                }
            }
            #expect(try sandbox.snapshot() == before, "step \(index)")
        }
    }

    @Test(arguments: [0, 1])
    func aSetThatFailsIsLeftAndTheOtherIsWritten(failing: Int) throws {
        let names = ["A", "B"]
        let error = CommandError.cannotWrite(path: "A.swift", reason: "no space left on device")
        let (sandbox, sets) = try twoSets()
        let failures = try writeEach(sets) { (step) throws(CommandError) in
            if step == .replace(sandbox.path("\(names[failing]).swift")) { throw error }
        }
        #expect(failures == (failing == 0 ? [error, nil] : [nil, error]))
        #expect(try sandbox.read("\(names[failing]).swift") == "a\n")
        #expect(try sandbox.read("\(names[1 - failing]).swift") == "b\n")
        #expect(
            try sandbox.snapshot().keys.sorted() == [
                "A.swift", "B.swift", "New", "New/\(names[1 - failing])Created.swift",
            ])
    }

    @Test func aSignalThatIsIgnoredStaysIgnored() throws {
        let former = signal(SIGHUP, SIG_IGN)
        defer { signal(SIGHUP, former) }
        let (sandbox, files) = try exampleSandbox()
        try write(files) { (_) throws(CommandError) in lettingSignalsIn { _ = raise(SIGHUP) } }
        #expect(try sandbox.read("Edited.swift") == "b\n")
    }

    @Test func aFileThatChangedMeanwhileIsLeftAlone() throws {
        let (sandbox, files) = try exampleSandbox()
        #expect(throws: CommandError.changedMeanwhile(sandbox.path("Edited.swift"))) {
            try write(files) { (step) throws(CommandError) in
                if step == .replace(sandbox.path("Edited.swift")) { try? sandbox.write("theirs\n", to: "Edited.swift") }
            }
        }
        #expect(try sandbox.read("Edited.swift") == "theirs\n")
        #expect(try sandbox.snapshot().keys.sorted() == ["Edited.swift", "Overwritten.swift"])
        #expect(try sandbox.read("Overwritten.swift") == "old\n")
    }

    @Test func aFolderThatAppearsAtATargetFailsTheWrite() throws {
        let (sandbox, files) = try exampleSandbox()
        #expect(throws: CommandError.changedMeanwhile(sandbox.path("Created.swift"))) {
            try write(files) { (step) throws(CommandError) in
                if step == .replace(sandbox.path("Created.swift")) { try? sandbox.makeFolder("Created.swift") }
            }
        }
        #expect(try sandbox.snapshot().keys.sorted() == ["Created.swift", "Edited.swift", "Overwritten.swift"])
    }

    @Test func whatCannotBePutBackKeepsItsBackup() throws {
        let (sandbox, files) = try exampleSandbox()
        let target = sandbox.path("Overwritten.swift")
        var failure: CommandError?
        do throws(CommandError) {
            try write(files) { (step) throws(CommandError) in
                guard step == .finish else { return }
                try? FileManager.default.removeItem(atPath: target)
                try? sandbox.makeFolder("Overwritten.swift/Full")
                throw .cannotPrint(reason: "test")
            }
        } catch {
            failure = error
        }
        guard case .cannotRestore(target, let backup, _) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(String(decoding: try Data(contentsOf: URL(fileURLWithPath: backup)), as: UTF8.self) == "old\n")
        #expect(try sandbox.read("Edited.swift") == "a\n")
    }
}
