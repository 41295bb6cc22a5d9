import Foundation
import Testing

struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
}

extension Sandbox {
    /// Runs the built program in the sandbox, or in a folder of it.
    func viperSplit(
        _ arguments: String...,
        in folder: String = "",
        environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(arguments, in: folder, environment: environment)
    }

    func run(_ arguments: [String], in folder: String = "", environment: [String: String] = [:]) throws -> Outcome {
        try run(viperSplitExecutable().path, arguments, in: folder, environment: environment)
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let settings = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "core.autocrlf=false"]
        let outcome = try run("/usr/bin/env", ["git"] + settings + arguments, in: "", environment: [:])
        try #require(outcome.status == 0, "git \(arguments.joined(separator: " ")): \(outcome.errors)")
        return outcome.output
    }

    /// Makes the sandbox a repository that has everything in it committed.
    func commitAll() throws {
        try git("init", "--quiet")
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "--message", "All")
    }

    func run(
        _ executable: String,
        _ arguments: [String],
        in folder: String = "",
        environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = try makeProcess(executable, arguments, in: folder, environment: environment)
        // Files, since a pipe that nobody reads may fill up.
        let (output, errors) = (try TemporaryFile(), try TemporaryFile())
        process.standardOutput = output.handle
        process.standardError = errors.handle
        try process.run()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: try output.text(), errors: try errors.text())
    }

    func makeProcess(
        _ executable: String,
        _ arguments: [String],
        in folder: String = "",
        environment: [String: String] = [:]
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = folder.isEmpty ? root : root.appendingPathComponent(folder)
        // A hook that runs the tests would hand its own repository down.
        var inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        inherited["NO_COLOR"] = nil
        process.environment = inherited.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }
}

/// The program as it was built beside the tests.
func viperSplitExecutable() throws -> URL {
    let bundles = [Bundle.main] + Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
    let candidates = folders.map { $0.appendingPathComponent("viper-split") }
    return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) })
}

private final class TemporaryFile {
    let handle: FileHandle
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("viper-split-output-\(UUID().uuidString)")
        try Data().write(to: url)
        handle = try FileHandle(forWritingTo: url)
    }

    deinit {
        try? handle.close()
        try? FileManager.default.removeItem(at: url)
    }

    func text() throws -> String {
        String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
}
