import Testing

@testable import ViperSplit

/// Tidies a source.
func tidied(
    _ source: String, marksOnly: Bool = false, options: SplitOptions = SplitOptions()
) throws -> (outcome: Tidied.Outcome, findings: [Finding], text: String, controller: Controller) {
    let given = files(source)
    let result = try tidy(GivenController(given, options: options), options: options, marksOnly: marksOnly)
    let text = try result.changes.changes.first?.newContents() ?? given[0].text
    let file = SourceFile(path: given[0].path, text: text)
    let again = try tidy(GivenController([file], options: options), options: options, marksOnly: marksOnly)
    #expect(again.changes.changes.isEmpty, "a second run changes nothing")
    return (result.outcome, result.findings, text, try readController(try units([file]), named: nil))
}

/// Expects the text of a source once it is tidied.
func expectTidied(
    _ source: String, marksOnly: Bool = false, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    #expect(
        try tidied(source, marksOnly: marksOnly).text == files(expected)[0].text, sourceLocation: sourceLocation)
}
