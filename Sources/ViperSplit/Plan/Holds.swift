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

/// A link that moved code keeps in a constant, so that what it leads to lives until the code is done.
struct HeldLink {
    /// The name of the component's property: `view`, `viewController`, `interactor`.
    let link: String
    /// The constant's name, by default the link's: `view`.
    let name: String

    /// - Parameter taken: the names that the code binds for itself.
    init(_ link: String, besides taken: Set<String>) {
        self.link = link
        let own = "own" + link.capitalizedFirst
        let names = [link, own] + (2...max(2, taken.count + 2)).lazy.map { own + String($0) }
        name = names.first { !taken.contains($0) } ?? link
    }

    /// The item of a closure's captures.
    var captured: String { name == link ? link : capturedOfSelf }

    /// The item within another closure, where `self` has to be written.
    var capturedOfSelf: String { "\(name) = self.\(link)" }
}

/// A moved method that waits or may drop the screen, and then reaches the screen or what hangs on it.
///
/// In the original the call held `self`, which is the screen. A presenter holds its view unowned, so the method keeps the
/// view in a local constant.
///
/// ## Before
/// ```swift
/// func reload() async { notes = await store.all(); showNotes() }
/// ```
/// ## After
/// ```swift
/// func reload() async {
///     let view = self.view
///     notes = await interactor.store.all(); view.showNotes()
/// }
/// ```
struct BodyHold {
    let body: CodeBlockSyntax
    let held: HeldLink
    /// The component holds it weakly, so the constant unwraps it.
    let isWeak: Bool

    /// - Parameter isUsed: the method's code names the constant after the split.
    func edits(isUsed: Bool, in unit: SourceUnit, _ layout: Layout) -> [TextEdit] {
        guard let first = body.statements.first, let last = body.statements.last else { return [] }
        let outer = unit.indentation(at: body.rightBrace.range.lowerBound)
        let inner = outer + layout.indentation
        var text =
            "\n\(inner)let \(held.name) = self.\(held.link)\(isWeak ? "!" : "")"
        if !isUsed { text += "\n\(inner)defer { withExtendedLifetime(\(held.name)) {} }" }
        let start = body.leftBrace.range.upperBound
        guard unit.lineIndex(of: start) == unit.lineIndex(of: first.range.lowerBound) else {
            return [TextEdit(range: start..<start, replacement: text)]
        }
        let closing = last.range.upperBound..<body.rightBrace.range.lowerBound
        return [
            TextEdit(range: start..<first.range.lowerBound, replacement: "\(text)\n\(inner)"),
            TextEdit(
                range: closing, replacement: unit.text(closing).contains("\n") ? unit.text(closing) : "\n\(outer)"),
        ]
    }
}
