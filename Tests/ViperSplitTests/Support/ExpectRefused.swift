import TestScope
import Testing

@testable import ViperSplit

/// The cause of a refusal, the code that has it as the member `f`, and nearly the same code that may go.
struct RefusalRow: CustomTestStringConvertible, Sendable {
    let sentence: String
    let cause: Refusal.Cause
    let kept: String
    let moved: String

    init(_ sentence: String, _ cause: Refusal.Cause, kept: String, moved: String) {
        self.sentence = sentence
        self.cause = cause
        self.kept = kept
        self.moved = moved
    }

    var testDescription: String { sentence }

    /// Checks that the one code stays in the View and the other goes to a component.
    ///
    /// - Parameter source: the file, or the members of the class, around the code.
    func check(to role: Role = .presenter, in source: (String) -> String) throws {
        try expectRefused(source(kept), because: cause)
        guard !runsAllTests else {
            try expectMoves(source(moved), member: "f", to: role)
            return
        }
        let plan = try plan(source(moved))
        let owners = plan.controller.members(named: "f").map { plan.owners[$0.id] }
        #expect(!owners.isEmpty && owners.allSatisfy { $0 == role }, "\(owners)")
    }
}

/// Checks that a member isn't where it was asked to go, for a cause, and that a finding says so.
///
/// - Parameter owner: the component where it is.
func expectRefused(
    _ source: String, extending others: [String] = [], context: [String]? = nil, member: String = "f",
    because cause: Refusal.Cause, in owner: Role = .view, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let split = try expectMoves(
        source, extending: others, context: context, member: member, to: owner, sourceLocation: sourceLocation)
    let plan = try plan(source, extending: others, context: context)
    let refused = plan.controller.members(named: member).first { plan.owners.refusals[$0.id]?.cause == cause }
    let causes = plan.owners.refusals.values.map(\.cause)
    let found = try #require(refused, "\(causes)", sourceLocation: sourceLocation)
    let line = plan.owners.refusals[found.id].flatMap { plan.line(of: $0, about: found) }
    // What becomes of the advice depends on the rest of the source.
    let changes = split.findings.compactMap { finding -> String? in
        let request = plan.asked(of: found)
        let note = Note.refused(member: member, owner: owner, cause, line: line, .freesNothing, request)
        let reason = note.message.dropLast(Note.Change.freesNothing.words(cause.wording.advice).count)
        guard finding.rule == note.rule.rawValue, finding.message.hasPrefix(reason) else { return nil }
        return String(finding.message.dropFirst(reason.count))
    }
    // One plan alone tells no change.
    let told = changes.contains {
        !runsAllTests || $0 == Note.Change.freesNothing.words("") || $0.hasPrefix(cause.wording.advice)
    }
    #expect(told, "\(split.findings.map { "[\($0.rule)] \($0.message)" })", sourceLocation: sourceLocation)
}
