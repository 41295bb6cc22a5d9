import SwiftSyntax

/// Everything that is decided before text is put together.
struct SplitPlan {
    let controller: Controller
    let context: AppContext
    /// With what the module needs, such as parameters of what assembles it.
    private(set) var style: Style
    let moduleName: String
    let classification: Classification
    let owners: Owners
    let entries: [Member.ID: EntryPoint]
    let contracts: Contracts
    let layout: Layout
    let assembly: Assembly
    /// The properties whose values the module is assembled with.
    let injections: Injections
    let conformances: ConformanceMoves
    let lintRegions: [[Member.ID]]
    /// The storyboard or folder that the module is named after; nil if its name needs no explanation.
    var namesake: ModuleName.Namesake?
    /// The components use each other as the classes that they are, without interfaces in between.
    var isDirect = false
    /// The module has the skeletons of those that are made by `init()` alone.
    private(set) var isMadePlainly = false
    /// The class becomes final, as its builder asks for.
    var makesFinal: Bool { isMadePlainly && !controller.isFinal }
    /// The members whose mixed bodies separation would have changed.
    var leftWhole: [Member] = []
    /// What left bodies, in the order of the source.
    var fragments: [Separation.NamedExtraction] = []
    /// By file, the closures of the original that hold the Interactor where they held nobody, as UTF-8 offsets.
    var keepers: [Int: Set<Int>] = [:]
    /// What the developer has changed in the plan.
    let wishes: Wishes
    /// How many rounds of separation led to it.
    var rounds = 0
    /// What is in the way of the members that stay and belong elsewhere, once it has been looked for.
    var held: [Member.ID: HeldMember] = [:]
    /// The marks in the files of a module that there is already.
    let marksThere: MarksThere
    private let analysis: Analysis
    private let givenStyle: Style
    private let known: [Member.ID: (role: Role?, reason: Reason)]
    /// What is asked for, before conformances take members along.
    private let claims: Classification

