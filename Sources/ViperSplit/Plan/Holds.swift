import SwiftSyntax

extension SplitPlan {
    /// Whether a moved method has to keep the screen alive by itself: it waits, or it is entered where nothing else holds
    /// the screen, and may drop it before it is done with it.
    func needsBodyHold(_ member: Member) -> Bool {
        guard let body = member.function?.body else { return false }
        let isEntered = isCallback(member) || isEnteredUnheld(member)
        return graph.references[member.id].contains { reference in
            let crosses = crosses(reference, from: member)
            guard crosses || isEntered && leadsAway(reference, from: member) else { return false }
            if crosses, member.awaits, Suspension.frames(before: reference, in: member).contains(.body) { return true }
            let runsLater = enclosingClosures(of: reference.node).contains(where: graph.semantics.mayEscape)
            return isEntered && !runsLater
                && (needsScreenAfterLeaving(reference)
                    || graph.semantics.mayRelease(
                        before: reference.node, since: body.range.lowerBound, in: Syntax(body)))
        }
    }

    /// What is asked for may drop the screen and goes on with it, by itself or in what it asks for in turn: whoever asks has to
    /// keep it. A method that the View has keeps it.
    private func needsScreenAfterLeaving(_ reference: Reference) -> Bool {
        var seen: Set<Member.ID> = []
        return needsScreenAfterLeaving(reference, &seen)
    }

    private func needsScreenAfterLeaving(_ reference: Reference, _ seen: inout Set<Member.ID>) -> Bool {
        reference.memberIDs.contains { id in
            let member = controller.members[id]
            guard owners[id] != .view, seen.insert(id).inserted, let body = member.function?.body else { return false }
            return graph.references[id].contains { used in
                let runsLater = enclosingClosures(of: used.node).contains(where: graph.semantics.mayEscape)
                guard !runsLater, crosses(used, from: member) || leadsAway(used, from: member) else { return false }
                return graph.semantics.mayRelease(before: used.node, since: body.range.lowerBound, in: Syntax(body))
                    || needsScreenAfterLeaving(used, &seen)
            }
        }
    }

    /// A reference to the component's own code, which needs another component in turn.
    private func leadsAway(_ reference: Reference, from member: Member) -> Bool {
        let own = reference.memberIDs.filter { owners[$0] == owners[member.id] }
        return own.reduce(into: Set(own)) { $0.formUnion(graph.used(by: $1)) }.contains { id in
            owners[id] == owners[member.id]
                && graph.references[id].contains { crosses($0, from: controller.members[id]) }
        }
    }

    /// A delegator calls the method through a weak reference to a component, or to one that passes its calls on.
    private func isCallback(_ member: Member) -> Bool {
        (owners[member.id] == .presenter || owners[member.id] == .wireframe)
            && conformances.moves.contains { $0.members.contains(member.id) }
    }

    /// A callback calls the method through a weak reference to a component, which doesn't hold the screen.
    private func isEnteredUnheld(_ member: Member) -> Bool {
        guard owners[member.id] == .presenter || owners[member.id] == .wireframe else { return false }
        return graph.users[member.id, default: []].contains { user in
            guard owners[user] != .view else { return false }
            return graph.references[user].contains { reference in
                guard reference.memberIDs.contains(member.id) else { return false }
                return owners[user] == .interactor || reference.receiver?.isOptional == true
            }
        }
    }

    /// Whether a closure behind a binding keeps the screen alive by capturing the view.
    func holdsWithin(_ rebinding: Rebinding, in member: Member) -> Bool {
        let bound = graph.references[member.id].filter { $0.receiver?.binding == rebinding.binding }
        return !graph.semantics.closuresHoldingSelf(bound).isEmpty
    }

    /// The places in a member's closures where the view has to be bound beside `self`.
    func rebindingsToHold(in member: Member, holding held: HeldLink) -> [Rebinding] {
        Rebinding.all(in: member, controller.scopes, holding: held).filter { rebinding in
            // A closure within that holds the view finds it bound.
            if holdsWithin(rebinding, in: member) { return true }
            return graph.references[member.id].contains { reference in
                let crosses = crosses(reference, from: member)
                guard reference.receiver?.binding == rebinding.binding, crosses || leadsAway(reference, from: member)
                else { return false }
                let inner = enclosingClosures(of: reference.node).last
                let runsLater = inner.map { $0.id != rebinding.closure.id && graph.semantics.mayEscape($0) } ?? false
                let waits = Suspension.frames(before: reference, in: member).contains(
                    .closure(rebinding.closure.range.lowerBound))
                if runsLater || waits { return crosses }
                return needsScreenAfterLeaving(reference)
                    || graph.semantics.mayRelease(
                        before: reference.node, since: rebinding.binding, in: Syntax(member.decl))
            }
        }
    }
}
