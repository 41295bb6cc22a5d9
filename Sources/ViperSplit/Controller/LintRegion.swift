import SwiftSyntax

/// A comment by which a linter or formatter is switched off or on for the lines behind it.
enum LintSwitch: Hashable {
    case off, on

    /// - Parameter comment: `// swiftlint:disable force_cast`; the forms that hold for one line are no switches.
    init?(_ comment: String) {
        let text = comment.drop { $0 == "/" || $0 == "*" }.trimmed
        guard let tool = ["swiftlint:", "swiftformat:"].first(where: text.hasPrefix) else { return nil }
        let command = text.dropFirst(tool.count).prefix { !$0.isWhitespace }
        switch command {
        case "disable": self = .off
        case "enable": self = .on
        default: return nil
        }
    }
}

extension Controller {
    /// Members that stand between a comment that switches a linter off and the one that switches it on again: apart they
    /// would leave one of the comments without the other.
    var lintRegions: [[Member.ID]] { bodies.flatMap { lintRegions(in: $0).closed } }

    /// The first member of a body behind a comment that switches a linter off for all that follows.
    func opensLintRegion(_ body: TypeBody) -> Member.ID? { lintRegions(in: body).open }

    private func lintRegions(in body: TypeBody) -> (closed: [[Member.ID]], open: Member.ID?) {
        var regions: [[Member.ID]] = []
        var open: Member.ID?
        for id in body.members {
            for lintSwitch in lintSwitches(of: members[id]) {
                switch lintSwitch {
                case .off: open = open ?? id
                case .on:
                    if let start = open, start != id { regions.append(Array(start...id)) }
                    open = nil
                }
            }
        }
        return (regions, open)
    }

    /// In the order of the source, those inside the declaration left out.
    private func lintSwitches(of member: Member) -> [LintSwitch] {
        guard let first = member.decl.firstToken(viewMode: .sourceAccurate),
            let last = member.decl.lastToken(viewMode: .sourceAccurate)
        else { return [] }
        var comments = commentRanges(first.leadingTrivia, at: first.position.utf8Offset)
        comments += commentRanges(last.trailingTrivia, at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        if let next = last.nextToken(viewMode: .sourceAccurate) {
            comments += commentRanges(next.leadingTrivia, at: next.position.utf8Offset)
        }
        let unit = unit(of: member)
        return comments.map(\.range).filter { member.extent.contains($0.lowerBound) }
            .compactMap { LintSwitch(unit.text($0)) }
    }
}