    /// - Parameters:
    ///   - analysis: that of the controller, where it has been made.
    ///   - known: the roles that members had before anything was taken out of their bodies.
    ///   - claims: what is asked for, where that has been told.
    init(
        _ controller: Controller, _ analysis: Analysis? = nil, context: AppContext, style: Style, moduleName: String,
        wishes: Wishes = Wishes(), known: [Member.ID: (role: Role?, reason: Reason)] = [:],
        claims: Classification? = nil
    ) {
        Stage.plan.begin()
        defer { Stage.plan.end() }
        self.controller = controller
        self.context = context
        self.moduleName = moduleName
        self.wishes = wishes
        layout = Layout(of: controller.homeUnit)
        let analysis = analysis ?? Analysis(controller, context, plan: wishes.roles)
        (self.analysis, self.known, givenStyle) = (analysis, known, style)
        let graph = analysis.graph
        let (given, style) = (style, style.fitting(controller, graph) { _, _ in true })
        var injections = Injections(controller, graph, context)
        if style.isExisting { injections = injections.refusingAll(of: controller) }
        let (plain, keeping) = (injections, injections.keepingConstants)
        let claims =
            claims
            ?? classify(controller, analysis, plan: wishes.roles, hasFormatter: style.hasFormatter).settling(known)
        self.claims = claims
        let names = style.namesOfComponents(in: context)
        let reserved = style.namesTaken(by: names)
        let exposure = Exposure(
            controller: controller, graph: graph, context: context, reservedNames: names[.presenter, default: []])
        let end = EndOfScreen(controller, graph)
        let lintRegions = controller.lintRegions
        self.lintRegions = lintRegions
        var conformances = ConformanceMoves(controller, analysis, context, claims, style)
        var solution: (classification: Classification, kinds: [Member.ID: EntryPoint.Kind], owners: Owners)
        repeat {
            let classification = claims.following(conformances)
            let kinds = entryKinds(controller, graph, conformances)
            let settled = conformances
            func solve(assemblingWithTheScreen mayAssemble: Bool) -> Owners {
                let finder = RefusalFinder(
                    controller: controller, graph: graph, context: context, style: style, reservedNames: reserved,
                    injections: mayAssemble ? plain : keeping,
                    conformances: settled, lintRegions: lintRegions, end: end, entryBodies: analysis.entryBodies,
                    mayAssembleWithTheScreen: mayAssemble, pardon: wishes.pardon)
                return Owners(classification, finder, exposure, entryKinds: kinds)
            }
            let mayAssemble = !style.isExisting && canAssembleWithTheScreen(controller, context)
            let early = solve(assemblingWithTheScreen: mayAssemble)
            let isEarly =
                mayAssemble && keepsOrderOfCreation(controller, early, graph.semantics, style.assemblyOrder)
                && !plain.refused.contains { early[$0] == .view && keeping.injections[$0] != nil }
            solution = (classification, kinds, isEarly || !mayAssemble ? early : solve(assemblingWithTheScreen: false))
            injections = isEarly ? plain : keeping
        } while conformances.dropBroken(solution.owners, controller, graph, style)
        let (classification, kinds, owners) = solution
        let settledConformances = conformances
        self.conformances = conformances
        let isEarly = controller.members.contains { member in
            owners[member.id] != .view && !injections.keepsCode(of: member.id)
                && (injections.injections[member.id] != nil || graph.semantics.timeDependence(of: member) != nil)
        }
        assembly = isEarly ? .withTheScreen : .onFirstUse
        let parameters = injections.parameters(graph.semantics, owners)
        self.injections = injections
        let kept = Set(injections.injections.filter(\.value.isKept).keys)
        entries = entryPoints(kinds.filter { !kept.contains($0.key) }, controller, analysis, owners)
        let contracts = Contracts(controller, graph, owners, entries, injections, exposure: exposure, style: style)
        self.contracts = contracts
        self.style = given.fitting(controller, graph) { member, role in
            owners[member.id] == role || contracts.forwarders[role]?[member.id] != nil
        }.narrowing { link in
            let (role, name) = (link.narrow.from, link.narrow.name)
            func leads(to end: Role, for member: Member? = nil) -> Bool {
                end != role && given.route(from: role, to: end, for: member?.payload).first?.firstName == name
            }
            return controller.members.filter { owners[$0.id] == role }.contains { member in
                graph.references[member.id].contains { reference in
                    switch reference.target {
                    case .members(let ids): ids.contains { leads(to: owners[$0], for: controller.members[$0]) }
                    case .selfValue:
                        leads(to: settledConformances.move(of: reference, in: member)?.role ?? .view)
                    case .requested(let request): leads(to: request.owner)
                    default: false
                    }
                }
            } || contracts.forwarders[role, default: [:]].keys.contains { leads(to: owners[$0]) }
        }.taking(
            parameters.merging(controller.defaultedDependencies(owners, injections, graph)) { $0 + $1 },
            moduleName: moduleName, onFirstUse: assembly == .onFirstUse)
        self.classification = classification
        self.owners = owners
        marksThere = MarksThere(in: self.style)
    }

    /// The same controller planned with other wishes; none of its code is taken apart anew.
    func solved(with wishes: Wishes) -> SplitPlan {
        SplitPlan(
            controller, analysis, context: context, style: givenStyle, moduleName: moduleName, wishes: wishes,
            known: known, claims: wishes.roles == self.wishes.roles ? claims : nil)
    }

    /// The plan with the skeletons of modules that are made by `init()` alone; nil if the style has none, or the module needs
    /// something to be made with, or has a link by another name.
    var madePlainly: SplitPlan? {
        guard !style.plainSkeletons.isEmpty, assembly == .onFirstUse,
            style.plainSkeletons.keys.allSatisfy({ style.skeletons[$0] == givenStyle.skeletons[$0] })
        else { return nil }
        var plan = self
        plan.style = style.madePlainly
        plan.isMadePlainly = true
        return plan
    }

    var graph: ReferenceGraph { analysis.graph }

    /// Who names whom and what each body touches, entry points included.
    var whole: (graph: ReferenceGraph, evidence: Evidence) { analysis.whole }

    /// The components that the module has; an optional one only if something belongs to it or goes through it.
    var components: [Style.Component] { style.components.filter { !isLeftOut($0) } }

    func isLeftOut(_ component: Style.Component) -> Bool {
        component.optional == true && members(of: component.role).isEmpty
            && contracts.forwarders[component.role, default: [:]].isEmpty
    }

