import Foundation
import Testing

@testable import ViperSplit

/// Findings as values.
struct FindingTests {
    @Test func aFindingIsReadBackAsItWasWritten() throws {
        let source = "// MARK: - Handle view event\nprivate func f() { print(view!) }\nfunc g() {}"
        let findings = try split(files(source), options: SplitOptions()).findings
        #expect(findings.map(\.rule) == ["inherited-member"])
        let json = try JSONEncoder().encode(findings)
        #expect(try JSONDecoder().decode([Finding].self, from: json) == findings)
    }

    @Test func aFileThatCannotBeReadIsLeftOut() {
        let finding = Finding.unreadContext("App/Note.swift", reason: "no permission")
        #expect(finding.rule == Rule.unreadContext.rawValue && finding.severity == .warning)
        #expect(finding.message == "left out of the context: no permission")
        #expect(finding.path == "App/Note.swift" && finding.line == 1 && finding.column == 1)
    }

    @Test func theContextIsNamed() {
        let found = Finding.context("App", files: 2, foundBy: "Notes.xcodeproj")
        #expect(found.rule == Rule.context.rawValue && found.severity == .note && found.path == "App")
        #expect(
            Note.context(folder: "App", files: 1, foundBy: nil).message == "the app is read from `App`: 1 file")
        #expect(Finding.noContext(around: "A.swift").message == Note.noContext.message)
        #expect(Note.noContext.message.hasSuffix("name its folder with `--context`"))
    }

    @Test func anErrorOfTheBuildIsItsOwnWords() {
        let finding = Finding.compilerError("no such type", path: "A.swift", line: 2, column: 3)
        #expect(finding.rule == Rule.typecheck.rawValue && finding.severity == .error && finding.line == 2)
        #expect(finding.message == Note.compilerError("no such type").message && finding.message == "no such type")
    }

    @Test(arguments: [
        (["A.swift"], "`A.swift` extends `X`, so it is split along"),
        (["A.swift", "B.swift"], "`A.swift`, `B.swift` extend `X`, so they are split along"),
        (["1", "2", "3", "4", "5"], "`1`, `2`, `3` and 2 others extend `X`, so they are split along"),
    ])
    func theFilesOfExtensionsAreNamed(_ paths: [String], _ text: String) {
        #expect(
            Note.extensionFiles(paths, of: "X").message
                == text + "; to leave one alone, `exclude` it in the configuration")
    }

    @Test func aPlaceIsOneInTheFileAsItWasGiven() throws {
        let given = try SourceUnit(index: 0, file: SourceFile(path: "A.swift", text: "let a = 1\nlet b = 2\n"))
        let inserted = SeparatingEdit(edit: TextEdit(range: 0..<0, replacement: "let new = 0\n\n"), origin: 10)
        let separated = try SourceUnit(separating: given, [inserted])
        #expect(separated.place(of: 13) == SourcePlace(unit: 0, offset: 0))
        #expect(separated.place(of: 13).separated == 13)
        #expect(separated.place(of: 4) == SourcePlace(unit: 0, offset: 10))
        for unit in [given, separated] {
            #expect(unit.location(of: SourcePlace(unit: 0, offset: 14)) == (2, 5))
        }
    }
}
