/// What the interfaces have to require, and what has to be passed on or widened, for every reference that crosses.
struct Contracts {
    /// What the users of a requirement do with it.
    struct Demand: Hashable {
        var needsSetter = false
        /// The parameters that calls leave to their default values, a set per way of calling.
        var omissions: Set<[Int]> = []

        mutating func merge(_ other: Demand) {
            needsSetter = needsSetter || other.needsSetter
            omissions.formUnion(other.omissions)
        }
    }

    /// By interface, less the module name, and member.
    private(set) var requirements: [String: [Member.ID: Demand]] = [:]
    /// By the component that passes calls on, and member.
    private(set) var forwarders: [Role: [Member.ID: Demand]] = [:]
    /// Members that other files name: of the view controller, and of a component that is seen as the class that it is.
    private(set) var widened: [Member.ID: Demand] = [:]
    /// By member, the ways in which code of its own component leaves parameters to their default values.
    private var ownOmissions: [Member.ID: Set<[Int]>] = [:]
    /// Methods that the Wireframe names in a selector, for who is to call them on the view controller.
    private(set) var selected: Set<Member.ID> = []

    /// The methods that a component needs besides its member, where own code leaves out arguments and more than one of its
    /// interfaces has a method for that: to the compiler those are equally good, and one of the class is better.
    func ownConveniences(of id: Member.ID, besides interfaces: [String]) -> Demand {
        let demands = interfaces.compactMap { requirements[$0]?[id]?.omissions }
        return Demand(omissions: ownOmissions[id, default: []].filter { way in demands.count { $0.contains(way) } > 1 })
    }

    func isExposed(_ id: Member.ID) -> Bool { requirements.values.contains { $0[id] != nil } }

    /// Whether other files name the member, by a protocol or by its class.
    func isNamedElsewhere(_ id: Member.ID) -> Bool { isExposed(id) || widened[id] != nil }

    /// Whether another component sets the member.
    func needsSetter(_ id: Member.ID) -> Bool {
        requirements.values.contains { $0[id]?.needsSetter == true } || widened[id]?.needsSetter == true
    }
}

extension Contracts {
    init(
        _ controller: Controller, _ graph: ReferenceGraph, _ owners: Owners, _ entries: [Member.ID: EntryPoint],
        _ injections: Injections, exposure: Exposure, style: Style
    ) {
        for member in controller.members {
            let from = injections.keepsCode(of: member.id) ? .view : owners[member.id]
            for reference in graph.references[member.id] where !injections.cover(reference, in: member, of: from) {
                for id in reference.memberIDs {
                    let target = controller.members[id]
                    if reference.form == .selector {
                        if from == .wireframe { selected.insert(id) }
                        continue
                    }
                    let omitted = exposure.omission(in: reference, to: target).places
                    guard from != owners[id] else {
                        if !omitted.isEmpty { ownOmissions[id, default: []].insert(omitted) }
                        continue
                    }
                    // The View calls its own entry points.
                    if from == .view, entries[id]?.kind == .pinned { continue }
                    demand(
                        target, owners[id], from: from, style: style,
                        Demand(
                            needsSetter: exposure.graph.semantics.needsSetter(reference, of: target),
                            omissions: omitted.isEmpty ? [] : [omitted]))
                }
            }
        }
        for id in entries.keys {
            let member = controller.members[id]
            let isSet = forwardsSetter(member, graph)
            demand(member, owners[id], from: .view, style: style, Demand(needsSetter: isSet))
        }
        for asked in controller.rules.returned {
            for member in controller.members(named: asked.name) where owners[member.id] == asked.role {
                for (interface, needsSetter) in style.requirements(of: asked) {
                    requirements[interface, default: [:]][member.id, default: Demand()].merge(
                        Demand(needsSetter: needsSetter))
                }
            }
        }
        for member in controller.members {
            // A component is made with it, and declares it once more.
            let isHandedOver = owners[member.id] != .view && injections.keepsCode(of: member.id)
            if isNamedElsewhere(member.id) || isHandedOver { widenTypes(namedBy: member, controller, graph, exposure) }
        }
    }

    /// Other files write the types that an exposed member's own signature names.
    private mutating func widenTypes(
        namedBy member: Member, _ controller: Controller, _ graph: ReferenceGraph, _ exposure: Exposure
    ) {
        for id in exposure.typesInSignature(of: member) where widened[id] == nil {
            widened[id] = Demand()
            widenTypes(namedBy: controller.members[id], controller, graph, exposure)
        }
    }

    private mutating func demand(_ member: Member, _ owner: Role, from: Role, style: Style, _ demand: Demand) {
        if member.kind == .type || member.modifiers.isStatic {
            widened[member.id, default: Demand()].merge(demand)
            return
        }
        let route = style.route(from: from, to: owner, for: member.payload)
        for (place, link) in route.enumerated() {
            if let interface = link.interface {
                requirements[interface, default: [:]][member.id, default: Demand()].merge(demand)
            }
            if place < route.count - 1 { forwarders[link.to, default: [:]][member.id, default: Demand()].merge(demand) }
        }
        if owner == .view || route.last?.interface == nil { widened[member.id, default: Demand()].merge(demand) }
    }
}

/// Whether the property that stays on the view controller has to pass on what is set, too.
func forwardsSetter(_ member: Member, _ graph: ReferenceGraph) -> Bool {
    guard let variable = member.variable, variable.isSettable else { return false }
    guard let setter = member.modifiers.setterAccess, !setter.crossesFiles else { return true }
    return graph.namesOnOthers.contains(member.name)
}
