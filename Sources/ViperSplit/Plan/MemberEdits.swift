import SwiftSyntax

/// The edits inside one member's code: every reference that now crosses to another component goes through its link, in
/// place, and modifiers and attributes follow the member's new place.
struct MemberEdits {
    let plan: SplitPlan
    let member: Member
    let role: Role
    let unit: SourceUnit
    private let references: [Reference]
    private let holds: [ClosureHold]
    private let bodyHold: BodyHold?
    private let rebindings: [Rebinding]

    init(_ member: Member, in plan: SplitPlan) {
        self.plan = plan
        self.member = member
        role = plan.owners[member.id]
        unit = plan.controller.unit(of: member)
        references = plan.graph.references[member.id]
        let heldLink = plan.link(from: role, to: .view)
        let boundNames = plan.controller.scopes.names(boundIn: member.decl)
        let (held, isWeak) = (
            HeldLink(heldLink?.firstName ?? "", besides: boundNames),
            heldLink?.ownership == .weak || heldLink?.mayBeNil == true
        )
        let needsHold = role != .view && plan.needsBodyHold(member)
        let bodyHold = needsHold ? member.function?.body.map { BodyHold(body: $0, held: held, isWeak: isWeak) } : nil
        let rebindings = role == .view || role == .interactor ? [] : plan.rebindingsToHold(in: member, holding: held)
        let closures = role == .view ? [] : plan.graph.semantics.closuresHoldingSelf(references)
        holds = closures.map { closure in
            // What is held around the closure is a constant already.
            let isHeld =
                bodyHold != nil || closures.contains { $0.id != closure.id && $0.range.contains(closure.range) }
                || rebindings.contains { $0.binds(before: closure) }
            let ending = ClosureHold.Ending(of: closure, plan.graph.semantics)
            if let kept = plan.componentKept(by: closure, in: member), let link = plan.linkToKeep(kept) {
                return ClosureHold(
                    closure: closure, held: HeldLink(link.firstName, besides: boundNames),
                    isWeak: plan.style.isHeldAsOptional(link) == true,
                    ending: ending)
            }
            return ClosureHold(
                closure: closure, held: held, isWeak: isWeak, isHeldAround: isHeld, ending: ending)
        }
        self.bodyHold = bodyHold
        self.rebindings = rebindings
    }

    /// Sorted by offset.
    var edits: [TextEdit] {
        let renaming = renameEdits
        let crossing = crossingEdits.filter { edit in !renaming.contains { $0.range.contains(edit.range.lowerBound) } }
        // Must come in this order: a closure's first statement may itself begin with a link.
        let narrowing = [role == .view ? plan.narrowing(of: member) : plan.privacy(of: member)].compactMap { $0 }
        if plan.isKept(member) { return (modifierEdits + handedEdits + narrowing).sorted() }
        let handed = role == .interactor ? HandedInstances(of: plan).edits(in: member) : []
        let edits =
            holdEdits + crossing + modifierEdits + renaming + valueEdits + narrowing + (defaulted?.edits ?? []) + handed
        let own = headThatStays.map { head in edits.filter { !head.contains($0.range.lowerBound) } } ?? edits
        return (unit.keepingComments(own) + headEdits(besides: edits) + directiveEdits + entryEdits).sorted()
    }

    private var defaulted: DefaultedDependency? {
        DefaultedDependency(member, in: plan.controller, plan.owners, plan.injections, plan.graph)
    }

    /// The member's own lines with the edits made, comments included.
    func text() throws(EditError) -> String { try unit.text(plan.extent(of: member), with: edits) }

