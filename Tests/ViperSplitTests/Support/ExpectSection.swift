import Testing

@testable import ViperSplit

/// Checks the title of the section that governs a member, and what the section claims; nil for no section.
func expectSection(
    _ source: String, extending others: [String] = [], of member: String, is title: String?,
    claiming claim: Section.Claim? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let controller = try controller(source, extending: others)
    let found = try #require(controller.members(named: member).first, sourceLocation: sourceLocation)
    #expect(found.section?.title == title, sourceLocation: sourceLocation)
    if let claim { #expect(found.section?.claim == claim, sourceLocation: sourceLocation) }
}

/// Checks the lines that go with a member where it goes, without their indentation.
func expectOwnLines(
    of member: String, in source: String, are lines: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let controller = try controller(source)
    let found = try #require(controller.members(named: member).first, sourceLocation: sourceLocation)
    #expect(
        controller.text(of: found).outdented.trimmedOfNewlines == lines.outdented, sourceLocation: sourceLocation)
}
