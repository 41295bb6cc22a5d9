import Foundation
import Oracle
import Testing

/// `Fixtures/README.md` has a line for every case, which says what it shows.
@Suite struct FixtureIndexTests {
    private let entries: [Entry]

    private struct Entry {
        var name: String
        var path: String
        var text: String
    }

    init() throws {
        let text = try String(contentsOf: packageFixtures.appending(path: "README.md"), encoding: .utf8)
        entries = text.matches(of: /(?m)^- \[(\w+)\]\((\S+)\): (.+)$/).map { match in
            Entry(name: String(match.1), path: String(match.2), text: String(match.3))
        }
    }

    @Test func everyCaseHasALine() {
        let cases = FixtureCase.all(in: packageFixtures)
        for group in ["Screens", "Hazards"] {
            let paths = cases.map(\.path).filter { $0.hasPrefix(group + "/") }
            #expect(entries.map(\.path).filter { $0.hasPrefix(group + "/") } == paths)
        }
        let growing = GrowthCase.all.map { "Growth/\($0.name)" }
        #expect(entries.map(\.path).filter { $0.hasPrefix("Growth/") } == growing)
        let views = ViewCaseTests.cases.map(\.path)
        #expect(entries.map(\.path).filter { $0.hasPrefix("Views/") } == views)
        #expect(entries.count == cases.count + growing.count + views.count)
    }

    @Test func aLineNamesItsCaseAndNoTwoSayTheSame() {
        for entry in entries { #expect(entry.path.hasSuffix("/" + entry.name), "\(entry.path)") }
        #expect(Set(entries.map(\.text)).count == entries.count)
    }

    @Test func everyCaseSaysMoreOfItself() {
        for entry in entries {
            let readMe = packageFixtures.appending(path: entry.path + "/README.md")
            #expect(FileManager.default.fileExists(atPath: readMe.path), "\(entry.path)")
        }
    }
}
