import SwiftSyntax

/// A conformance that goes to another component with the methods that it asks for.
///
/// It moves as a whole or not at all, and the component takes the place of the view controller wherever `self` was handed
/// over (design, 6).
///
/// ## Before
/// ```swift
/// tuner.delegate = self
/// extension RadioViewController: TunerDelegate { ... }
/// ```
/// ## After
/// ```swift
/// tuner.delegate = self           // in the interactor
/// extension RadioInteractor: TunerDelegate { ... }
/// ```
struct ConformanceMove {
    let name: String
    /// The place in `Controller.bodies` of the class or the extension that adopts the protocol.
    let adopter: Int
    /// The adopter is an extension that moves as it stands; otherwise the protocol's name leaves it, and the methods, which stand
    /// among others.
    let isWhole: Bool
    let members: [Member.ID]
    let role: Role
    /// Where `self` is handed over: members, and the UTF-8 offsets of `self` in them.
    let handovers: Set<Place>
    /// Objective-C asks for a subclass of `NSObject`.
    let needsNSObject: Bool
    /// The methods follow the code that hands `self` over; nothing else asks for their role.
    let isByHandover: Bool
    /// The methods whose code isn't the component's own: it passes their calls on.
    var passedOn: Set<Member.ID> = []
    /// The methods that do nothing but call another component's code already, wherever they stand.
    var onlyCalling: [Member.ID] = []

    struct Place: Hashable {
        let member: Member.ID
        let offset: Int
    }

    func takes(_ reference: Reference, in member: Member) -> Bool {
        reference.target == .selfValue
            && handovers.contains(Place(member: member.id, offset: reference.range.lowerBound))
    }
}

/// The conformances that move, and why others stay.
struct ConformanceMoves {
    private(set) var moves: [ConformanceMove] = []
    /// The refusals of conformances that were asked elsewhere, by protocol.
    private(set) var refusals: [String: Refusal] = [:]
    /// What becomes of a conformance whose calls the Wireframe can't pass on, by protocol.
    private var otherwise: [String: Result<ConformanceMove?, Refusal>] = [:]

    func move(of reference: Reference, in member: Member) -> ConformanceMove? {
        moves.first { $0.takes(reference, in: member) }
    }

    /// The conformance by which a member moves.
    func move(with member: Member.ID) -> ConformanceMove? {
        moves.first { $0.members.contains(member) && !$0.passedOn.contains(member) }
    }

    /// The conformance by which another component than the view controller has a member's entry point.
    func move(passingOn member: Member.ID) -> ConformanceMove? { moves.first { $0.passedOn.contains(member) } }

    /// Leaves out those that don't hold once the members have their owners.
    ///
    /// - Returns: whether there were any, so that owners have to be found anew.
    mutating func dropBroken(
        _ owners: Owners, _ controller: Controller, _ graph: ReferenceGraph, _ style: Style
    ) -> Bool {
        var broken: [(name: String, instead: Result<ConformanceMove?, Refusal>)] = []
        let otherwise = otherwise
        moves.removeAll { move in
            if let instead = otherwise[move.name] {
                if move.isPassedOn(owners, controller, graph) { return false }
                broken.append((move.name, instead))
                return true
            }
            guard let refusal = Self.refusal(of: move, owners, controller, style) else { return false }
            broken.append((move.name, .failure(refusal)))
            return true
        }
        for (name, instead) in broken {
            self.otherwise[name] = nil
            adopt(instead, of: name)
        }
        return !broken.isEmpty
    }

    private mutating func adopt(_ move: Result<ConformanceMove?, Refusal>, of name: String) {
        switch move {
        case .success(let move): moves += [move].compactMap(\.self)
        case .failure(let refusal): refusals[name] = refusal
        }
    }
}

extension Classification {
    /// The classification with the methods that follow the code that hands `self` over.
    func following(_ conformances: ConformanceMoves) -> Classification {
        var result = self
        for move in conformances.moves {
            for id in move.isByHandover ? move.members : move.onlyCalling {
                result.roles[id] = move.role
                result.reasons[id] = .handover(move.name)
            }
        }
        return result
    }
}