    /// What the view controller keeps stays with its comments and its value.
    private var handedEdits: [TextEdit] {
        guard let binding = member.variable?.bindings.first, let type = plan.injections.injections[member.id]?.type
        else { return [] }
        let start = unit.lineStart(of: member.declRange.lowerBound)
        let head = binding.pattern.range.upperBound
        let written = binding.typeAnnotation?.type.trimmedText ?? type
        let colon = binding.typeAnnotation.map { unit.text(head..<$0.type.range.lowerBound) } ?? ": "
        return [
            TextEdit(range: min(member.extent.lowerBound, start)..<start, replacement: ""),
            TextEdit(range: head..<member.extent.upperBound, replacement: colon + plan.qualifiedType(written)),
        ]
    }

    // MARK: - References

    private var crossingEdits: [TextEdit] { references.flatMap(edits(for:)) }

    private func edits(for reference: Reference) -> [TextEdit] {
        switch reference.target {
        case .members(let ids):
            return ids.first.map { edits(for: reference, to: plan.controller.members[$0]) } ?? []
        case .inherited:
            return role == .wireframe ? linkEdits(for: reference, through: plan.link(from: role, to: .view)) : []
        case .inheritedType: return role == .view ? [] : [insertion(plan.controller.name + ".", at: reference)]
        case .requested(let request): return edits(for: reference, request)
        case .selfValue:
            if let move = plan.conformances.move(of: reference, in: member) {
                return move.role == role ? [] : selfEdits(for: reference, plan.link(from: role, to: move.role))
            }
            return role == .wireframe ? selfEdits(for: reference, plan.link(from: role, to: .view)) : []
        default: return []
        }
    }

    /// Who does it needs no link any more, and others ask over their own.
    private func edits(for reference: Reference, _ request: ModuleRequest) -> [TextEdit] {
        guard role != .view, let access = reference.node.as(ExprSyntax.self)?.accessBehind else { return [] }
        if role != request.owner {
            let link = plan.link(from: role, to: request.owner)
            let whole = reference.range.lowerBound..<access.period.range.lowerBound
            return link.map { [TextEdit(range: whole, replacement: receiver($0, at: reference))] } ?? []
        }
        let isLocal =
            plan.controller.scopes.binding(of: request.name, at: reference.node) != nil
            || plan.entries[member.id]?.values.contains { $0.name == request.name } == true
        let isHidden = reference.form == .bare && isLocal
        let link = reference.range.lowerBound..<access.declName.range.lowerBound
        return [TextEdit(range: link, replacement: isHidden ? "self." : "")]
    }

    private func edits(for reference: Reference, to target: Member) -> [TextEdit] {
        if reference.form == .selector { return role == .view ? [] : selectorEdits(for: reference) }
        if target.kind == .type || target.modifiers.isStatic { return typeMemberEdits(for: reference, to: target) }
        let owner = plan.owners[target.id]
        if owner == role || plan.injections.cover(reference, in: member, of: role) { return [] }
        if role == .view, plan.entries[target.id]?.kind == .pinned { return [] }
        return linkEdits(for: reference, through: plan.link(from: role, to: owner, for: target))
    }

    /// Nested types and statics are reached through the type that holds them.
    private func typeMemberEdits(for reference: Reference, to target: Member) -> [TextEdit] {
        let owner = plan.owners[target.id]
        let ownerName = plan.typeName(of: owner)
        switch reference.form {
        case .onType(let base):
            let isSelf = unit.code(base) == "Self"
            if owner == role, isSelf || role == .view { return [] }
            return isSelf && owner == role ? [] : [TextEdit(range: base, replacement: ownerName)]
        case .onSelf(let base, _): return owner == role ? [] : [TextEdit(range: base, replacement: ownerName + ".")]
        case .bare, .typeName:
            return owner == role ? [] : [insertion(ownerName + ".", at: reference)]
        default: return []
        }
    }

    /// `#selector(cancel)` is written with the view controller's class, which has the method, or what passes it on.
    private func selectorEdits(for reference: Reference) -> [TextEdit] {
        let type = plan.controller.name
        guard let argument = reference.node.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression else {
            return []
        }
        guard let base = argument.as(MemberAccessExprSyntax.self)?.base else {
            return [insertion(type + ".", at: reference)]
        }
        return base.trimmedText == type ? [] : [TextEdit(range: base.range, replacement: type)]
    }

