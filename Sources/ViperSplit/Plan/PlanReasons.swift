import SwiftSyntax

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
