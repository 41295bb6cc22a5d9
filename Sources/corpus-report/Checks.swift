import ArgumentParser
import Foundation
import Oracle
import ViperSplit

/// What is asked of a controller besides what becomes of it.
enum Check: String, Codable, Sendable, CaseIterable, ExpressibleByArgument {
    /// Its members in another order give the same split.
    case order
    /// Nothing that stayed in the View could move alone.
    case maximality
    /// A second run changes nothing, with the module in sight.
    case secondRun = "second-run"
    /// The steps one at a time give what one run gives.
    case steps

    /// What is wrong, a line each; none if all is well.
    ///
    /// - Throws: `SplitError` when a split can't start.
    func faults(of files: [SourceFile], options: SplitOptions) throws -> [String] {
        switch self {
        case .order:
            let given = try GivenController(files, options: options)
            let difference = try DifferenceByOrder(
                of: files, given, split: split(given, options: options), options: options, seed: 5)
            return difference.onlyShuffled.map { "only if shuffled: \($0)" }
                + difference.onlyAsItStands.map { "only as it stands: \($0)" }
        case .maximality:
            return try movableAlone(GivenController(files, options: options), options: options).map {
                "`\($0)` could move alone"
            }
        case .secondRun: return try SplitApp(files, in: options.context).linesOfSecondRun(options)
        case .steps: return try SplitApp(files, in: options.context).linesOfSteps(options)
        }
    }
}

/// What came of a check of one controller.
struct CheckResult: Codable, Equatable, Sendable {
    var check: Check
    var faults: [String] = []
    /// Why it can't be told.
    var reason: String?
}

extension CorpusController {
    /// The answer of a process of its own, which may take as long as a split.
    func result(
        of check: Check, usesContext: Bool, style: String, timeLimit: TimeInterval
    ) async -> CheckResult {
        do {
            let faults: [String] = try await answer(
                ["check-one", "--check", check.rawValue], usesContext: usesContext, style: style,
                timeLimit: timeLimit)
            return CheckResult(check: check, faults: faults)
        } catch {
            return CheckResult(check: check, reason: "\(error)")
        }
    }

    /// What a process of the report's own prints about the controller.
    ///
    /// - Parameter command: the hidden subcommand, and its own options.
    /// - Throws: `NoAnswer` if it takes too long or crashes.
    func answer<Answer: Decodable>(
        _ command: [String], usesContext: Bool, style: String, timeLimit: TimeInterval
    ) async throws -> Answer {
        var arguments = [Bundle.main.executablePath ?? CommandLine.arguments[0]] + command
        arguments += ["--style", style, "--name", name]
        if usesContext, let contextFolder { arguments += ["--context", contextFolder] }
        let outcome = try await runProcess(
            arguments + paths, in: FileManager.default.temporaryDirectory, timeLimit: timeLimit)
        if outcome.isTimeout { throw NoAnswer.timeout }
        guard outcome.status == 0 else {
            let line = outcome.errors.split(separator: "\n").first.map(String.init)
            throw NoAnswer.crash(line ?? "status \(outcome.status)")
        }
        return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    }
}

/// A process of the report's own ended without an answer.
enum NoAnswer: Error, Equatable, CustomStringConvertible {
    case timeout
    case crash(String)

    var description: String {
        switch self {
        case .timeout: "it takes longer than the time limit"
        case .crash(let line): line
        }
    }
}

/// The controller that a process of the report's own is asked about.
struct OneController: ParsableArguments {
    @Argument var paths: [String]
    @Option var name: String
    @Option var context: String?
    @Option var style: String

    var controller: CorpusController { CorpusController(name: name, paths: paths, contextFolder: context) }
}

/// The process that the report starts for each check of each controller.
struct CheckOne: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check one controller and print what is wrong as JSON.", shouldDisplay: false)

    @OptionGroup var one: OneController
    @Option var check: Check

    func run() throws {
        let options = SplitOptions(context: one.controller.app, template: try Template(one.style))
        let faults = try check.faults(of: read(one.paths), options: options)
        FileHandle.standardOutput.write(try JSONEncoder().encode(faults))
    }
}
