import Testing
import ViperSplit

@testable import benchmark

/// What doesn't depend on the machine: twice the lines are at most twice the work.
struct CountsTests {
    @Test(arguments: GeneratedController.Form.allCases)
    func twiceTheLinesAreAtMostTwiceTheWork(_ form: GeneratedController.Form) {
        _ = counts(form, lines: 60)  // what every split of the style parses is remembered from now on
        let (small, large) = (counts(form, lines: 150), counts(form, lines: 300))
        #expect(large.lines > small.lines * 3 / 2, "the sizes tell nothing")
        #expect(Double(large.counts.bytes) / Double(small.counts.bytes) <= 2.1)
        #expect(large.counts.parses <= small.counts.parses + 1)
        #expect(large.counts.plans <= small.counts.plans + 1)
    }

    private func counts(_ form: GeneratedController.Form, lines: Int) -> Measurement {
        let file = SourceFile(
            path: "Ledger\(lines).swift", text: GeneratedController(form: form, lines: lines).text)
        return measure([Job(files: [file], options: SplitOptions())], rounds: 1)
    }
}
