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
        guard body.isExtension, body.conformances.count == 1, let decl = uses.declaration, !isObjectiveC(decl),
            let places = (try? handovers(uses, name, if: false)) ?? nil, !places.isEmpty,
            places.values.allSatisfy(context.isScreenType), Set(body.members) == Set(witnesses(uses, nil))
        else { return nil }
        let onlyCalling = body.members.filter { isOneCall(controller.members[$0]) }
        let passedOn = body.members.filter { classification.roles[$0] != .wireframe && !onlyCalling.contains($0) }
        guard !(passedOn + onlyCalling).isEmpty, body.members.allSatisfy({ isPlain(controller.members[$0]) }),
            (passedOn + onlyCalling).allSatisfy({ isEvent(controller.members[$0]) }),
            cause(uses, name, body.members) == nil
        else { return nil }
        return ConformanceMove(
            name: name, body: body.index, members: body.members, role: .wireframe, handovers: Set(places.keys),
            needsNSObject: false, isByHandover: false, passedOn: Set(passedOn), onlyCalling: onlyCalling)
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
        return signature.returnClause == nil && signature.effectSpecifiers == nil && member.modifiers.attributes.isEmpty
            && entryBodies[member.id]?.kept.isEmpty != false
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