extension ConformanceMoves {
    init(
        _ controller: Controller, _ analysis: Analysis, _ context: AppContext, _ classification: Classification,
        _ style: Style
    ) {
        let finder = ConformanceFinder(
            controller: controller, graph: analysis.graph, entryBodies: analysis.entryBodies, context: context,
            classification: classification)
        for body in controller.bodies {
            for name in body.conformances where !context.isUIKitName(name) {
                let move = Result { () throws(Refusal) in try finder.move(of: name, adoptedBy: body) }
                if style.canPassOnInWireframe, let passing = finder.passing(of: name, adoptedBy: body) {
                    moves.append(passing)
                    otherwise[name] = move
                } else {
                    adopt(move, of: name)
                }
            }
        }
    }

    private static func refusal(of move: ConformanceMove, _ owners: Owners, _ controller: Controller, _ style: Style)
        -> Refusal?
    {
        if let stays = move.members.first(where: { owners[$0] != move.role }) {
            let member = controller.members[stays]
            let refusal = owners.refusals[stays]
            return Refusal(
                .conformance(.methodStays(member.name, move.role, because: refusal?.cause)),
                at: refusal?.place ?? controller.place(of: member))
        }
        for place in move.handovers.sorted(by: { $0.offset < $1.offset }) {
            let from = owners[place.member]
            guard from != move.role else { continue }
            if style.surelyKnows(move.role, from: from) { continue }
            let link = style.link(handedOn: move.role, from: from)
            return Refusal(
                .conformance(
                    link.map { .missingModule(link: $0.name) } ?? .handedOver(in: from, outOfReachOf: move.role)),
                at: controller.unit(of: controller.members[place.member]).place(of: place.offset))
        }
        return nil
    }
}

extension Style {
    /// The link of a component to another that it can hand on.
    fileprivate func link(handedOn role: Role, from: Role) -> Link? {
        let route = route(from: from, to: role)
        return route.count == 1 && route[0].interface != nil ? route[0] : nil
    }

    /// A component has a link to another that is never missing.
    func surelyKnows(_ role: Role, from: Role) -> Bool { link(handedOn: role, from: from)?.mayBeMissing == false }
}

struct ConformanceFinder {
    let controller: Controller
    let graph: ReferenceGraph
    let entryBodies: [Member.ID: EntryBody]
    let context: AppContext
    let classification: Classification

    /// - Returns: nil if nothing asks for a move.
    func move(of name: String, adoptedBy body: TypeBody) throws(Refusal) -> ConformanceMove? {
        let uses = uses(of: name)
        let framework = uses.declaration == nil ? FrameworkDelegate(name) : nil
        guard uses.declaration != nil || framework != nil else { return nil }
        let witnesses = witnesses(uses, framework)
        let members = body.isExtension ? body.members : witnesses
        guard let places = try handovers(uses, name, if: !askedRoles(members).isEmpty).map({ Set($0.keys) }),
            let role = role(of: members, handedOverAt: places)
        else { return nil }
        let unit = controller.units[body.unit]
        func refusal(_ cause: ConformanceRefusal, at offset: Int = body.decl.range.lowerBound) -> Refusal {
            Refusal(.conformance(cause), at: unit.place(of: offset))
        }
        if body.isExtension, body.conformances.count > 1 { throw refusal(.adoptsOthers) }
        if let stranger = witnesses.first(where: { !members.contains($0) }) {
            let member = controller.members[stranger]
            throw refusal(.methodElsewhere(member.name), at: member.declRange.lowerBound)
        }
        if let odd = members.first(where: { !isPlain(controller.members[$0]) }) {
            throw refusal(.strangeMember(controller.members[odd].name))
        }
        if let (member, type) = viewTaken(by: members, in: role) {
            if askedRoles(members).isEmpty { return nil }
            throw refusal(.takesView(member.name, type: type, role), at: member.declRange.lowerBound)
        }
        if let cause = cause(uses, name, members) ?? stayingPart(of: members, role) { throw refusal(cause) }
        let needsNSObject = framework != nil || uses.declaration.map(isObjectiveC) == true
        if role == .wireframe, needsNSObject { throw refusal(.needsNSObject) }
        return ConformanceMove(
            name: name, adopter: body.index, isWhole: body.isExtension, members: members, role: role, handovers: places,
            needsNSObject: needsNSObject, isByHandover: askedRoles(members).isEmpty)
    }