    /// The members whose code leaves the view controller.
    var movedMembers: [Member] { controller.members.filter { owners[$0.id] != .view } }

    func members(of role: Role) -> [Member] { controller.members.filter { owners[$0.id] == role } }

    /// The class that plays a role.
    func typeName(of role: Role) -> String {
        role == .view ? controller.name : style.type(of: role).filled(moduleName: moduleName)
    }

    /// The name of an interface, as links and contracts call it, in this module.
    func interfaceName(_ interface: String) -> String { interface.filled(moduleName: moduleName) }

    /// The interfaces of the module, with those who adopt them.
    var interfaces: ModuleInterfaces {
        ModuleInterfaces(
            of: style.links.compactMap { link in
                link.interface.map { (link.lastName, interfaceName($0), typeName(of: link.to)) }
            }, among: style.skeletons.values.map { $0.filled(moduleName: moduleName) },
            viewController: controller.name)
    }

    /// The link that code of one component follows first to reach another.
    ///
    /// - Parameter member: what is asked for; nil for the component itself.
    func link(from: Role, to: Role, for member: Member? = nil) -> Link? {
        style.route(from: from, to: to, for: member?.payload).first
    }

    /// Whether a reference goes to another component than the member's own.
    func crosses(_ reference: Reference, from member: Member) -> Bool {
        owners.crosses(reference, from: member, in: controller)
    }

    /// The member's lines leave their place: for another file, or for the extension that adopts the interface.
    func isTakenOut(_ member: Member) -> Bool {
        isInherited(member)
            || (owners[member.id] != .view
                ? !isKept(member) && (entries[member.id] == nil || conformances.move(passingOn: member.id) != nil)
                : isRelocated(member))
    }

    /// The member only stands for one that the view controller inherits, and is written nowhere.
    func isInherited(_ member: Member) -> Bool {
        controller.standsForInherited(member)
    }

    /// The view controller keeps the property besides the component that it belongs to.
    func isKept(_ member: Member) -> Bool {
        owners[member.id] != .view && injections.keepsCode(of: member.id)
    }

    /// The conformance that takes an extension along as it stands.
    func conformance(taking body: TypeBody) -> ConformanceMove? {
        conformances.moves.first { $0.isWhole && $0.adopter == body.index }
    }

    /// The protocols that the class or an extension stops adopting, and stays.
    func protocolsThatLeave(_ body: TypeBody) -> Set<String> {
        Set(conformances.moves.filter { !$0.isWhole && $0.adopter == body.index }.map(\.name))
    }

    /// The UTF-8 offsets of an extension with its mark and the comments above it that are its own.
    func extent(of body: TypeBody) -> Range<Int> {
        guard let first = body.decl.firstToken(viewMode: .sourceAccurate) else { return body.decl.range }
        let mark = body.section?.mark
        let start =
            (mark?.explanation ?? mark?.range)?.lowerBound ?? ownComments(above: first, of: body).startOfLower
        return start..<body.decl.range.upperBound
    }

    private func ownComments(above first: TokenSyntax, of body: TypeBody) -> Gap {
        let previous = first.previousToken(viewMode: .sourceAccurate)
        return Gap(
            after: previous ?? first, upperIsMember: previous != nil, before: first, in: controller.units[body.unit])
    }

    /// An extension whose members all left, and all marks with them, without a comment of its own, and that adopts nothing any
    /// more.
    func isEmptied(_ body: TypeBody) -> Bool {
        let comments = body.decl.firstToken(viewMode: .sourceAccurate).map {
            ownComments(above: $0, of: body).commentsOfLower
        }
        if comments?.allSatisfy(isBareComment) == false { return false }
        let unit = controller.units[body.unit]
        let last = body.members.last.map { controller.members[$0].extent.upperBound } ?? 0
        return body.isExtension && protocolsThatLeave(body).isSuperset(of: body.conformances)
            && !body.members.isEmpty && body.marks.indices.allSatisfy { leaves(body.marks[$0], at: $0, of: body) }
            && body.members.allSatisfy { isTakenOut(controller.members[$0]) }
            && unit.isBlank(last..<max(last, body.memberBlock.rightBrace.range.lowerBound))
    }

