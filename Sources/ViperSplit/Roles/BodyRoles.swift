import SwiftSyntax

/// The roles of methods and computed properties by what their bodies do (design, 5).
///
/// A body follows what it touches, through calls of own members too. One kind decides; a mixture is the Presenter's.
struct BodyRoles {
    /// By member; nil for what no body decides.
    private(set) var roles: [Role?]
    /// What each body touches, own members that it calls included.
    let touches: [Touches]
    /// The state that is more than a view's.
    let stateOfPresenter: Set<Member.ID>

    /// - Parameters:
    ///   - claims: the roles that the developer asks for, and those that titles give.
    ///   - entries: the entry points of which some code stays.
    init(
        _ controller: Controller, _ graph: ReferenceGraph, _ evidence: Evidence, _ claims: Claims,
        entries: [Member.ID: EntryBody] = [:]
    ) {
        let fixed = claims.fixed
        var touches = evidence.touches.map { $0.reduce(into: Touches()) { $0.formUnion($1.kind) } }
        let direct = touches
        for member in controller.members { touches[member.id].formUnion(evidence.requests[member.id]) }
        // Whatever else it does, who calls it does something with views.
        let context = graph.semantics.context
        let ofView = controller.members.map { member in
            member.typeGiven.map(context.namesViews) == true
                || entries[member.id].viewHandedOn(by: member, context) != nil
        }
        func spread(_ touchesOfCallee: (Member.ID) -> Touches) {
            var changed = true
            while changed {
                changed = false
                for member in controller.members {
                    var all = touches[member.id]
                    for callee in evidence.calls[member.id] where callee != member.id {
                        // What only formats is as pure as a function of Swift's own.
                        guard fixed[callee] != .formatter else { continue }
                        all.formUnion(fixed[callee].map(Touches.init(of:)) ?? touchesOfCallee(callee))
                    }
                    if all != touches[member.id] {
                        touches[member.id] = all
                        changed = true
                    }
                }
            }
        }
        spread { ofView[$0] ? .view : touches[$0] }
        // A function that touches nothing is the Interactor's by its title; who calls it will ask the Interactor.
        func decides(_ member: Member) -> Bool {
            hasConditions(Syntax(member.decl)) && graph.namesOnlyKnownTypes(member)
        }
        let titled = Set(
            controller.members.filter { member in
                claims.titled[member.id] == .interactor && touches[member.id].isEmpty && !ofView[member.id]
                    && !graph.semantics.isTypedByViews(member) && !decides(member)
            }.map(\.id))
        if !titled.isEmpty { spread { titled.contains($0) ? .data : ofView[$0] ? .view : touches[$0] } }
        self.touches = touches
        let candidates = controller.members.filter { member in
            fixed[member.id].map { $0 == .interactor }
                ?? (touches[member.id].components == .data && !ofView[member.id] && !member.isEntryPoint)
        }.map(\.id)
        let workers = Workers(among: Set(candidates), fixed, touches, evidence, graph).members
        let decisions = controller.members.map { Decisions(of: $0, evidence.touches[$0.id], graph) }
        let decided = decisions.map(\.properties)
        let state = PresenterState(controller, graph, touches, evidence, decided, fixed)
        // A body that was asked for as the View's may ask for data and screens all the same.
        let asking = controller.members.filter { !touches[$0.id].isDisjoint(with: [.navigation, .data, .flow]) }
        stateOfPresenter = state.properties.union(asking.flatMap { graph.references[$0.id].flatMap(\.memberIDs) })
        roles = controller.members.map { member -> Role? in
            guard member.kind == .function || member.kind == .computedProperty, !member.modifiers.isStatic else {
                return nil
            }
            if graph.semantics.isTypedByViews(member) { return .view }
            // Code on state alone belongs to whoever works with that state.
            if touches[member.id] == .state, !member.isEntryPoint {
                return state.users.contains(member.id) ? .presenter : .view
            }
            if touches[member.id].isEmpty, !member.isEntryPoint, decides(member) { return .presenter }
            return role(
                of: member, touches[member.id],
                direct: direct[member.id].union(evidence.goesByWorkedOutState(member, controller) ? .state : []),
                isOfView: ofView[member.id],
                decides: decisions[member.id].goByModule || !decided[member.id].isDisjoint(with: state.properties)
                    || touches[member.id] == .state && member.worksOutAnswer
                        && graph.references[member.id].contains { !state.properties.isDisjoint(with: $0.memberIDs) },
                isWorker: workers.contains(member.id),
                takesViews: member.function.map(context.takesViews) == true)
        }
    }
}

