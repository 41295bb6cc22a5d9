import SwiftSyntax

/// What the components of a module ask one another for, by the interface that is to require it.
struct ComponentRequests {
    let lists: [String: RequirementList]
    /// The protocols that an interface has to refine, since whom it stands for is handed on as one of them.
    let refinements: [String: [String]]
    /// The private constants in the files of each component, by which a parameter's default may be said.
    let constants: [PrivateConstants]

    /// - Throws: `SplitError` if a file can't be read.
    init(
        of module: ExistingModule, _ controller: Controller, _ graph: ReferenceGraph, over links: [InterfaceLink],
        _ layout: Layout
    ) throws {
        let intent = Intent(of: module, module.style.links, controller, graph.semantics.context)
        let output = try Output(intent, ChangeSet())
        let context = graph.semantics.context.with(given: output.units)
        var graphs: [String: ReferenceGraph] = [:]
        for component in output.components.values { graphs[component.name] = Analysis(component, context).graph }
        for name in Set(links.map(\.to)) where graphs[name] == nil && output.types[name] != nil {
            graphs[name] = Analysis(try readController(output.units, named: name), context).graph
        }
        let refined = links.reduce(into: [String: [String]]()) { refined, link in
            guard let graph = graphs[link.from] else { return }
            let wanted = output.places(handingOn: link).map { graph.semantics.expectedType(of: $0)?.unwrapped.name }
            let adopted = (output.types[link.to]?.inherited ?? []).filter { name in
                let isProtocol =
                    context.type(named: name)?.is(ProtocolDeclSyntax.self)
                    ?? (Platform.sdk.keyword(of: name) == "protocol")
                return isProtocol && (wanted.contains(name) || wanted.contains(nil))
            }
            if !adopted.isEmpty { refined[link.interface] = adopted }
        }
        refinements = refined
        constants = graphs.sorted { $0.key < $1.key }.map(\.value.names.constants)
        var asked: [String: [Requested: Contracts.Demand]] = [:]
        for crossing in output.crossings {
            guard let link = output.link(of: crossing, among: links), let graph = graphs[link.to] else { continue }
            let others = refined[link.interface, default: []]
            for found in Requested.all(by: crossing, graph, output) where !found.isRequired(by: others, graph) {
                let demand = found.demand(of: crossing, graph)
                asked[link.interface, default: [:]][found, default: Contracts.Demand()].merge(demand)
            }
        }
        // What is passed on may be asked for in all the ways in which who passes it on is asked.
        for crossing in output.crossings {
            guard let link = output.link(of: crossing, among: links), let graph = graphs[link.to],
                let own = graphs[link.from]
            else { continue }
            let ways = links.filter { $0.to == link.from }.flatMap { asked[$0.interface, default: [:]] }.filter {
                $0.key.passesOn(crossing, own)
            }
            for found in Requested.all(by: crossing, graph, output) {
                for way in ways {
                    asked[link.interface]?[found]?.merge(Contracts.Demand(omissions: way.value.omissions))
                }
            }
        }
        lists = asked.reduce(into: [:]) { lists, entry in
            guard let link = links.first(where: { $0.interface == entry.key }), let graph = graphs[link.to] else {
                return
            }
            let ordered = entry.value.sorted { $0.key.place < $1.key.place }
            lists[entry.key] = RequirementList(
                layout: layout,
                entries: ordered.compactMap { requested, demand in
                    requested.signature(graph, layout).map { ($0, demand) }
                })
        }
    }

    /// The names of what an interface requires.
    func names(of interface: String) -> Set<String> {
        Set(lists[interface]?.entries.flatMap(\.signature.member.names) ?? [])
    }
}

/// A member of a component that another one asks for.
private struct Requested: Hashable {
    /// As the class declares it; nil if the view controller inherits it.
    let member: Member.ID?
    let inherited: DeclSyntax?
    let place: PlaceOfMember

    static func all(by crossing: Crossing, _ graph: ReferenceGraph, _ output: Output) -> [Requested] {
        let controller = graph.semantics.controller
        let declared = crossing.candidates(in: output.types).found.filter { $0.owner == controller.name }
        let named = controller.members.filter { member in declared.contains { $0.decl.id == member.decl.id } }
        // A property and a method may have one name.
        let meant = named.filter { ($0.function == nil) == (crossing.call == nil) }
        let members = (meant.isEmpty ? named : meant).map { $0.namesakeAskedFor(among: controller.members) ?? $0 }
        if !members.isEmpty {
            let asked = Set(output.crossings.filter { $0.type.name == controller.name }.map(\.name))
            return members.map {
                Requested(member: $0.id, inherited: nil, place: PlaceOfMember($0, controller, asked: asked))
            }
        }
        let inherited = graph.semantics.context.inheritedDeclarations(
            named: crossing.name, from: controller.superclass)
        let labels = crossing.call?.labels
        let fitting = inherited.filter { decl in
            labels == nil || decl.as(FunctionDeclSyntax.self)?.parameterLabels == labels
        }
        return fitting.prefix(1).map {
            Requested(member: nil, inherited: $0, place: PlaceOfMember(inherited: crossing.name))
        }
    }

