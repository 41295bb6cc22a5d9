import SwiftSyntax

extension SplitPlan {
    /// What reaches data outside of the Interactor or navigates outside of the Wireframe, a finding per member.
    var purityFindings: [Finding] {
        guard !movedMembers.isEmpty else { return [] }
        let evidence = Evidence(controller, ReferenceGraph(controller, context: context), context)
        return controller.members.flatMap { member -> [Finding] in
            let touches = evidence.touches[member.id]
            return [
                finding(of: .data, "reaches data", from: .interactor, "Business use case", in: member, touches),
                finding(of: .navigation, "navigates", from: .wireframe, "Wireframe", in: member, touches),
            ].compactMap { $0 }
        }
    }

    private func finding(
        of kind: Touches, _ deed: String, from home: Role, _ section: String, in member: Member, _ touches: [Touch]
    ) -> Finding? {
        let role = owners[member.id]
        let own = touches.filter { $0.kind == kind && $0.isUse }
        guard role != home, let first = own.first else { return nil }
        let unit = controller.unit(of: member)
        let places = own.prefix(3).map { "`\($0.text)` (line \(unit.location(of: $0.range.lowerBound).line))" }
        let more = own.count > 3 ? " and \(own.count - 3) more" : ""
        let advice =
            context.isComplete || kind == .navigation
            ? "put it into a method under `MARK: - \(section)`"
            : "give `--context`, or put it into a method under `MARK: - \(section)`"
        let name = member.name.isEmpty ? "an initialiser" : "`\(member.fullName)`"
        return self.finding(
            .note, "\(kind == .data ? "data" : "navigation")-in-\(role.rawValue)",
            "\(name) \(deed) in the \(role.title): \(places.joined(separator: ", "))\(more); \(advice)",
            in: member.unit, at: first.range.lowerBound)
    }
}
