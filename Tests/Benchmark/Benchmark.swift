import ArgumentParser
import Foundation
import Oracle
import ViperSplit

@main
struct Benchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark",
        abstract: "Say what a split costs, as against bare parsing of the same files in the same run.",
        subcommands: [Run.self, MeasureOne.self],
        defaultSubcommand: Run.self)
}

struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Measure generated controllers, fixtures and a folder.")

    @Option(parsing: .upToNextOption, help: "The lines of the generated controllers.")
    var sizes = [1_000, 10_000, 100_000]

    @Option(parsing: .upToNextOption, help: "The forms of the generated controllers.")
    var forms = GeneratedController.Form.allCases

    @Flag(inversion: .prefixedNo, help: "Split all cases of Fixtures, too.")
    var fixtures = true

    @Option(help: "A folder of controllers to split, too, each with its app, as corpus-report takes it.")
    var folder: String?

    @Option(help: "The folder in a controller's folder that holds its files.")
    var part = "controller"

    @Flag(inversion: .prefixedNo, help: "Read the app that stands beside a controller.")
    var context = true

    @Option(help: "How many processes are started for each; the best counts.")
    var rounds = 3

    @Option(help: "The seconds that one process may take.")
    var timeLimit: Double = 600

    @Flag(help: "Print the figures as JSON.")
    var json = false

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var rows: [Row] = []
        for form in forms {
            var smallest: Measurement?
            for size in sizes.sorted() {
                let subject = try GeneratedController(form: form, lines: size).subject(in: folder)
                guard let measurement = await measurement(of: subject) else { continue }
                smallest = smallest ?? measurement
                rows.append(Row(name: subject.name, measurement, smallest: smallest))
            }
        }
        for subject in givenSubjects {
            if let measurement = await measurement(of: subject) { rows.append(Row(name: subject.name, measurement)) }
        }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(rows), as: UTF8.self))
        } else {
            print(table(of: rows))
        }
    }

    private var givenSubjects: [Subject] {
        let corpus = folder.map { controllers(in: URL(filePath: $0), part: part) } ?? []
        return (fixtures ? [.fixtures] : [])
            + corpus.map { controller in
                var controller = controller
                if !context { controller.contextFolder = nil }
                return .controller(controller)
            }
    }

    /// - Returns: nil if there is none, which is said.
    private func measurement(of subject: Subject) async -> Measurement? {
        do {
            return try await subject.measured(rounds: rounds, timeLimit: timeLimit)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return nil
        }
    }
}

extension GeneratedController {
    /// The controller in a file of a folder.
    func subject(in folder: URL) throws -> Subject {
        let name = "\(form.rawValue) \(lines)"
        let path = folder.appending(path: "\(form.rawValue)\(lines)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let file = path + "/LedgerViewController.swift"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        return .controller(CorpusController(name: name, paths: [file]))
    }
}