    private func linkEdits(for reference: Reference, through link: Link?) -> [TextEdit] {
        guard let link else { return [] }
        let name = unit.text(reference.range)
        let standIn = standIn(for: reference, behind: link)
        let end = reference.range.upperBound
        let isOperand = standIn.flatMap { value in reference.expression.map(value.needsParentheses) } == true
        let closing = (standIn?.suffix ?? "") + (isOperand ? ")" : "")
        let behind = closing.isEmpty ? [] : [TextEdit(range: end..<end, replacement: closing)]
        switch reference.form {
        case .bare:
            return [insertion((isOperand ? "(" : "") + receiver(link, at: reference) + ".", at: reference)] + behind
        case .onSelf(let base, let isOptional):
            let mark = mark(behind: link, at: reference)
            if !isOptional, let held = heldPath(reference, link, mark: mark) {
                return [TextEdit(range: base, replacement: held + ".")]
            }
            let before = base.lowerBound..<base.lowerBound
            return (isOperand ? [TextEdit(range: before, replacement: "(")] : [])
                + [insertion(link.name + mark + ".", at: reference)] + behind
        case .capture:
            let value = "\(receiver(link, at: reference)).\(name)\(closing)"
            return [TextEdit(range: reference.range, replacement: "\(name) = \(value)")]
        case .binding:
            return [TextEdit(range: end..<end, replacement: " = \(receiver(link, at: reference)).\(name)\(closing)")]
        default: return []
        }
    }

    /// The value that is given where the link leads nowhere; nil if none is needed.
    private func standIn(for reference: Reference, behind link: Link) -> StandIn? {
        guard role == .view, link.mayBeMissing, plan.graph.semantics.needsValue(reference),
            let target = reference.memberIDs.first
        else { return nil }
        return StandIn(for: plan.controller.members[target])
    }

    /// Another component takes the place of `self` where it is handed on: the view controller, or who has the conformance.
    private func selfEdits(for reference: Reference, _ link: Link?) -> [TextEdit] {
        guard let link else { return [] }
        let held = heldPath(reference, link, mark: link.mayBeNil ? "!" : "")
        // What takes any type would be given an optional.
        let isUnwrapped = link.mayBeNil || link.to == .view && link.ownership == .weak
        let value = link.name + (isUnwrapped && held == nil ? "!" : "")
        if unit.text(reference.range) != "self" {
            let end = reference.range.upperBound
            return [TextEdit(range: end..<end, replacement: "." + value)]
        }
        let isBare = enclosingClosures(of: reference.node).isEmpty
        let isShadowed = plan.controller.scopes.binding(of: link.firstName, at: reference.node) != nil
        let own = isBare && !isShadowed ? value : "self." + value
        return [TextEdit(range: reference.range, replacement: held ?? own)]
    }

    private func insertion(_ text: String, at reference: Reference) -> TextEdit {
        TextEdit(range: reference.range.lowerBound..<reference.range.lowerBound, replacement: text)
    }

    /// The link as it is written where `self` is implicit: a constant that holds it, or the property, unless a local name hides
    /// that.
    private func receiver(_ link: Link, at reference: Reference) -> String {
        let mark = mark(behind: link, at: reference)
        if let held = heldPath(reference, link, mark: mark) { return held }
        let isHidden = plan.controller.scopes.binding(of: link.firstName, at: reference.node) != nil
        return (isHidden ? "self." : "") + link.name + mark
    }

    private func mark(behind link: Link, at reference: Reference) -> String {
        link.mark(asking: unit.text(reference.range), forValue: plan.graph.semantics.needsValue(reference))
    }

    // MARK: - Closures