    /// One of some protocols asks for it.
    func isRequired(by protocols: [String], _ graph: ReferenceGraph) -> Bool {
        guard let member = member.map({ graph.semantics.controller.members[$0] }) else { return false }
        let context = graph.semantics.context
        return protocols.contains { name in
            let declared = context.type(named: name)?.as(ProtocolDeclSyntax.self)?.memberBlock.members.map(\.decl)
            return (declared ?? Platform.sdk.members(of: name)).contains { member.decl.meets($0) }
        }
    }

    /// The code of this member is the crossing, by its own name and with its own labels.
    func passesOn(_ crossing: Crossing, _ graph: ReferenceGraph) -> Bool {
        guard let member = member.map({ graph.semantics.controller.members[$0] }), let call = crossing.call,
            member.decl.id == crossing.member.decl.id, let body = member.function?.body?.statements
        else { return false }
        return crossing.name == member.writtenName && call.labels == member.function?.parameterLabels
            && body.first?.item.as(ExprSyntax.self)?.withoutEffectMarks.id == ExprSyntax(call).id
    }

    func demand(of crossing: Crossing, _ graph: ReferenceGraph) -> Contracts.Demand {
        let use = use(of: Syntax(crossing.access))
        guard let member = member.map({ graph.semantics.controller.members[$0] }) else {
            return Contracts.Demand(needsSetter: use.isWrite)
        }
        let omitted =
            if case .call(let arguments) = use, let function = member.function {
                match(arguments, with: function.signature.parameterClause.callParameters)?.omitted ?? []
            } else {
                [Int]()
            }
        return Contracts.Demand(
            needsSetter: graph.semantics.needsSetter(use, of: member, at: ExprSyntax(crossing.access)),
            omissions: omitted.isEmpty ? [] : [omitted])
    }

    func signature(_ graph: ReferenceGraph, _ layout: Layout) -> Signature? {
        if let member { return Signature(graph.semantics.controller.members[member], in: graph, layout) }
        // As a class would declare it.
        let context = graph.semantics.context
        guard let inherited,
            let text = context.inherited(inherited, by: graph.semantics.controller.name).textForClasses,
            let unit = try? readUnit(
                SourceFile(path: "", text: "class Inherited: \(Platform.viewController) { \(text) }"), index: 0),
            let stand = try? readController([unit], named: "Inherited")
        else { return nil }
        return stand.members.first.map { Signature($0, in: Analysis(stand, context.with(given: [unit])).graph, layout) }
    }
}

extension Member {
    /// The method that this one calls with its own parameters and the default values of the rest: whoever calls this leaves
    /// those out, as the style's own files have it.
    ///
    /// - Returns: nil for a method that does anything else.
    fileprivate func namesakeAskedFor(among members: [Member]) -> Member? {
        guard let function, let body = function.body?.statements, body.count == 1,
            let call = body.first?.item.as(ExprSyntax.self)?.withoutEffectMarks.as(FunctionCallExprSyntax.self),
            call.calledExpression.bareName == writtenName
        else { return nil }
        let own = function.signature.parameterClause.parameters.map(\.nameToken.text)
        return members.first { other in
            guard other.id != id, other.writtenName == writtenName, let signature = other.function?.signature,
                other.function?.parameterLabels == call.arguments.map(\.labelName)
            else { return false }
            let given = zip(call.arguments, signature.parameterClause.parameters).filter { argument, parameter in
                parameter.defaultValue.map { $0.value.trimmedText == argument.expression.trimmedText } != true
            }
            return given.count < call.arguments.count && given.map(\.0.expression.trimmedText) == own
        }
    }
}

extension DeclSyntax {
    /// `var title: String? { fatalError() }`
    fileprivate var textForClasses: String? {
        if let function = self.as(FunctionDeclSyntax.self) {
            return "func \(function.name.text)\(function.signature.trimmedText) {}"
        }
        guard let binding = self.as(VariableDeclSyntax.self)?.bindings.first else { return nil }
        let name = "var \(binding.pattern.trimmedText)"
        return binding.typeAnnotation.map { "\(name)\($0.trimmedText) { fatalError() }" }
            ?? binding.initializer.map { "\(name) \($0.trimmedText)" }
    }
}

/// A place among a component's members: in its class, in the extension that is to adopt the interface, in others; what it
/// inherits comes last.
private struct PlaceOfMember: Hashable, Comparable {
    private let block: Int
    private let name: String
    private let member: Member.ID

    init(inherited name: String) { (block, self.name, member) = (3, name, 0) }

