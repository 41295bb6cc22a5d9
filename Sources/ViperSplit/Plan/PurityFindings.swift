import SwiftSyntax

extension SplitPlan {
    /// What reaches data outside of the Interactor or navigates outside of the Wireframe, a finding per member.
    var purityFindings: [Finding] {
        guard !movedMembers.isEmpty else { return [] }
        return controller.members.flatMap { member -> [Finding] in
            let touches = whole.evidence.touches[member.id]
            let references = whole.graph.references[member.id]
            return [
                finding(
                    of: .data, "reaches data", from: .interactor, "Business use case", in: member, touches, references),
                finding(of: .navigation, "navigates", from: .wireframe, "Wireframe", in: member, touches, references),
            ].compactMap { $0 }
        }
    }

    private func finding(
        of kind: Touches, _ deed: String, from home: Role, _ section: String, in member: Member,
        _ touches: [Touch], _ references: [Reference]
    ) -> Finding? {
        let role = owners[member.id]
        let own = touches.filter { $0.kind == kind && $0.isUse }
        // A member that was asked there and stays has a finding of its own, which says why.
        guard role != home, classification.roles[member.id] != home, let first = own.first else { return nil }
        let unit = controller.unit(of: member)
        let places = own.prefix(3).map { "`\($0.text)` (line \(unit.location(of: $0.range.lowerBound).line))" }
        let more = own.count > 3 ? " and \(own.count - 3) more" : ""
        let isRun = member.separableCode?.range.contains(first.range.lowerBound) == true
        let move =
            member.kind == .storedProperty && !isRun
            ? "set it in a method, or hand it to the initialiser"
            : "put it into a method under `MARK: - \(section)`"
        let isTold = context.isComplete || kind == .navigation
        let advice =
            runsWithoutSelf(first, references, in: member)
            ? "a closure does it whether the screen is there or not; begin it with `guard let self else { return }`"
            : holderAdvice(first, references) ?? viewAdvice(kind, member, move)
                ?? (isTold ? move : "give `--context`, or \(move)")
        let name = member.name.isEmpty ? "an initialiser" : "`\(member.fullName)`"
        return self.finding(
            .note, "\(kind == .data ? "data" : "navigation")-in-\(role.rawValue)",
            "\(name) \(deed) in the \(role.title): \(places.joined(separator: ", "))\(more); \(advice)",
            in: member.unit, at: first.range.lowerBound)
    }

    /// What is asked of a property can't leave where the property doesn't.
    private func holderAdvice(_ touch: Touch, _ references: [Reference]) -> String? {
        let reference = references.first { touch.range.contains($0.range.lowerBound) }
        guard let holder = reference?.memberIDs.first.map({ controller.members[$0] }), holder.kind == .storedProperty,
            let obstacle = obstacle(of: holder)
        else { return nil }
        return "`\(holder.name)` can't leave the View: \(obstacle.reason); \(obstacle.advice)"
    }

    /// A method of the Wireframe that is handed a view or a screen would only get it by way of the Presenter.
    private func viewAdvice(_ kind: Touches, _ member: Member, _ move: String) -> String? {
        guard kind == .navigation, !isPinned(member, in: controller),
            let name = ViperSplit.uiKitNames(inSignatureOf: member, in: controller, context).first
        else { return nil }
        return "hand on values instead of the `\(name)`, and \(move)"
    }

    /// No member can be called there without letting the closure hold the screen, or leave it out when it is gone.
    private func runsWithoutSelf(_ touch: Touch, _ references: [Reference], in member: Member) -> Bool {
        let position = AbsolutePosition(utf8Offset: touch.range.lowerBound)
        guard member.separableCode != nil, let token = member.decl.token(at: position) else { return false }
        return selfReceiver(at: Syntax(token), references, in: controller) == nil
    }
}
