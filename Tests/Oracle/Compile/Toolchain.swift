public import Foundation
import ViperSplit

public enum LanguageMode: String, Hashable, Sendable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
}

/// What the compiler made of a program.
public struct Build: Sendable {
    public var messages: [CompilerMessage]
    /// The folder that holds the program `App`, unless there were errors or nothing was to be linked.
    var folder: URL?

    public var compiles: Bool { !messages.contains(where: \.isError) }
}

/// What a program did.
public struct Run: Hashable, Sendable {
    public var lines: [String]
    /// How it ended, if not well.
    public var failure: String?
}

public enum ToolchainError: Error, Hashable, Sendable, CustomStringConvertible {
    case doubleDoesNotCompile(module: String, output: String)

    public var description: String {
        switch self {
        case .doubleDoesNotCompile(let module, let output): "the double \(module) doesn't compile:\n\(output)"
        }
    }
}

/// Compiles the double once and programs against it, two at a time, in folders below the temporary directory.
public actor Toolchain {
    public static let shared = Toolchain()

    private var double: Task<URL, any Error>?
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Compiles lowered sources; with `links` to a program, otherwise only to see the messages.
    public func build(_ program: LoweredProgram, mode: LanguageMode, links: Bool) async throws -> Build {
        let double = try await builtDouble()
        await begin()
        defer { end() }
        let folder = try temporaryFolder()
        var paths: [String] = []
        var lineCounts: [String: Int] = [:]
        for file in program.files {
            let name = URL(filePath: file.path).lastPathComponent
            // Two files of one name are the program's error, but not two in different folders of an app and a driver.
            let place = folder.appending(path: name)
            try file.text.write(to: place, atomically: false, encoding: .utf8)
            paths.append(place.path)
            lineCounts[name] = file.ownLineCount
        }
        var arguments = ["swiftc", "-swift-version", mode.rawValue, "-module-name", "App", "-Onone", "-wmo"]
        arguments += ["-I", double.path, "-diagnostic-style", "llvm"]
        arguments +=
            links ? ["-L", double.path, "-o", "App"] + DoubleSources.all.map { "-l\($0.module)" } : ["-typecheck"]
        if !program.files.contains(where: { $0.path.hasSuffix("main.swift") }) { arguments.append("-parse-as-library") }
        if links { arguments += ["-Xlinker", "-rpath", "-Xlinker", double.path] }
        let outcome = try await runProcess(arguments + paths, in: folder, timeLimit: 300)
        var messages = compilerMessages(in: outcome.errors + "\n" + outcome.output, lineCounts: lineCounts)
        if outcome.status != 0, !messages.contains(where: \.isError) {
            messages.append(CompilerMessage(isError: true, text: outcome.errors, place: "swiftc:0"))
        }
        let isUsable = links && outcome.status == 0
        if !isUsable { try? FileManager.default.removeItem(at: folder) }
        return Build(messages: messages, folder: isUsable ? folder : nil)
    }

    /// Runs a program that was built, in a home of its own, and removes it.
    public func run(_ build: Build, timeLimit: TimeInterval = 20) async throws -> Run {
        guard let folder = build.folder else { return Run(lines: [], failure: "it doesn't compile") }
        await begin()
        defer { end() }
        defer { try? FileManager.default.removeItem(at: folder) }
        var environment = ["HOME": folder.path, "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no"]
        #if os(Linux)
            // Its definitions come before those of the dispatch library only if it is loaded first.
            environment["LD_PRELOAD"] = try await builtDouble().appending(path: "libFoundationDouble.so").path
        #endif
        let outcome = try await runProcess(
            [folder.appending(path: "App").path], in: folder, timeLimit: timeLimit, environment: environment)
        var failure: String?
        if outcome.isTimeout {
            failure = "it ran longer than \(Int(timeLimit)) s"
        } else if outcome.status != 0 {
            let reason = outcome.errors.split(separator: "\n").first { $0.contains("rror:") } ?? ""
            failure = "it crashed with status \(outcome.status) \(reason)"
        }
        return Run(lines: outcome.output.split(separator: "\n").map(String.init), failure: failure)
    }

    // MARK: - The double

    private func builtDouble() async throws -> URL {
        if let double { return try await double.value }
        let task = Task { try await Self.buildDouble() }
        double = task
        return try await task.value
    }

    private static func buildDouble() async throws -> URL {
        let files = DoubleSources.all.flatMap(\.files)
        let root = FileManager.default.temporaryDirectory.appending(path: "viper-split-oracle")
        let place = root.appending(path: "double-\(contentHash(files.map(\.text)))")
        if FileManager.default.fileExists(atPath: place.path) { return place }
        let folder = root.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for module in DoubleSources.all {
            var arguments = [
                "swiftc", "-swift-version", "5", "-module-name", module.module, "-parse-as-library", "-wmo",
            ]
            arguments += ["-emit-module", "-emit-library", "-I", folder.path, "-L", folder.path]
            if module.module != "FoundationDouble" { arguments.append("-lFoundationDouble") }
            #if os(macOS)
                arguments += ["-Xlinker", "-install_name", "-Xlinker", "@rpath/lib\(module.module).dylib"]
            #endif
            let outcome = try await runProcess(arguments + module.files.map(\.path), in: folder, timeLimit: 600)
            guard outcome.status == 0 else {
                throw ToolchainError.doubleDoesNotCompile(
                    module: module.module, output: outcome.errors + outcome.output)
            }
        }
        // Another process may have been faster; then its copy serves.
        try? FileManager.default.moveItem(at: folder, to: place)
        return place
    }

    // MARK: - Two at a time

    private func begin() async {
        if running < 2 {
            running += 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func end() {
        if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() }
    }

    private func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "viper-split-oracle/run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

/// A number that tells different texts apart, the same in every process.
func contentHash(_ texts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
}

extension SourceFile {
    /// The lines before the first that lowering added.
    fileprivate var ownLineCount: Int {
        let end = text.firstRange(of: "@preconcurrency @MainActor private protocol _Messages")?.lowerBound
        return text[..<(end ?? text.endIndex)].count { $0.isNewline }
    }
}
