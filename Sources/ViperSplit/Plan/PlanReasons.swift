import SwiftSyntax

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
        if let refusal = told[member.id]?.refusal ?? refusedRequest(of: member) {
            return controller.base.words(refusal.wording.reason(line: line(of: refusal, about: member)))
        }
        let isByUsage = reason == .nothing && classification.reasons[member.id] == .usage
        return isByUsage ? Reason.usage.text : reason.text
    }
}
