import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

/// The closed list of rules: each is explained, reached by a test, and spelled in one place.
struct RuleTests {
    // MARK: - The design document

    @Test(arguments: Rule.allCases)
    func everyRuleIsExplainedWithAnExample(_ rule: Rule) throws {
        let entries = try designEntries()
        let entry = try #require(entries.first { $0.rule == rule.rawValue }, "no entry")
        #expect(entry.explanation.count > 30)
        #expect((1...5).contains(entry.example.count), "\(entry.example)")
    }

    @Test func theDesignDocumentExplainsNothingElse() throws {
        let entries = try designEntries()
        #expect(entries.map(\.rule).filter { Rule(rawValue: $0) == nil } == [])
        #expect(entries.map(\.rule).count == Set(entries.map(\.rule)).count)
        #expect(entries.map(\.number) == Array(1...entries.count))
    }

    // MARK: - Tests

    @Test(arguments: Rule.allCases)
    func everyRuleIsReachedByATest(_ rule: Rule) throws {
        let isTested = try testSources().contains {
            $0.contains("\"\(rule.rawValue)\"") || $0.contains("[\(rule.rawValue)]")
        }
        let isGolden = try goldenFindings().contains { $0.hasSuffix("[\(rule.rawValue)]") }
        #expect(isTested || isGolden)
    }

    /// Rows name the cause of a refusal and the kind of a note as the enum does, so no case goes without a test.
    @Test func everyCaseIsNamedByATestOfFindings() throws {
        let sources = try swiftFiles(below: "Sources/ViperSplit/Findings").filter { !$0.path.hasSuffix("Rule.swift") }
        let cases = sources.flatMap { file in
            let visitor = EnumCaseVisitor(viewMode: .sourceAccurate)
            visitor.walk(Parser.parse(source: file.text))
            return visitor.cases
        }
        let tests = try swiftFiles(below: "Tests/ViperSplitTests").map(\.text).joined(separator: "\n")
        let named = Set(tests.matches(of: #/\.(\w+)/#).map { String($0.1) })
        #expect(cases.count > 100)
        #expect(cases.filter { !named.contains($0) } == [])
    }

    // MARK: - One place

    @Test func onlyTheListSpellsTheRules() throws {
        let ids = Rule.allCases.map(\.rawValue).filter { $0.contains("-") }
        let sources = try swiftFiles(below: "Sources").filter { !$0.path.hasSuffix("Findings/Rule.swift") }
        for file in sources {
            #expect(ids.filter { file.text.contains("\"\($0)\"") } == [], "\(file.path)")
        }
    }

    @Test func onlyFindingsMakesFindings() throws {
        let makers = try swiftFiles(below: "Sources").filter { file in
            file.text.contains(#/Finding\(\s*severity:/#) && !file.path.contains("/Findings/")
        }
        #expect(makers.map(\.path) == [])
    }

    // MARK: - Messages

    @Test func messagesAreInLowerCaseWithoutAFullStop() throws {
        let messages = try goldenFindings().compactMap { line in
            line.firstMatch(of: #/: (?:note|warning|error): (.*) \[[a-z-]+\]$/#).map { String($0.1) }
        }
        #expect(messages.count > 100)
        #expect(messages.filter { $0.hasSuffix(".") || $0.first?.isUppercase == true } == [])
        #expect(messages.filter { $0.count { $0 == "`" } % 2 == 1 } == [])
    }
}

// MARK: - Reading the repository

private let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

private func files(below folder: String, where isWanted: (String) -> Bool) throws -> [(path: String, text: String)] {
    let root = repository.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted().filter(isWanted).map { path in
        (path: folder + "/" + path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
}

private func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    try files(below: folder) { $0.hasSuffix(".swift") }
}

/// The sources of the tests but for this one, which spells rules in no test of theirs; read once for all rules.
private let sourcesOfTests = Result {
    try swiftFiles(below: "Tests").filter { !$0.path.hasSuffix("RuleTests.swift") }.map(\.text)
}

private func testSources() throws -> [String] { try sourcesOfTests.get() }

private let findingsOfGoldens = Result {
    try files(below: "Fixtures") { $0.hasSuffix("findings.txt") }.flatMap {
        $0.text.split(separator: "\n").map(String.init)
    }
}

private func goldenFindings() throws -> [String] { try findingsOfGoldens.get() }

/// An entry of the design document's section on findings: `1. `keeps-screen`: explanation`, and the indented example.
private struct DesignEntry {
    let number: Int
    let rule: String
    var explanation: String
    var example: [String] = []
}

private let entriesOfDesign = Result { try readDesignEntries() }

private func designEntries() throws -> [DesignEntry] { try entriesOfDesign.get() }

private func readDesignEntries() throws -> [DesignEntry] {
    let path = repository.appending(path: "Sources/ViperSplit/ViperSplit.docc/Design.md")
    let lines = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
    let section = lines.drop { $0 != "## Findings" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return section.reduce(into: []) { entries, line in
        if let match = line.firstMatch(of: #/^(\d+)\. `([a-z-]+)`: (.*)/#) {
            entries.append(
                DesignEntry(number: Int(match.1) ?? 0, rule: String(match.2), explanation: String(match.3)))
        } else if !entries.isEmpty, line.hasPrefix("        ") {
            entries[entries.count - 1].example.append(line)
        } else if !entries.isEmpty, !line.isEmpty, !line.hasPrefix("#") {
            entries[entries.count - 1].explanation += " " + line.trimmed
        }
    }
}

private final class EnumCaseVisitor: SyntaxVisitor {
    var cases: [String] = []

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        cases.append(node.name.identifier?.name ?? node.name.text)
        return .visitChildren
    }
}
