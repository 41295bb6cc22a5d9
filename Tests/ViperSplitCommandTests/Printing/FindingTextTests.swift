import Testing
import ViperSplit

@testable import viper_split

struct FindingTextTests {
    @Test(
        arguments: [
            (.note, "note"), (.warning, "warning"), (.error, "error"),
        ] as [(Finding.Severity, String)])
    func findingsHaveTheFormThatXcodeParses(severity: Finding.Severity, word: String) {
        let finding = Finding(
            severity: severity, rule: "stays-in-view", message: "`save` stays in the view",
            path: "App/A.swift", line: 3, column: 5
        )
        #expect(text(of: finding) == "App/A.swift:3:5: \(word): `save` stays in the view [stays-in-view]")
    }

    @Test func aParseErrorBeginsWithItsPlace() {
        let error = SplitError.doesNotParse(path: "A.swift", line: 2, column: 1, message: "expected '}'")
        #expect(text(of: .refused(error)) == "A.swift:2:1: error: does not parse: expected '}'")
    }

    @Test func anErrorWithoutAPlaceHasNone() {
        #expect(text(of: .noSuchFile("A.swift")) == "error: no such file: `A.swift`")
    }
}