    /// The link by the constant that holds it at a reference, if any does. What the constant holds is there, what its own links
    /// lead to is behind the mark.
    private func heldPath(_ reference: Reference, _ link: Link, mark: String) -> String? {
        let bodies = [bodyHold?.held].filter { _ in !mayRunLater(reference) }
        let bound = rebindings.filter { $0.binding == reference.receiver?.binding }.map(\.held)
        let captured = holds.filter { $0.isHeld(by: reference) }.map(\.held)
        return (bodies.compactMap { $0 } + bound + captured).first { $0.link == link.firstName }.map {
            link.name == link.firstName ? $0.name : $0.name + link.name.dropFirst(link.firstName.count) + mark
        }
    }

    /// The reference stands in a closure that may outlive the body.
    private func mayRunLater(_ reference: Reference) -> Bool {
        enclosingClosures(of: reference.node).contains(where: plan.graph.semantics.mayEscape)
    }

    private var holdEdits: [TextEdit] {
        closureHoldEdits + rebindingEdits
            + (bodyHold.map { hold in
                let isUsed = references.contains { goesThrough(hold.held.link, $0) && !mayRunLater($0) }
                return hold.edits(isUsed: isUsed, in: unit, plan.layout)
            } ?? [])
    }

    private var rebindingEdits: [TextEdit] {
        // Conditions that bind the same capture add to it once.
        var known: Set<TextEdit> = []
        return rebindings.flatMap { rebinding in
            let bound = references.filter { $0.receiver?.binding == rebinding.binding }
            let captured = references.filter { $0.receiver?.binding == rebinding.capture.name.range.lowerBound }
            let uses = rebinding.isCapturedAgain || bound.contains { !goesThrough(rebinding.held.link, $0) }
            return rebinding.edits(
                isUsed: bound.contains { goesThrough(rebinding.held.link, $0) }
                    || plan.holdsWithin(rebinding, in: member),
                usesSelf: uses,
                usesCapture: !captured.isEmpty || rebindings.filter { $0.capture.id == rebinding.capture.id }.count > 1,
                isHeldAround: { closure in
                    bodyHold != nil || rebindings.contains { $0.binds(before: closure) }
                        || holds.contains { $0.held.name == rebinding.held.name && $0.holds(around: closure) }
                },
                in: unit, plan.layout)
        }.filter { known.insert($0).inserted }
    }

    private var closureHoldEdits: [TextEdit] {
        holds.flatMap { hold in
            let inside = references.filter(hold.contains)
            let usesHold = inside.contains { hold.isHeld(by: $0) && goesThrough(hold.held.link, $0) }
            let usesSelf = inside.contains {
                !(hold.isHeld(by: $0) && goesThrough(hold.held.link, $0)) && $0.receiver != nil
            }
            return hold.edits(isUsed: usesHold, usesSelf: usesSelf, in: unit, layout: plan.layout)
        }
    }

    private func goesThrough(_ name: String, _ reference: Reference) -> Bool {
        switch reference.target {
        case .members(let ids):
            guard let target = ids.first.map({ plan.controller.members[$0] }), target.kind != .type,
                reference.form != .selector, !target.modifiers.isStatic, plan.owners[target.id] != role
            else { return false }
            return plan.link(from: role, to: plan.owners[target.id], for: target)?.firstName == name
        case .selfValue:
            guard let move = plan.conformances.move(of: reference, in: member) else { return role == .wireframe }
            return move.role != role && plan.link(from: role, to: move.role)?.firstName == name
        case .inherited: return role == .wireframe
        default: return false
        }
    }

    // MARK: - Modifiers and attributes

