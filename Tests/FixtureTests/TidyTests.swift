import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

/// What `viper-split tidy` promises, of every case: the tidied controller does what it did, is split as it was, and is tidy.
@Suite(.long) struct TidyTests {
    static let style = FixtureTests.styles[0]

    /// A case, and whether marks alone are written: that is tried with whole screens.
    struct Row: CustomTestStringConvertible {
        let name: String
        let marksOnly: Bool
        var testDescription: String { name + (marksOnly ? ", marks only" : "") }
    }

    static let rows =
        FixtureTests.names.map { Row(name: $0, marksOnly: false) }
        + allFixtures.filter { $0.path.hasPrefix("Screens/") }.map { Row(name: $0.name, marksOnly: true) }

    @Test(arguments: rows)
    func aSecondRunChangesNothing(_ row: Row) async throws {
        let tidied = try await TidiedFixture.of(fixture(named: row.name), marksOnly: row.marksOnly)
        #expect([.tidied, .alreadyTidy].contains(tidied.tidied.outcome), "\(tidied.tidied.findings)")
        let again = try tidy(
            GivenController(tidied.files, options: tidied.options), options: tidied.options, marksOnly: row.marksOnly)
        #expect(again.outcome == .alreadyTidy && again.changes.changes.isEmpty)
    }

    /// Every file of the split declares the same, the View's with them, in whatever order and under whatever marks; and what
    /// is exposed of the View may stand in the extension that adopts its interface.
    @Test(arguments: rows)
    func theTidiedFileIsSplitAsTheGivenOne(_ row: Row) async throws {
        let fixture = try fixture(named: row.name)
        let tidied = try await TidiedFixture.of(fixture, marksOnly: row.marksOnly)
        let expected = try await FixtureSplit.of(fixture, style: Self.style)
        let found = try FixtureSplit(fixture, style: Self.style, controller: tidied.files)
        #expect(found.split.outcome == expected.split.outcome)
        #expect(found.files.map(\.path).sorted() == expected.files.map(\.path).sorted())
        for file in expected.files {
            let other = try #require(found.files.first { $0.path == file.path })
            let difference = declared(in: other).symmetricDifference(declared(in: file))
            #expect(difference == [], "\(file.path)")
        }
    }

    @Test(arguments: FixtureTests.names)
    func theTidiedControllerBehavesLikeTheOriginal(_ name: String) async throws {
        let fixture = try fixture(named: name)
        let tidied = try await TidiedFixture.of(fixture, marksOnly: false)
        let files = tidied.files.map { SourceFile(path: $0.fileName, text: $0.text) }
        let comparison = try await compare(fixture, split: files)
        #expect(comparison.isEqual, "\(comparison)")
    }

    @Test(arguments: FixtureTests.names)
    func marksAloneMoveNothing(_ name: String) async throws {
        let tidied = try await TidiedFixture.of(fixture(named: name), marksOnly: true)
        #expect(tidied.files.map { linesBesidesMarks($0.text) } == tidied.given.map { linesBesidesMarks($0.text) })
    }

    private func linesBesidesMarks(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty && !$0.hasPrefix("// MARK:") && !isRule($0)
                && $0.firstMatch(of: /^\/\/\s*[-=*\/# ]*(MARK|pragma)/.ignoresCase()) == nil
        }
    }

    /// What a file declares; the extensions of a type and what makes a member visible beyond its file don't count.
    private func declared(in file: SourceFile) -> Set<String> {
        Set(
            declaredTexts(in: [file]).map {
                $0.replacing("private ", with: "").replacing("fileprivate ", with: "")
            })
    }
}

/// A case's controller, tidied.
struct TidiedFixture {
    let given: [SourceFile]
    let options: SplitOptions
    let tidied: Tidied
    /// All files of the controller.
    let files: [SourceFile]

    /// Made once for all tests that look at it, in the standard style.
    static func of(_ fixture: FixtureCase, marksOnly: Bool) async throws -> TidiedFixture {
        try await TidiedFixtures.shared.tidied(fixture, marksOnly: marksOnly)
    }

    fileprivate init(_ fixture: FixtureCase, style: String, marksOnly: Bool) throws {
        given = fixture.controller
        options = try fixture.options(style: style)
        tidied = try tidy(GivenController(given, options: options), options: options, marksOnly: marksOnly)
        let changed = try Dictionary(
            uniqueKeysWithValues: tidied.changes.changes.map { ($0.path, try $0.newContents()) })
        files = given.map { SourceFile(path: $0.path, text: changed[$0.path] ?? $0.text) }
    }
}

private actor TidiedFixtures {
    static let shared = TidiedFixtures()

    private var made: [String: TidiedFixture] = [:]

    func tidied(_ fixture: FixtureCase, marksOnly: Bool) throws -> TidiedFixture {
        let key = "\(fixture.directory.path) \(marksOnly)"
        let tidied = try made[key] ?? TidiedFixture(fixture, style: FixtureTests.styles[0], marksOnly: marksOnly)
        made[key] = tidied
        return tidied
    }
}
