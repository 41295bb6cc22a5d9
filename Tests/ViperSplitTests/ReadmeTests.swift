import Foundation
import Testing

@testable import ViperSplit

/// The tables of the README have what there is, and nothing else.
struct ReadmeTests {
    @Test func everyFindingIsThere() throws {
        #expect(try firstColumn(under: "Findings") == Rule.allCases.map(\.rawValue).sorted())
    }

    @Test func everyDirectiveIsThere() throws {
        #expect(try firstColumn(under: "Directives") == Directive.words.sorted())
    }

    @Test func everyKeyOfTheConfigurationIsThere() throws {
        let keys = try firstColumn(under: "Configuration")
        let error = #expect(throws: SplitError.self) { try Configuration(json: #"{ "none": 1 }"#, path: "A") }
        let known = "\(try #require(error))".matches(of: /`(\w+)`/).map { String($0.1) }.filter {
            !["A", "none"].contains($0)
        }
        #expect(known.count > 3 && keys == known.sorted())
    }

    @Test func everyStyleIsThere() throws {
        let styles = try firstColumn(under: "Which style").filter { !$0.contains(" ") }
        #expect(styles == Template.builtIn.map(\.name).sorted())
    }

    @Test func everyKindOfBlankModulesIsThere() throws {
        #expect(try firstColumn(under: "New modules and templates") == Template.kinds.map(\.rawValue).sorted())
    }

    /// What stands first in the rows of the table under a heading, without its quotes, in alphabetical order.
    private func firstColumn(under heading: String) throws -> [String] {
        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let section = try #require(readme.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
        let rows = section.components(separatedBy: "\n## ")[0].split(separator: "\n").filter { $0.hasPrefix("|") }
        return rows.dropFirst(2).compactMap { row in
            row.firstMatch(of: /^\| `?([^`|]+?)`?(?: \(default\))? \|/).map { String($0.1) }
        }.sorted()
    }
}
