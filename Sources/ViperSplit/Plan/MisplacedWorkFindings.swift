import SwiftSyntax

extension Member {
    /// The member's work is that of a screen: a static member that other code may name works without one.
    var isWorkOfScreen: Bool { !modifiers.isStatic || modifiers.access <= .fileprivate }
}

extension SplitPlan {
    /// Code that reaches data outside of the Interactor or navigates outside of the Wireframe, a finding per member.
    var misplacedWorkFindings: [Finding] {
        let told = told
        return controller.members.filter { told[$0.id] == nil }.flatMap(misplacedWork)
    }

    /// What is in the way of the members that stay, where that is what their finding says.
    ///
    /// Where no change frees a body, and it does the work of another component, a finding on that work helps more.
    var told: [Member.ID: HeldMember] {
        held.filter { id, held in
            let member = controller.members[id]
            if !held.isBody {
                return held.refusal.cause.isOfModule || refusedRequest(of: member) != nil
                    || graph.semantics.isToldAsNavigation(member)
            }
            if case .code(.namesUIKit) = held.refusal.cause { return misplacedWork(of: member).isEmpty }
            return held.change != nil || misplacedWork(of: member).isEmpty
        }
    }

    private func misplacedWork(of member: Member) -> [Finding] {
        guard member.isWorkOfScreen else { return [] }
        let touches = whole.evidence.touches[member.id]
        let references = whole.graph.references[member.id]
        return [
            finding(of: .data, in: member, touches.filter { $0.kind == .data }, references),
            finding(of: .navigation, in: member, touches.filter { $0.kind == .navigation }, references),
        ].compactMap { $0 }
    }

    private func finding(
        of kind: MisplacedWork.Kind, in member: Member, _ touches: [Touch], _ references: [Reference]
    ) -> Finding? {
        let own = touches.filter(\.isUse)
        // A member that was asked there and stays has a finding of its own, which says why.
        guard classification.roles[member.id] != kind.section.role, let first = own.first else { return nil }
        let unit = controller.unit(of: member)
        let places = own.map {
            MisplacedWork.Place(text: $0.text, line: unit.location(of: $0.range.lowerBound).line)
        }
        let work = MisplacedWork(
            kind, in: owners[member.id], member: member.name.isEmpty ? "" : member.fullName, places: places,
            advice: advice(on: first, of: kind, references, in: member))
        return work.map { Finding(.misplaced($0), at: unit.place(of: first.range.lowerBound), in: controller) }
    }

    private func advice(
        on touch: Touch, of kind: MisplacedWork.Kind, _ references: [Reference], in member: Member
    ) -> MisplacedWork.Advice {
        let node = node(of: touch, in: member)
        let isElsewhere = node.map(graph.semantics.runsElsewhere) == true
        // No member can be called there without letting the closure hold the screen, or leave it out when it is gone.
        if !isElsewhere, let node, graph.semantics.selfReceiver(at: node, references) == nil { return .holdScreen }
        if let advice = advice(onHolderOf: touch, references) { return advice }
        if isElsewhere { return node.map(graph.semantics.isOfNonisolated) == true ? .isolate : .leaveMainThreadThere }
        let isRun = member.separableCode?.range.contains(touch.range.lowerBound) == true
        let move: MisplacedWork.Move = member.kind == .storedProperty && !isRun ? .setLater : .intoSection
        // A method of the Wireframe that is handed a view or a screen would only get it by way of the Presenter.
        if kind == .navigation, !graph.semantics.isPinned(member),
            let name = context.uiNames(inSignatureOf: member, graph.semantics).first
        {
            return .handOnValues(insteadOf: name, move)
        }
        return .move(move, isAppGiven: context.isComplete || kind == .navigation)
    }

    /// Code that asks something of a property can't leave where the property doesn't.
    private func advice(onHolderOf touch: Touch, _ references: [Reference]) -> MisplacedWork.Advice? {
        let reference = references.first { touch.range.contains($0.range.lowerBound) }
        guard let holder = reference?.memberIDs.first.map({ controller.members[$0] }), holder.kind == .storedProperty,
            let refusal = owners.refusals[holder.id]
        else { return nil }
        return .freeProperty(holder.name, refusal.cause, line: line(of: refusal, about: holder))
    }

    /// Where code is that isn't run before the whole screen is there.
    private func node(of touch: Touch, in member: Member) -> Syntax? {
        guard member.separableCode != nil else { return nil }
        return member.decl.token(at: AbsolutePosition(utf8Offset: touch.range.lowerBound)).map { Syntax($0) }
    }
}