extension BodyRoles {
    /// A method or computed property that only works with what it is given, and belongs to those who call it; one that does
    /// nothing isn't worth a move, and what types do that nobody declares can't be told.
    func isHelper(_ member: Member, _ graph: ReferenceGraph) -> Bool {
        switch member.kind {
        case .function where member.function?.body?.statements.isEmpty == false, .computedProperty:
            !member.isEntryPoint && !member.modifiers.isStatic && touches[member.id].isEmpty
                && graph.namesOnlyKnownTypes(member)
        default: false
        }
    }

    /// The kinds of things that a member touches, itself or by calls.
    func touched(by id: Member.ID, _ evidence: Evidence) -> [Reason.Touched] {
        let kinds: [(Touches, Reason.Touched.Kind)] = [
            (.view, .view), (.navigation, .navigation), (.data, .data), (.flow, .flow), (.state, .state),
        ]
        return kinds.filter { touches[id].contains($0.0) }.map { touch, kind in
            Reason.Touched(kind: kind, expression: evidence.touches[id].first { $0.kind == touch }?.text)
        }
    }
}

extension Evidence {
    /// `open(shownNotes[indexPath.row])` goes by the state that `shownNotes` is worked out of; who is asked for a value gives
    /// what others have.
    fileprivate func goesByWorkedOutState(_ member: Member, _ controller: Controller) -> Bool {
        member.function?.signature.returnClause.givesValue != true
            && calls[member.id].contains { controller.members[$0].kind == .computedProperty && reach(of: $0) == .state }
    }
}

private func role(
    of member: Member, _ touches: Touches, direct: Touches, isOfView: Bool, decides: Bool, isWorker: Bool,
    takesViews: Bool
) -> Role? {
    if isOfView { return .view }
    let components = touches.components
    if member.isEntryPoint {
        guard decides || !components.isEmpty && components != .view else { return .view }
        // One that only calls others calls them through their components, and the life cycle may read state on the way.
        let isOfLifeCycle = member.modifiers.isOverride && !member.isDelegateCallback
        let own: Touches = isOfLifeCycle ? [.navigation, .data] : [.navigation, .data, .state]
        return direct.isDisjoint(with: own) ? .view : .presenter
    }
    switch components {
    case []: return nil
    // A view that decides does two jobs.
    case .view: return decides ? .presenter : .view
    case .navigation: return touches.contains(.state) ? .presenter : .wireframe
    // What is handed a view, even if it doesn't use it, isn't for the Interactor.
    case .data: return takesViews ? .view : isWorker ? .interactor : .presenter
    default: return .presenter
    }
}

extension Member {
    /// UIKit finds the member on the view controller.
    fileprivate var isEntryPoint: Bool {
        modifiers.isOverride || modifiers.isKnownToObjectiveC
            || isDelegateCallback
    }

    /// The method gives something that takes more than one expression, `numberOfRowsInSection` by a `switch` over sections.
    fileprivate var worksOutAnswer: Bool {
        guard let function, let body = function.body, function.signature.returnClause.givesValue else { return false }
        return body.statements.count > 1 || hasConditions(Syntax(body))
    }

    /// The type of the result or of the property, as it is written.
    var typeGiven: TypeSyntax? {
        function?.signature.returnClause?.type ?? variable?.bindings.first?.typeAnnotation?.type
    }
}

extension ReferenceGraph {
    /// All types that the code of a member writes are declared by somebody in sight. In a screen that is a library's itself,
    /// `LabelRow` of that library may be something to look at.
    fileprivate func namesOnlyKnownTypes(_ member: Member) -> Bool {
        guard let above = semantics.controller.superclass, semantics.context.isComplete,
            !semantics.context.declaresType(named: above), !semantics.platform.declares(above)
        else { return true }
        let parameters = member.function?.genericParameterClause?.parameters.map(\.name.text) ?? []
        return member.decl.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true,
                token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
            else { return true }
            return semantics.context.declaresType(named: name) || semantics.platform.declares(name)
                || name == semantics.controller.name || !semantics.controller.members(named: name).isEmpty
                || parameters.contains(name)
        }
    }
}