    func uses(of name: String) -> ProtocolUses {
        ProtocolUses(of: name, in: controller.units.map(\.tree) + context.otherTrees(naming: name))
    }

    // MARK: - The role

    private func askedRoles(_ members: [Member.ID]) -> Set<Role> {
        Set(members.filter { !classification.reasons[$0].isOfBody }.compactMap { classification.roles[$0] })
            .subtracting([.view])
    }

    /// The role that all methods ask for; if nobody says whose they are, that of the code that hands `self` over, or that
    /// of their bodies.
    private func role(of members: [Member.ID], handedOverAt places: Set<ConformanceMove.Place>) -> Role? {
        guard !members.isEmpty else { return nil }
        let roles = Set(members.map { classification.roles[$0] ?? .view })
        let unanimous = roles.count == 1 ? roles.first.flatMap { $0 == .view ? nil : $0 } : nil
        if let unanimous, !askedRoles(members).isEmpty { return unanimous }
        guard askedRoles(members).isEmpty, !members.contains(where: { classification.isFirm($0) }) else { return nil }
        let handing = places.reduce(into: Set<Role>()) { $0.formUnion(askingRoles(of: $1.member)) }
        guard handing.count == 1, let only = handing.first, only != .view else { return unanimous }
        // A wireframe hands `self` to the screens that it builds; what they report is no navigation.
        return only == .wireframe ? unanimous : only
    }

    /// The roles that a member asks for: those of its users, where it follows them.
    private func askingRoles(of id: Member.ID) -> Set<Role> {
        let users = graph.users[id, default: []].filter { $0 != id }
        guard controller.members[id].kind == .storedProperty, classification.roles[id] == nil, !users.isEmpty else {
            return [classification.roles[id] ?? .view]
        }
        return Set(users.map { classification.roles[$0] ?? .view })
    }

    // MARK: - The methods

    /// The members that the protocol asks for, wherever they stand.
    func witnesses(_ uses: ProtocolUses, _ framework: FrameworkDelegate?) -> [Member.ID] {
        if let framework {
            return controller.members.filter { $0.kind == .function && framework.methods.contains($0.name) }.map(\.id)
        }
        return controller.members.filter { uses.declaration.map($0.decl.isRequired) == true }.map(\.id)
    }

    func isPlain(_ member: Member) -> Bool {
        (member.kind == .function || member.kind == .computedProperty) && !member.modifiers.isStatic
            && !member.modifiers.isOverride && !member.sharesLine
    }

    func isObjectiveC(_ decl: ProtocolDeclSyntax) -> Bool {
        Modifiers(DeclSyntax(decl), default: .internal).attributes.contains("objc")
            || inheritedNames(decl.inheritanceClause).contains(Platform.objectProtocol)
    }

    /// A method that is handed a view or a screen, and its type: only the View and the Wireframe know these.
    private func viewTaken(by members: [Member.ID], in role: Role) -> (Member, type: String)? {
        if role == .wireframe { return nil }
        return members.lazy.map { controller.members[$0] }.compactMap { member in
            context.uiNames(inSignatureOf: member, graph.semantics).first.map { (member, $0) }
        }.first
    }

    // MARK: - Where self is handed over

    /// - Returns: the places, each with the type that takes `self`; nil if it goes somewhere of which nothing tells whether it is
    ///   taken, and nobody asked for a move.
    func handovers(
        _ uses: ProtocolUses, _ name: String, if isAsked: Bool
    ) throws(Refusal) -> [ConformanceMove.Place: String]? {
        let reader = HandoverReader(semantics: graph.semantics, uses: uses)
        var places: [ConformanceMove.Place: String] = [:]
        for member in controller.members {
            if member.isIgnored, let own = selves(in: member).first(where: { reader.handover(of: $0) != .notTaken }) {
                guard isAsked else { return nil }
                throw Refusal(
                    .conformance(.handedOverInIgnored),
                    at: controller.unit(of: member).place(of: own.range.lowerBound))
            }
            for reference in graph.references[member.id] where reference.target == .selfValue {
                switch reader.handover(of: reference.node) {
                case .taken(let taker): places[.init(member: member.id, offset: reference.range.lowerBound)] = taker
                case .notTaken: continue
                case .unknown:
                    guard isAsked else { return nil }
                    throw Refusal(
                        .conformance(.unknownHandover(of: name, isAppGiven: context.isComplete)),
                        at: controller.unit(of: member).place(of: reference.range.lowerBound))
                }
            }
        }
        return places
    }