    /// - Parameter asked: the names of what others ask of the component.
    init(_ member: Member, _ controller: Controller, asked: Set<String>) {
        let adopting = controller.bodies.first { body in
            body.isExtension && body.unit == controller.homeUnit.index && body.conformances.isEmpty
                && body.members.contains { !asked.isDisjoint(with: controller.members[$0].names) }
        }
        let body = controller.bodies[member.body]
        block = !body.isExtension ? 0 : body.index == adopting?.index ? 1 : 2
        (name, self.member) = ("", member.id)
    }

    static func < (one: PlaceOfMember, other: PlaceOfMember) -> Bool {
        (one.block, one.name, one.member) < (other.block, other.name, other.member)
    }
}

extension Output {
    fileprivate func link(of crossing: Crossing, among links: [InterfaceLink]) -> InterfaceLink? {
        let way = crossing.access.base.flatMap { nameOfLink($0) }
        return links.first { link in
            link.from == crossing.component.name && link.to == crossing.type.name
                && way == link.name.split(separator: ".").last.map(String.init)
        }
    }

    /// Where the code of the class that asks hands on what the link leads to.
    fileprivate func places(handingOn link: InterfaceLink) -> [ExprSyntax] {
        let last = link.name.split(separator: ".").last.map(String.init)
        let members = types[link.from]?.members ?? []
        let named = members.flatMap { nodes(DeclReferenceExprSyntax.self, in: Syntax($0.decl)) }.filter {
            $0.baseName.identifierText == last && mayMeanLink($0)
        }
        return named.map { reference in
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
            return access?.declName.id == reference.id ? access.map(ExprSyntax.init) : ExprSyntax(reference)
        }.compactMap { $0 }.filter { whole in
            // `_ = presenter` asks for nothing.
            let infix = whole.parent?.as(InfixOperatorExprSyntax.self)
            let isValue =
                infix?.rightOperand.id == whole.id && infix?.leftOperand.is(DiscardAssignmentExprSyntax.self) == false
            let call = whole.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
            // What only has to live may be anything.
            return isValue || call.map { $0.calledExpression.trimmedText != "withExtendedLifetime" } == true
        }
    }

    /// A local name of the link's is the link, if its value is: `[view]`, `if let view`, `let view = self.view`.
    private func mayMeanLink(_ reference: DeclReferenceExprSyntax) -> Bool {
        let name = reference.baseName.identifierText
        let isMember = reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
        guard !isMember, let local = binding(of: name, at: Syntax(reference)) else { return true }
        if let value = local.value { return nameOfLink(value) == name }
        let isTaken = [.closureCapture, .optionalBindingCondition].contains(local.syntax.kind)
        return isTaken || local.syntax.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    /// `view` of `self.view`, `view`, `view?` and of a local name that stands for it.
    fileprivate func nameOfLink(_ expression: ExprSyntax) -> String? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let chain): return nameOfLink(chain.expression)
        case .forceUnwrapExpr(let unwrap): return nameOfLink(unwrap.expression)
        case .memberAccessExpr(let access): return access.declName.baseName.identifierText
        case .declReferenceExpr(let reference):
            return nameOfLink(named: reference.baseName.identifierText, at: Syntax(reference))
        default: return nil
        }
    }

    private func nameOfLink(named name: String, at node: Syntax) -> String? {
        guard let binding = binding(of: name, at: node) else { return name }
        if let value = binding.value { return nameOfLink(value) }
        // `[view]` and `if let view` name once more what is outside.
        if let closure = binding.syntax.as(ClosureCaptureSyntax.self)?.parent?.parent?.parent?.parent?.parent {
            return nameOfLink(named: name, at: closure)
        }
        let condition = binding.syntax.parent?.as(OptionalBindingConditionSyntax.self)
        return condition.flatMap { nameOfLink(named: name, at: Syntax($0)) }
    }
}

extension Intent {
    /// A module as it stands, of which nothing moves.
    init(
        of module: ExistingModule, _ links: [ViperSplit.Link], _ controller: Controller, _ context: AppContext,
        asking router: Router? = nil
    ) {
        func files(_ texts: [String: String]) -> [SourceFile] {
            texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        }
        self.init(
            original: controller,
            components: module.style.components.map { Component(role: $0.role, type: $0.type) },
            links: links.map {
                Link(from: $0.from, to: $0.to, path: $0.name, interface: $0.interface, strength: .inherited)
            },
            moves: controller.members.map { Move(role: .view, name: $0.name, entry: nil) }, conformances: [],
            askers: [:], injections: [], styleTexts: [], attributes: [:],
            existingFiles: files(module.style.existingFiles ?? [:]), returned: [],
            baseFiles: files(module.style.baseFiles), moduleFactories: [], moduleShowings: [],
            router: router, app: context)
    }
}
