import SwiftSyntax

/// One place where code touches something.
struct Touch {
    let kind: Touches
    /// UTF-8 offsets.
    let range: Range<Int>
    /// As the source writes it, `tableView.reloadData`.
    let text: String
    /// Something is asked or done, not only handed on: `store.save(note)`, but not `store`.
    var isUse = true
}

/// What the code of every member touches by itself, and which own methods and computed properties it uses.
struct Evidence {
    /// By member, in the order of the source.
    let touches: [[Touch]]
    let calls: [Set<Member.ID>]
    /// What the members of the module that there is already touch, which each member calls.
    let requests: [Touches]

    init(_ controller: Controller, _ graph: ReferenceGraph) {
        var touches: [[Touch]] = []
        var calls: [Set<Member.ID>] = []
        var requests: [Touches] = []
        for member in controller.members {
            let reader = EvidenceReader(member, controller, graph)
            touches.append(reader.touches.sorted { $0.range.lowerBound < $1.range.lowerBound })
            calls.append(reader.calls)
            requests.append(reader.requests)
        }
        self.init(touches: touches, calls: calls, requests: requests)
    }

    private init(touches: [[Touch]], calls: [Set<Member.ID>], requests: [Touches]) {
        self.touches = touches
        self.calls = calls
        self.requests = requests
    }

    /// What a member touches, itself or by the own members that it calls.
    func reach(of member: Member.ID) -> Touches {
        var (reach, seen, open): (Touches, Set<Member.ID>, [Member.ID]) = ([], [member], [member])
        while let next = open.popLast() {
            for touch in touches[next] { reach.formUnion(touch.kind) }
            open += calls[next].filter { seen.insert($0).inserted }
        }
        return reach
    }

    /// The evidence without code that stays in the View, whatever becomes of its member.
    ///
    /// - Parameter graph: without the references of that code.
    func leavingOut(_ bodies: [Member.ID: EntryBody], _ graph: ReferenceGraph) -> Evidence {
        Evidence(
            touches: touches.enumerated().map { id, touches in
                touches.filter { bodies[id]?.isLeftBehind($0.range.lowerBound) != true }
            },
            calls: calls.enumerated().map { id, calls in
                bodies[id] == nil ? calls : calls.intersection(graph.references[id].flatMap(\.memberIDs))
            }, requests: requests)
    }
}

private struct EvidenceReader {
    let member: Member
    let controller: Controller
    let semantics: Semantics
    private(set) var touches: [Touch] = []
    private(set) var calls: Set<Member.ID> = []
    private(set) var requests: Touches = []

    init(_ member: Member, _ controller: Controller, _ graph: ReferenceGraph) {
        self.member = member
        self.controller = controller
        semantics = graph.semantics
        for reference in graph.references[member.id] { read(reference) }
        let visitor = ForeignNameVisitor(semantics)
        visitor.walk(member.decl)
        touches += visitor.touches
        for parameter in member.function?.signature.parameterClause.parameters ?? [] {
            readUses(of: parameter)
        }
        for reference in graph.references[member.id] { readUsesOfLocal(boundTo: reference) }
    }

    private mutating func read(_ reference: Reference) {
        let chain = reference.expression.map { AccessPath(from: $0) }
        func touch(_ kind: Touches, isUse: Bool? = nil) {
            touches.append(
                Touch(
                    kind: kind, range: reference.range,
                    text: chain?.shortText ?? controller.unit(of: member).text(reference.range),
                    isUse: isUse ?? chain.map { semantics.isUse($0, of: kind) } ?? false))
        }
        switch reference.target {
        case .members(let ids):
            guard let target = ids.first.map({ controller.members[$0] }) else { return }
            switch target.kind {
            // A selector only names what is called later.
            case .function where reference.form == .selector: break
            case .function, .computedProperty, .subscript:
                calls.formUnion(ids)
                if semantics.context.givesSharedService(target) { touch(.data) }
            case .storedProperty where target.modifiers.isStatic: break
            case .storedProperty where semantics.isToldAsNavigation(target) && chain?.links.isEmpty == false:
                touch(.navigation, isUse: true)
            // The next screen may have the same delegate.
            case .storedProperty
            where semantics.isToldAsNavigation(target)
                && reference.expression?.parent?.is(LabeledExprSyntax.self) == true:
                touch(.navigation)
            case .storedProperty:
                touch(kind(of: target, chain))
            default: break
            }
        case .requested(let request):
            if let service = semantics.service(given: request, at: reference) {
                touch(.data, isUse: semantics.isUse(AccessPath(from: service), of: .data))
            } else if request.isStored, [.presenter, .interactor].contains(request.owner) {
                touch(.state)
            } else {
                requests.formUnion(Touches(of: request))
            }
        case .inherited(let name):
            touch(semantics.navigates(inherited: name, chain) ? .navigation : .view)
        default: break
        }
    }