    /// The lines of a member that go where it goes: comments at the end of its section stay as long as anything of that does.
    func extent(of member: Member) -> Range<Int> {
        let fellows = controller.bodies[member.body].members.map { controller.members[$0] }
        guard let apart = member.apart, owners[member.id] != .view,
            fellows.contains(where: { $0.section?.id == member.section?.id && !isTakenOut($0) })
        else { return member.extent }
        return member.extent.lowerBound..<apart.lowerBound
    }

    /// A mark goes with the members that it governs; what explains it may stay.
    private func leaves(_ marked: MarkedSection, at place: Int, of body: TypeBody) -> Bool {
        !body.members(underMark: place).isEmpty
            && (marked.mark.explanation == nil || bringerOfExplanation(of: marked.section, in: body) != nil)
    }

    /// The text of a type as other files write it: nested types of the view controller with its name before them.
    func qualifiedType(_ type: String) -> String { graph.semantics.qualified(type) }

    /// A method or computed property of the view controller that moves into the extension that adopts the interface.
    ///
    /// Others that the interface requires stay where they are, with wider access.
    func isRelocated(_ member: Member) -> Bool {
        guard owners[member.id] == .view, !style.isExisting, isMovable(member),
            !lintRegions.joined().contains(member.id)
        else {
            return false
        }
        if isInPrivateExtension(member, of: controller) {
            return contracts.isNamedElsewhere(member.id)
        }
        let body = controller.bodies[member.body]
        guard contracts.isExposed(member.id), body.conformances.isEmpty || !body.isExtension else { return false }
        // Elsewhere a move would only make the change larger.
        guard case .strong(.view) = member.section?.claim else { return false }
        return member.modifiers.access <= .fileprivate || controller.isFinal && !body.isExtension
    }
}

extension Injections {
    /// What every component has to be made with.
    fileprivate func parameters(_ semantics: Semantics, _ owners: Owners) -> [Role: [AssemblyParameter]] {
        injections.keys.sorted().reduce(into: [:]) { parameters, id in
            guard let injection = injections[id], owners[id] != .view else { return }
            // What is unwrapped where it is used may be missing where it is handed over.
            let isUnwrapped = injection.type.hasSuffix("!")
            let type = isUnwrapped ? injection.type.dropLast() + "?" : injection.type
            parameters[owners[id], default: []].append(
                AssemblyParameter(
                    name: injection.property.writtenName,
                    type: (injection.isEscaping ? "@escaping " : "") + semantics.qualified(type)))
        }
    }
}

extension Style {
    /// The style with a link's name changed where the component has a member of that name.
    ///
    /// - Parameter has: tells whether a member of the view controller belongs to a component, or is asked of it.
    fileprivate func fitting(
        _ controller: Controller, _ graph: ReferenceGraph, _ has: (Member, Role) -> Bool
    ) -> Style {
        // The links of a module that there is already are the view controller's own.
        if isExisting { return self }
        // A name that nothing in sight declares may be inherited.
        let targets = graph.references.joined().map(\.target)
        return links.reduce(self) { style, link in
            let isTaken =
                link.from == .view
                ? !controller.members(named: link.name).isEmpty || graph.names.isTakenAround(link.name)
                    || targets.contains(.unknown(link.name)) || targets.contains(.inherited(link.name))
                : controller.members(named: link.name).contains { has($0, link.from) }
            let name = link.name.prefix(1).uppercased() + link.name.dropFirst()
            let free = ["module", "viper", "viperModule"].map { $0 + name }.first {
                controller.members(named: $0).isEmpty && !graph.names.isTakenAround($0)
            }
            return isTaken ? free.flatMap { try? style.renaming(link, to: $0) } ?? style : style
        }
    }
}

/// `//`: a line that only decorates the mark above it.
func isBareComment(_ comment: String) -> Bool { comment.allSatisfy { $0 == "/" } }

/// A method or computed property that may stand in any extension of its type.
func isMovable(_ member: Member) -> Bool {
    guard member.kind == .function || member.kind == .computedProperty, !member.sharesLine else { return false }
    if member.modifiers.isStatic || member.modifiers.isOverride { return false }
    return !member.modifiers.isKnownToObjectiveC
}
