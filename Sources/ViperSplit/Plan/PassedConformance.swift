import SwiftSyntax

/// A conformance to the delegate of a screen that the Wireframe shows, which the Wireframe has where the style says so
/// (`wireframeIsDelegate`). What the screen reports it passes on to the Presenter, and what only shows or leaves screens it does by
/// itself.
///
/// ## Before
/// ```swift
/// editor.delegate = self
/// extension NotesViewController: EditorDelegate {
///     func editor(_ editor: EditorViewController, didSave note: Note) { notes.append(note) }
/// }
/// ```
/// ## After
/// ```swift
/// editor.delegate = self          // in the router
/// extension NotesDefaultRouter: EditorDelegate {
///     func editor(_ editor: EditorViewController, didSave note: Note) { presenter.didSave(note) }
/// }
/// ```
extension ConformanceFinder {
    /// - Returns: nil if anything is in the way: then the conformance is what it would be in another style.
    func passing(of name: String, adoptedBy body: TypeBody) -> ConformanceMove? {
        let uses = uses(of: name)
        let members = witnesses(uses, nil)
        guard let decl = uses.declaration, !isObjectiveC(decl), isPlainlyNamed(name, in: body),
            meet(decl, uses, members), members.allSatisfy({ isOnlyFor(name, controller.members[$0]) }),
            let places = (try? handovers(uses, name, if: false)) ?? nil, !places.isEmpty,
            places.values.allSatisfy(context.isScreenType)
        else { return nil }
        let onlyCalling = members.filter { isOneCall(controller.members[$0]) }
        let passedOn = members.filter { classification.roles[$0] != .wireframe && !onlyCalling.contains($0) }
        guard !(passedOn + onlyCalling).isEmpty, members.allSatisfy({ isPlain(controller.members[$0]) }),
            (passedOn + onlyCalling).allSatisfy({ isEvent(controller.members[$0]) }),
            cause(uses, name, members) == nil
        else { return nil }
        return ConformanceMove(
            name: name, adopter: body.index,
            isWhole: body.isExtension && body.conformances.count == 1 && Set(body.members) == Set(members),
            members: members, role: .wireframe, handovers: Set(places.keys), needsNSObject: false, isByHandover: false,
            passedOn: Set(passedOn), onlyCalling: onlyCalling)
    }

    /// The protocol's name is all that says so: `@preconcurrency PickerDelegate` says more.
    private func isPlainlyNamed(_ name: String, in body: TypeBody) -> Bool {
        let clause = body.decl.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
        let types = (clause?.inheritedTypes ?? []).filter { inheritedName($0) == name }
        return types.count == 1 && types.allSatisfy { $0.type.is(IdentifierTypeSyntax.self) }
    }

    /// All that the protocol asks for leaves with its name: nothing of it is inherited, or stands under a condition.
    private func meet(_ decl: ProtocolDeclSyntax, _ uses: ProtocolUses, _ members: [Member.ID]) -> Bool {
        decl.memberBlock.members.allSatisfy { requirement in
            members.contains { controller.members[$0].decl.meets(requirement.decl) }
                || !uses.extensionMembers.isDisjoint(with: MemberShape(requirement.decl).names)
        }
    }

    /// Nobody but the protocol's users calls the method on the view controller, as far as the given files tell: no other protocol
    /// asks for it, and no code names it on a value that may be the view controller.
    private func isOnlyFor(_ name: String, _ member: Member) -> Bool {
        let semantics = graph.semantics
        let adopted = semantics.typesOfInstances.subtracting([name])
        return member.modifiers.access < .public && !graph.namesOnOthers.contains(member.name)
            && !adopted.contains {
                context.type(named: $0)?.as(ProtocolDeclSyntax.self).map(member.decl.isRequired) == true
            }
            && member.function.map { adopted.isDisjoint(with: semantics.platform.protocols(askingFor: $0)) } != false
    }

    /// `store(note)`, of what isn't the View's or the Wireframe's, with what the method is called with.
    private func isOneCall(_ member: Member) -> Bool {
        guard classification.roles[member.id] == .view, !classification.isFirm(member.id),
            let statements = member.function?.body?.statements, statements.count == 1,
            let call = statements.first?.item.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let reference = graph.references[member.id].first, graph.references[member.id].count == 1,
            call.calledExpression.range.contains(reference.range.lowerBound), reference.memberIDs.count == 1
        else { return false }
        let role = reference.memberIDs.first.flatMap { classification.roles[$0] }
        return [.presenter, .interactor].contains(role)
            && call.arguments.allSatisfy { $0.expression.is(DeclReferenceExprSyntax.self) }
    }

    /// A method that is told something and answers nothing, which nobody here calls and all of which can leave.
    private func isEvent(_ member: Member) -> Bool {
        guard let signature = member.function?.signature else { return false }
        return !signature.returnClause.givesValue && signature.effectSpecifiers == nil
            && member.modifiers.attributes.isEmpty && entryBodies[member.id]?.kept.isEmpty != false
            && graph.users[member.id, default: []].isSubset(of: [member.id]) && !graph.isCalled(member.id)
    }
}

extension ConformanceMove {
    /// Whether the code of all methods came to be where the Wireframe can pass calls on to, and the Wireframe hands itself over.
    func isPassedOn(_ owners: Owners, _ controller: Controller, _ graph: ReferenceGraph) -> Bool {
        func asksNobody(_ id: Member.ID) -> Bool {
            graph.used(by: id).union([id]).map { controller.members[$0] }.allSatisfy { member in
                !graph.references[member.id].contains { owners.crosses($0, from: member, in: controller) }
            }
        }
        return members.allSatisfy { id in
            switch owners[id] {
            case .presenter: passedOn.contains(id)
            // Nothing would keep the screen until it is done.
            case .interactor: passedOn.contains(id) && asksNobody(id)
            case let owner: owner == role && !passedOn.contains(id)
            }
        } && handovers.allSatisfy { owners[$0.member] == role }
    }
}

extension Style {
    /// The Wireframe is the delegate of the screens that it shows, and reaches the Presenter as the View does.
    var canPassOnInWireframe: Bool {
        let (own, views) = (route(from: .wireframe, to: .presenter), route(from: .view, to: .presenter))
        return wireframeIsDelegate && own.count == 1 && views.count == 1 && own[0].interface == views[0].interface
    }
}
