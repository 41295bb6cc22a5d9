import SwiftSyntax

/// Where the code of one member goes, and why: a row of the plan that a developer reviews.
public struct PlannedMember: Hashable, Sendable, Codable {
    /// The full name: `items`, `tableView(_:didSelectRowAt:)`.
    public var member: String
    /// `view`, `presenter`, `formatter`, `interactor` or `wireframe`.
    public var role: String
    /// What speaks for the role; for a member that can't leave the View, what is in the way.
    public var reason: String
    public var path: String
    /// The line of the declaration, counted from 1.
    public var line: Int
    /// How many lines the declaration has.
    public var lines: Int
}

extension Member {
    /// The name with the labels of a function: `tableView(_:didSelectRowAt:)`.
    var fullName: String {
        function.map { Self.fullName(name, labels: $0.parameterLabels) } ?? name
    }

    static func fullName(_ name: String, labels: [String?]) -> String {
        name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }
}

extension SplitPlan {
    /// - Parameter reason: the reason for which the role was asked for.
    func reason(for member: Member, _ reason: Reason) -> String {
        if let refusal = refusedRequest(of: member) {
            return refusal.wording.reason(line: line(of: refusal, about: member))
        }
        let isByUsage = reason == .nothing && classification.reasons[member.id] == .usage
        return isByUsage ? Reason.usage.text : reason.text
    }
}