    private func kind(of property: Member, _ chain: AccessPath?) -> Touches {
        if chain.map({ semantics.fillsPart(property, $0) }) == true { return .view }
        if chain.map(semantics.shows) == true { return .navigation }
        if property.modifiers.attributes.contains("IBOutlet") { return .view }
        if semantics.isScreen(property) { return .navigation }
        // One of UIKit's plain screens may be a part of this one, but not if it is shown or dismissed.
        if let type = semantics.type(of: property)?.unwrapped.name,
            semantics.context.isGuideType(type) || type == Platform.viewController,
            let member = chain?.memberNames.first, isNavigationVerb(member)
        {
            return .navigation
        }
        if semantics.isView(property) { return .view }
        if semantics.isService(property) { return .data }
        return chain.map(semantics.leadsToScreens) == true ? .navigation : .state
    }

    /// `guard let navigationController else { return }`: what is done with the local value navigates, too.
    private mutating func readUsesOfLocal(boundTo reference: Reference) {
        guard case .inherited(let name) = reference.target, Platform.sdk.navigationMembers.contains(name),
            semantics.navigates(inherited: name, reference.expression.map { AccessPath(from: $0) }),
            let condition = conditionBinding(reference.node),
            let pattern = condition.pattern.as(IdentifierPatternSyntax.self)
        else { return }
        for use in nodes(DeclReferenceExprSyntax.self, in: Syntax(member.decl)) where means(use, pattern.identifier) {
            let chain = AccessPath(from: ExprSyntax(use))
            guard semantics.isUse(chain, of: .navigation) else { continue }
            touches.append(Touch(kind: .navigation, range: use.baseName.range, text: chain.shortText))
        }
    }

    /// A name means what is declared at a place, and not another of the name.
    private func means(_ use: DeclReferenceExprSyntax, _ declared: TokenSyntax) -> Bool {
        use.baseName.identifierText == declared.identifierText
            && controller.scopes.binding(of: declared.identifierText, at: Syntax(use))?.position
                == declared.range.lowerBound
    }

    /// The condition that binds a chain which begins with a node, or what that is cast to.
    private func conditionBinding(_ root: Syntax) -> OptionalBindingConditionSyntax? {
        let links = sequence(first: root, next: \.parent).prefix { node in
            node == root || node.is(MemberAccessExprSyntax.self) || node.is(OptionalChainingExprSyntax.self)
                || node.is(AsExprSyntax.self) || node.is(InitializerClauseSyntax.self)
        }
        return root.as(OptionalBindingConditionSyntax.self)
            ?? links.last?.parent?.as(OptionalBindingConditionSyntax.self)
    }

    /// A parameter of a type of UIKit, which only the View should know.
    private mutating func readUses(of parameter: FunctionParameterSyntax) {
        let name = parameter.nameToken
        guard
            !semantics.context.uiNames(in: Syntax(parameter.type), besides: controller.name).isEmpty
                || semantics.type(parameter.type).map(semantics.isView) == true,
            let body = member.function?.body
        else { return }
        for use in nodes(DeclReferenceExprSyntax.self, in: Syntax(body)) where means(use, name) {
            touches.append(Touch(kind: .view, range: use.baseName.range, text: name.identifierText))
        }
    }
}
