import ArgumentParser
import Foundation
import Oracle
import ViperSplit

@main
struct CorpusReport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corpus-report",
        abstract: "Split controllers that no stubs exist for, and say what became of each.",
        subcommands: [Report.self, SplitOne.self, TypesReport.self],
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

    @Option(help: "The seconds that one split may take.")
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
        await corpus_report.measure(
            controller, usesContext: context, style: style, labels: labels, timeLimit: timeLimit)
    }
}

/// The process that the report starts for each controller.
struct SplitOne: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Split one controller and print the result as JSON.", shouldDisplay: false)

    @Argument var paths: [String]
    @Option var name: String
    @Option var context: String?
    @Option var style: String
    @Option var labels: String?

    func run() throws {
        let labelled = try labels.map { try Labels(String(contentsOfFile: $0, encoding: .utf8)) }
        let controller = CorpusController(name: name, paths: paths, contextFolder: context)
        let own = Set(paths)
        let files = context.map { swiftFiles(in: URL(filePath: $0)).filter { !own.contains($0.path) } }
        let result = SplitResult(splitting: controller, context: files, style: style, labels: labelled?.rows[name])
        FileHandle.standardOutput.write(try JSONEncoder().encode(result))
    }
}
