public import ArgumentParser
import Foundation
public import Mutations
import Oracle
import ViperSplit

@main
struct MutationsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutations",
        abstract: "Split mutants of controllers, and say which of them show a fault of the split.",
        subcommands: [Run.self, Compile.self, Work.self],
        defaultSubcommand: Run.self)
}

/// What the mutants are, told to the program and by it to its workers.
struct MutantArguments: ParsableArguments {
    @Option(help: "The same seed gives the same mutants.")
    var seed: UInt64 = 1

    @Option(
        parsing: .upToNextOption, help: "The mutations to choose from; without it all but `long`, which takes long.")
    var mutations = Mutation.allCases.filter { $0 != .long }

    @Option(help: "The bytes of a part that is very long.")
    var size = 20_000

    @Option(help: "The seconds of the processor's time that a split may take.")
    var timeLimit: Double = 5

    @Option(help: .hidden)
    var splitter = SeededSplitter.real

    @Option(parsing: .upToNextOption, help: "The cases of Fixtures to mutate, by their paths there; without it all.")
    var cases: [String] = []

    @Argument(help: "Controllers to mutate, in place of those of Fixtures.")
    var files: [String] = []

    func source() throws -> MutantSource {
        MutantSource(
            originals: files.isEmpty ? try Original.fixtures(named: cases) : Original.files(files), seed: seed,
            mutations: mutations, size: size)
    }

    var words: [String] {
        ["--seed", "\(seed)", "--mutations"] + mutations.map(\.rawValue) + [
            "--size", "\(size)", "--time-limit", "\(timeLimit)", "--splitter", splitter.rawValue,
        ] + (cases.isEmpty ? [] : ["--cases"] + cases) + (files.isEmpty ? [] : ["--"] + files)
    }
}

struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Examine mutants, on all cores.")

    @OptionGroup var mutants: MutantArguments

    @Option(help: "How many mutants to examine.")
    var count = 1_000

    @Option(help: "The number of the first.")
    var first = 0

    @Option(help: "Examine the mutant of this number alone, and print it.")
    var only: Int?

    @Option(help: "How many work at the same time.")
    var processes = ProcessInfo.processInfo.activeProcessorCount

    func run() async throws {
        if let only {
            let mutant = try mutants.source().mutant(only)
            print(
                "// \(mutant.mutation.rawValue) of \(mutant.original): \(mutant.changed.path), \(mutant.options.template.name)"
            )
            print(mutant.changed.text)
        }
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let numbers = only.map { $0..<$0 + 1 } ?? first..<first + count
        let campaign = Campaign(worker: [program, "work"] + mutants.words, numbers: numbers, processes: processes)
        let examinations = try await campaign.run { some in
            for examination in some where !examination.faults.isEmpty {
                FileHandle.standardError.write(Data("\(examination.number): \(examination.faults)\n".utf8))
            }
        }
        print(report(examinations))
        if examinations.contains(where: { !$0.faults.isEmpty }) { throw ExitCode.failure }
    }
}

struct Compile: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compile and run mutants of Fixtures that compile, and compare their splits with them.")

    @OptionGroup var mutants: MutantArguments

    @Option(help: "How many that compile.")
    var count = 200

    @Option(help: "The number of the first.")
    var first = 0

    func run() async throws {
        let compiled = try await compareCompiled(mutants.source(), from: first, wanted: count) { compiled in
            if compiled.differences.isEmpty { return }
            print(
                "\(compiled.mutant.number) (\(compiled.mutant.mutation.rawValue) of \(compiled.mutant.original), \(compiled.mutant.options.template.name)): \(compiled.comparison)"
            )
        }
        let different = compiled.count { !$0.differences.isEmpty }
        print("\(compiled.count) mutants that compile, \(different) of which differ from their splits")
        if different > 0 { throw ExitCode.failure }
    }
}

/// The process that may die of a mutant.
struct Work: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Examine mutants here.", shouldDisplay: false)

    @OptionGroup var mutants: MutantArguments
    @Option var from: Int
    @Option var to: Int

    func run() throws {
        try work(
            on: from..<to, of: mutants.source(), with: mutants.splitter, timeLimit: mutants.timeLimit)
    }
}

extension Mutation: ExpressibleByArgument {}
extension SeededSplitter: ExpressibleByArgument {}