    /// Where the code of a member has `self` as a value.
    private func selves(in member: Member) -> [Syntax] {
        nodes(DeclReferenceExprSyntax.self, in: Syntax(member.decl)).filter { reference in
            controller.scopes.isSelf(ExprSyntax(reference))
                && reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id != ExprSyntax(reference).id
        }.map { Syntax($0) }
    }

    // MARK: - What is in the way

    /// `controller.dismiss(animated: true)` of a method that is called with the `controller` stays, and what moves is whole.
    private func stayingPart(of members: [Member.ID], _ role: Role) -> ConformanceRefusal? {
        members.lazy.filter { entryBodies[$0]?.kept.isEmpty == false }.map { id in
            let member = controller.members[id]
            let view = EntryBody?.none.viewHandedOn(by: member, context)
            return .methodStays(
                member.name, role, because: view.map { .code(.takesView($0.name)) })
        }.first
    }

    func cause(_ uses: ProtocolUses, _ name: String, _ members: [Member.ID]) -> ConformanceRefusal? {
        guard context.isComplete else { return .appNotGiven(name) }
        if let other = uses.others.first { return .otherUse(other) }
        if !uses.isHeldWeakly { return .heldStrongly(name) }
        let refined = inheritedNames(uses.declaration?.inheritanceClause)
            .filter { !Platform.markers.contains($0) }
        if let other = refined.first { return .refines(other) }
        if let access = uses.declaration.map({ Modifiers(DeclSyntax($0), default: .internal).access }),
            !access.crossesFiles
        {
            return .privateProtocol
        }
        if context.showsOutside(name, adoptedBy: controller) { return .seenOutside(name) }
        let ownNames = uses.extensionMembers.subtracting(members.flatMap { controller.members[$0].names })
        for member in controller.members where !members.contains(member.id) {
            for reference in graph.references[member.id] {
                switch reference.target {
                case .inherited(let used) where ownNames.contains(used),
                    .unknown(let used) where ownNames.contains(used):
                    return .usesExtension(member.name, name: used)
                default: continue
                }
            }
        }
        if let call = deinitCall(besides: Set(uses.slots.map(\.owner))) { return .calledBackInDeinit(call) }
        let outside = OutsideUse(
            semantics: graph.semantics, protocolName: name, uses: uses,
            witnesses: Set(members.flatMap { controller.members[$0].names }))
        return outside.find().map { .usedByApp($0) }
    }

    /// A call in `deinit` of which it isn't known that nobody calls back: by then a weak reference to the view controller
    /// is nil, but one to a component isn't.
    private func deinitCall(besides owners: Set<String>) -> String? {
        controller.members.filter { $0.kind == .deinitializer }.lazy.compactMap { member in
            graph.semantics.steps(in: Syntax(member.decl)).first { mayCallBack($0, to: owners) }
        }.first.map { step in
            let named =
                step.as(FunctionCallExprSyntax.self)?.calledExpression
                ?? step.as(InfixOperatorExprSyntax.self)?.leftOperand
            return (named.map { Syntax($0) } ?? step).trimmedText
        }
    }

    /// - Parameter step: a call or an assignment.
    private func mayCallBack(_ step: Syntax, to owners: Set<String>) -> Bool {
        guard graph.semantics.effects(ofStep: step).contains(.callsBack) else { return false }
        // A function of a type that has nothing to do with the protocol.
        let callee = step.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        let base = callee?.base?.as(DeclReferenceExprSyntax.self)
        return base.map { $0.baseName.text.first?.isUppercase != true || owners.contains($0.baseName.text) } ?? true
    }
}
