public import Foundation
import ViperSplit

public enum LanguageMode: String, Hashable, Sendable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
}

/// What the compiler says of a program.
public struct Build: Hashable, Sendable, Codable {
    public var messages: [CompilerMessage]

    public var compiles: Bool { !messages.contains(where: \.isError) }
}

/// What a program did.
public struct Run: Hashable, Sendable, Codable {
    public var lines: [String]
    /// How it ended, if not well.
    public var failure: String?
}

public enum ToolchainError: Error, Hashable, Sendable, CustomStringConvertible {
    case doubleDoesNotCompile(module: String, output: String)
    case noJobs(arguments: [String], output: String)

    public var description: String {
        switch self {
        case .doubleDoesNotCompile(let module, let output): "the double \(module) doesn't compile:\n\(output)"
        case .noJobs(let arguments, let output): "the driver has no jobs for \(arguments):\n\(output)"
        }
    }
}

/// Compiles the double and programs against it, and runs them. What is known of a program is not found out again.
public actor Toolchain {
    public static let shared = Toolchain()

    private let results: ResultCache
    private let processes = Turns(count: ProcessInfo.processInfo.activeProcessorCount)
    private var jobs: [[String]: Task<CompilerJobs, any Error>] = [:]
    private static let double = Task { try await BuiltDouble(in: oracleFolder) }

    init(results: ResultCache = ResultCache(folder: oracleFolder.appending(path: "results"))) {
        self.results = results
    }

    /// Compiles lowered sources only to see the messages.
    public func build(_ program: LoweredProgram, mode: LanguageMode) async throws -> Build {
        let double = try await Self.double.value
        let jobs = try await jobs(for: ["-typecheck"] + arguments(for: program, mode: mode, double: double))
        return try await results.value(for: key(program, jobs, double)) {
            try await inFolder { folder in try await self.compile(program, jobs, in: folder).build }
        }
    }

    /// Compiles lowered sources to a program and runs it in a home of its own.
    public func run(
        _ program: LoweredProgram, mode: LanguageMode, timeLimit: TimeInterval = 20
    ) async throws -> (build: Build, run: Run) {
        let double = try await Self.double.value
        let jobs = try await jobs(
            for: ["-o", "App"] + double.linkerOptions + arguments(for: program, mode: mode, double: double))
        // How a slow machine ends a program says nothing of the program.
        let result = try await results.value(for: key(program, jobs, double)) {
            try await inFolder { folder in
                let (build, isLinked) = try await self.compile(program, jobs, in: folder)
                guard isLinked else {
                    return BuildAndRun(build: build, run: Run(lines: [], failure: "it doesn't compile"))
                }
                return BuildAndRun(build: build, run: try await self.runApp(in: folder, double, timeLimit: timeLimit))
            }
        } unless: {
            $0.run.failure?.hasPrefix(ranTooLong) == true
        }
        return (result.build, result.run)
    }

    private struct BuildAndRun: Codable, Sendable {
        var build: Build
        var run: Run
    }

    // MARK: - The compiler

    private func arguments(for program: LoweredProgram, mode: LanguageMode, double: BuiltDouble) -> [String] {
        let isScript = program.files.contains { $0.path.hasSuffix("main.swift") }
        return ["-swift-version", mode.rawValue, "-module-name", "App", "-Onone", "-wmo", "-diagnostic-style", "llvm"]
            + ["-I", double.folder.path] + (isScript ? [] : ["-parse-as-library"])
    }

    /// The jobs that the driver has for these arguments, asked for once.
    private func jobs(for arguments: [String]) async throws -> CompilerJobs {
        let task = jobs[arguments] ?? Task { try await CompilerJobs(for: arguments) }
        jobs[arguments] = task
        return try await task.value
    }

    /// What a result depends on: the compiler, the double, every option of every job and every source.
    private func key(_ program: LoweredProgram, _ jobs: CompilerJobs, _ double: BuiltDouble) -> [String] {
        [double.identity, jobs.script] + program.files.flatMap { [$0.path.fileName, $0.text] }
    }

    /// - Returns: the messages, and whether there is the product that the jobs make.
    private func compile(
        _ program: LoweredProgram, _ jobs: CompilerJobs, in folder: URL
    ) async throws -> (build: Build, isMade: Bool) {
        // Two files of one name are the program's error, but not two in different folders of an app and a driver.
        for file in program.files {
            try file.text.write(to: folder.appending(path: file.path.fileName), atomically: false, encoding: .utf8)
        }
        let outcome = try await processes.take {
            try await runProcess(
                // Who ends the shell doesn't end a compiler that never would: of sixty nested types it takes hours.
                ["sh", "-c", "ulimit -t 120; \(jobs.script)", "swiftc"]
                    + program.files.map { folder.appending(path: $0.path.fileName).path },
                in: folder,
                timeLimit: 300)
        }
        let lineCounts = program.files.reduce(into: [:]) { $0[$1.path.fileName] = $1.ownLineCount }
        var messages = compilerMessages(in: outcome.errors + "\n" + outcome.output, lineCounts: lineCounts)
        if outcome.status != 0, !messages.contains(where: \.isError) {
            messages.append(CompilerMessage(isError: true, text: outcome.errors, place: "swiftc:0"))
        }
        return (Build(messages: messages), outcome.status == 0)
    }

    private func runApp(in folder: URL, _ double: BuiltDouble, timeLimit: TimeInterval) async throws -> Run {
        var environment = ["HOME": folder.path, "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no"]
        #if os(Linux)
            // Its definitions come before those of the dispatch library only if it is loaded first.
            environment["LD_PRELOAD"] = double.folder.appending(path: "libFoundationDouble.so").path
        #endif
        let outcome = try await processes.take { [environment] in
            try await runProcess(
                [folder.appending(path: "App").path], in: folder, timeLimit: timeLimit, environment: environment)
        }
        var failure: String?
        if outcome.isTimeout {
            failure = "\(ranTooLong) \(Int(timeLimit)) s"
        } else if outcome.status != 0 {
            let reason = outcome.errors.split(separator: "\n").first { $0.contains("rror:") } ?? ""
            failure = "it crashed with status \(outcome.status) \(reason)"
        }
        return Run(lines: outcome.output.split(separator: "\n").map(String.init), failure: failure)
    }
}

private let ranTooLong = "it ran longer than"

/// What the oracle keeps between runs: a folder in the package's build folder, which may be deleted at any time.
let oracleFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build/oracle")

/// Hands a new temporary folder to the body, and removes it.
func inFolder<Value: Sendable>(_ body: @Sendable (URL) async throws -> Value) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "viper-split-oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

extension String {
    var fileName: String { URL(filePath: self).lastPathComponent }
}
