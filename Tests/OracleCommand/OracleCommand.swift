import ArgumentParser
import Foundation
import Oracle
import ViperSplit

@main
struct OracleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "oracle",
        abstract: "Compile and run a controller, or a split of it, against the UIKit double.",
        subcommands: [Original.self, Compare.self, Check.self, Lowered.self])
}

/// Prints the trace of a case as it is.
struct Original: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print the trace of DIR's controller, app and driver.")

    @Argument(help: "A folder with Controller/, App/ and Driver.swift.")
    var directory: String

    func run() async throws {
        let fixture = try readCase(directory)
        let observed = try await Observatory.shared.observe(
            fixture.controller + fixture.app, driver: fixture.driver, inSwift6: true)
        for line in observed.run.lines { print(line) }
        for message in observed.swift5 { printError("\(message)") }
        for name in observed.droppedImports { printError("dropped: import \(name)") }
        for note in observed.notes { printError("not lowered: \(note)") }
        printError("\(observed.run.lines.count) lines; Swift 6 mode: \(observed.compilesInSwift6 ? "yes" : "no")")
        if let failure = observed.run.failure {
            printError(failure)
            throw ExitCode.failure
        }
    }
}

/// Says whether a split does what the original does.
struct Compare: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare DIR's controller with the files in SPLIT that take its place.")

    @Argument(help: "A folder with Controller/, App/ and Driver.swift.")
    var directory: String

    @Argument(help: "A folder with the files of the split, the controller's included.")
    var split: String

    @Option(help: "A folder with base files that the split needs, in place of the style's own.")
    var base: String?

    func run() async throws {
        let fixture = try readCase(directory)
        let files = swiftFiles(in: URL(filePath: split))
        let folder = base.map { URL(filePath: $0) }
        let comparison = try await compare(fixture, split: files + baseFiles(in: folder, besides: files))
        print(comparison.isEqual ? "equal: \(comparison.original.run.lines.count) lines" : "\(comparison)")
        if !comparison.isEqual { throw ExitCode.failure }
    }
}

/// Splits a case and says whether the split does what the original does.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Split DIR's controller and compare the split with it.")

    @Argument(help: "A folder with Controller/, App/ and Driver.swift.")
    var directory: String

    @Option(help: "The style of the module.")
    var style = "infinum"

    @Flag(help: "Show the split the controller alone, as a command without --context would.")
    var withoutContext = false

    @Option(help: "A folder to write the split's files to, whatever comes of them.")
    var keep: String?

    func run() async throws {
        let fixture = try readCase(directory)
        let folder = keep.map { URL(filePath: $0) }
        do {
            let comparison = try await check(fixture, style: style) { files, options in
                var options = options
                if withoutContext { options.context = nil }
                let result = try splitWithViperSplit(files, options: options)
                if let folder { try write(result, to: folder) }
                return result
            }
            print(comparison.isEqual ? "equal: \(comparison.original.run.lines.count) lines" : "\(comparison)")
            if !comparison.isEqual { throw ExitCode.failure }
        } catch let error as NoSplit {
            print(error)
            throw ExitCode.failure
        }
    }
}

private func write(_ files: [SourceFile], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
        let name = URL(filePath: file.path).lastPathComponent
        try file.text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
}

/// Prints what the compiler gets to see.
struct Lowered: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print a case's sources as they are compiled here.")

    @Argument(help: "A folder with Controller/, App/ and Driver.swift.")
    var directory: String

    func run() async throws {
        let fixture = try readCase(directory)
        for file in lower(fixture.controller + fixture.app, driver: fixture.driver).files {
            print("// --- \(file.path)\n\(file.text)")
        }
    }
}

private func readCase(_ directory: String) throws -> FixtureCase {
    guard let fixture = FixtureCase(directory: URL(filePath: directory)) else {
        throw ValidationError("\(directory) has no Controller/*.swift or no Driver.swift")
    }
    return fixture
}

private func printError(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
}
