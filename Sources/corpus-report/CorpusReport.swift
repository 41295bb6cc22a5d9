import ArgumentParser
import Foundation
import Oracle
import ViperSplit

@main
struct CorpusReport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corpus-report",
        abstract: "Split controllers that no stubs exist for, and say what became of each.",
        subcommands: [Report.self, SplitOne.self, CheckOne.self, TypesReport.self],
        defaultSubcommand: Report.self)
}

struct Report: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Split every controller in DIR.")

    @Argument(help: "A folder of Swift files, each a controller, or of folders, each a controller's.")
    var directory: String

    @Option(help: "The folder in a controller's folder that holds its files.")
    var part = "controller"

    @Option(help: "A file to write the report to as JSON.")
    var json: String?

    @Flag(help: "Let the splitter read the app that stands beside a controller.")
    var context = false

    @Option(help: "The style of the modules.")
    var style = Template.standard.name

    @Option(
        help: """
            A tab-separated file that says members' roles, with columns repo, path, member, role and alt (roles that would do \
            as well); a controller's folder in DIR is called REPO-CLASS.
            """)
    var labels: String?

    @Flag(help: "Ask of every controller whether its members in another order give the same split.")
    var checkOrder = false

    @Flag(help: "Ask of every controller whether something that stayed in the View could move alone.")
    var checkMaximality = false

    @Flag(help: "Ask of every controller whether a second run changes what the first one wrote.")
    var checkSecondRun = false

    @Flag(help: "Ask of every controller whether its steps, one at a time, give the split.")
    var checkSteps = false

    @Option(help: "The seconds that one split, or one check, may take.")
    var timeLimit: Double = 60

    func run() async throws {
        let all = controllers(in: URL(filePath: directory), part: part)
        let labelled = try labels.map { try Labels(String(contentsOfFile: $0, encoding: .utf8)) }
        var rows: [Row] = []
        await withTaskGroup(of: Row.self) { group in
            var waiting = all[...]
            for _ in 0..<2 {
                guard let next = waiting.popFirst() else { break }
                group.addTask { await measure(next) }
            }
            for await row in group {
                rows.append(row)
                print(text(of: row))
                guard let next = waiting.popFirst() else { continue }
                group.addTask { await measure(next) }
            }
        }
        rows.sort { $0.name < $1.name }
        print(summary(of: rows))
        let missing = Set((labelled?.rows ?? [:]).keys).subtracting(all.map(\.name)).sorted()
        if !missing.isEmpty { print("labelled, but not in the folder: \(missing.joined(separator: ", "))") }
        if let json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(rows).write(to: URL(filePath: json))
        }
    }
}

extension Report {
    private func measure(_ controller: CorpusController) async -> Row {
        var row = await corpus_report.measure(
            controller, usesContext: context, style: style, labels: labels, timeLimit: timeLimit)
        guard row.outcome == .split || row.outcome == .nothingToMove else { return row }
        for check in checks {
            row.checks.append(
                await controller.result(of: check, usesContext: context, style: style, timeLimit: timeLimit))
        }
        return row
    }

    private var checks: [Check] {
        let asked: [(Check, Bool)] = [
            (.order, checkOrder), (.maximality, checkMaximality), (.secondRun, checkSecondRun), (.steps, checkSteps),
        ]
        return asked.filter(\.1).map(\.0)
    }
}

/// The process that the report starts for each controller.
struct SplitOne: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Split one controller and print the result as JSON.", shouldDisplay: false)

    @OptionGroup var one: OneController
    @Option var labels: String?

    func run() throws {
        let labelled = try labels.map { try Labels(String(contentsOfFile: $0, encoding: .utf8)) }
        let result = SplitResult(
            splitting: one.controller, context: one.controller.app, style: one.style,
            labels: labelled?.rows[one.name])
        FileHandle.standardOutput.write(try JSONEncoder().encode(result))
    }
}