    private var modifierEdits: [TextEdit] {
        var edits: [TextEdit] = []
        let isExposed =
            plan.contracts.isNamedElsewhere(member.id) || plan.contracts.selected.contains(member.id)
        if let modified = member.decl.asProtocol((any WithModifiersSyntax).self) {
            for modifier in modified.modifiers where isDropped(modifier, isExposed: isExposed) {
                // What other modules see they still can't set.
                let isSeen = role == .view && modifier.detail != nil && member.modifiers.access > .internal
                edits.append(
                    isSeen
                        ? TextEdit(range: modifier.name.range, replacement: "internal") : Syntax(modifier).removal)
            }
        }
        guard role != .view, let attributed = member.decl.asProtocol((any WithAttributesSyntax).self) else {
            return edits
        }
        for attribute in attributed.attributes {
            guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedText,
                ["objc", "IBAction", "IBSegueAction", "IBInspectable", "nonobjc"].contains(name)
            else { continue }
            edits.append(Syntax(attribute).removal)
        }
        return edits
    }

    private func isDropped(_ modifier: DeclModifierSyntax, isExposed: Bool) -> Bool {
        if let access = Access(keyword: modifier.name.text) {
            if modifier.detail != nil {
                return access <= .fileprivate ? plan.contracts.needsSetter(member.id) : role != .view
            }
            if role == .view { return isExposed && access <= .fileprivate }
            return isExposed || access > .internal
        }
        return role != .view && ["override", "required"].contains(modifier.name.text)
    }

    /// The comment that asked for the move has done its work; one that keeps a member in the View has it to do in the next run, too.
    private var directiveEdits: [TextEdit] {
        guard role != .view, member.directive == role, plan.wishes.roles[member.fullName] != .later,
            let first = member.decl.firstToken(viewMode: .sourceAccurate),
            let last = member.decl.lastToken(viewMode: .sourceAccurate)
        else { return [] }
        let above = commentRanges(first.leadingTrivia, at: first.position.utf8Offset)
        let behind = commentRanges(last.trailingTrivia, at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        return (above + behind).map(\.range).compactMap { comment in
            guard member.extent.contains(comment.lowerBound), Directive(unit.text(comment))?.role != nil else {
                return nil
            }
            if comment.lowerBound > last.range.lowerBound {
                return TextEdit(range: last.range.upperBound..<comment.upperBound, replacement: "")
            }
            let line = unit.lineStart(of: comment.lowerBound)..<unit.lineEnd(of: comment.lowerBound)
            return TextEdit(range: line, replacement: "")
        }
    }

    // MARK: - Renamed entry points

    /// What stays in the entry point doesn't move.
    private var entryEdits: [TextEdit] {
        guard role != .view, let body = plan.entries[member.id]?.body else { return [] }
        return body.kept.map { TextEdit(range: $0, replacement: "") }
    }

    /// What the entry point reads of views comes as a value.
    private var valueEdits: [TextEdit] {
        let values = role == .view ? [] : plan.entries[member.id]?.values ?? []
        return values.flatMap { value in value.uses.map { TextEdit(range: $0, replacement: value.name) } }
    }

    private var renameEdits: [TextEdit] {
        guard role != .view, let entry = plan.entries[member.id], entry.isRenamed, let function = member.function else {
            return []
        }
        let clause = function.signature.parameterClause
        let parameters = Array(clause.parameters)
        let kept =
            zip(entry.parameters, entry.labels).map { place, label in
                let parameter = parameters[place]
                let name = parameter.nameToken.text
                let names = label == parameter.name ? name : "\(label ?? "_") \(name)"
                return "\(names): \(plan.qualifiedType(parameter.type.trimmedText))"
            } + entry.values.map { "\($0.name): \(plan.qualifiedType($0.type))" }
        return [
            TextEdit(range: function.name.range, replacement: entry.name),
            TextEdit(range: clause.range, replacement: "(\(kept.joined(separator: ", ")))"),
        ]
    }
}

extension Syntax {
    /// Takes the white space behind it along, so that what follows stands in its place.
    var removal: TextEdit {
        let next = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        let end = next?.positionAfterSkippingLeadingTrivia.utf8Offset ?? range.upperBound
        return TextEdit(range: range.lowerBound..<end, replacement: "")
    }
}
