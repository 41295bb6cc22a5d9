import Testing
import ViperSplit

@testable import benchmark

struct GeneratedControllerTests {
    @Test(arguments: GeneratedController.Form.allCases, [100, 1_000])
    func itHasAsManyLinesOrOneFeatureMore(_ form: GeneratedController.Form, lines: Int) {
        let count = GeneratedController(form: form, lines: lines).text.split(separator: "\n").count
        let written = GeneratedController(form: form, lines: lines).text.utf8.count { $0 == UInt8(ascii: "\n") }
        #expect(count < written)
        #expect(lines...lines + 70 ~= written)
    }

    @Test(arguments: GeneratedController.Form.allCases)
    func theSameSizeGivesTheSameTextAndAnotherAnother(_ form: GeneratedController.Form) {
        let text = GeneratedController(form: form, lines: 200).text
        #expect(text == GeneratedController(form: form, lines: 200).text)
        #expect(text != GeneratedController(form: form, lines: 400).text)
    }

    @Test(arguments: GeneratedController.Form.allCases)
    func itIsSplit(_ form: GeneratedController.Form) throws {
        let file = SourceFile(path: "Ledger.swift", text: GeneratedController(form: form, lines: 60).text)
        let result = try split([file], options: SplitOptions())
        #expect(result.outcome == .split)
        #expect(result.findings.filter { $0.severity == .error } == [])
    }
}
