/// The section of ZIKViper's that says of a member what the plan has found (design, 11).
struct TidySections {
    private let controller: Controller
    private let components: [Member.ID: Role]
    private let graph: ReferenceGraph
    /// Methods of the View that only its setting up calls.
    private var assembling: Set<Member.ID> = []

    /// - Parameters:
    ///   - components: those that members belong to.
    ///   - graph: who names whom, bodies of entry points included.
    init(_ controller: Controller, components: [Member.ID: Role], _ graph: ReferenceGraph) {
        (self.controller, self.components, self.graph) = (controller, components, graph)
        let candidates = controller.members.filter { $0.kind == .function && components[$0.id] == .view && !isLife($0) }
        assembling = Set(candidates.map(\.id))
        var found: Set<Member.ID> = []
        repeat {
            found = assembling
            assembling = found.filter { id in
                let users = users(of: id)
                return !users.isEmpty && users.allSatisfy { isLife(controller.members[$0]) || found.contains($0) }
            }
        } while found != assembling
    }

    /// - Returns: nil for a member that no section speaks of.
    func section(of member: Member) -> ZIKViperSection? {
        if standsUnderItsProtocol(member) { return nil }
        return switch components[member.id] {
        case .view: sectionInView(of: member)
        case .presenter: sectionInPresenter(of: member)
        case .interactor: member.kind == .function ? .businessUseCase : .manageModel
        case .wireframe: .wireframe
        case .formatter, nil: nil
        }
    }

    /// An extension that adopts a protocol is a section of the View's by itself, so that only what belongs to others stands
    /// under another one.
    func standsUnderItsProtocol(_ member: Member) -> Bool {
        let body = controller.bodies[member.body]
        return body.isExtension && !body.conformances.isEmpty && components[member.id] == .view
    }

    private func sectionInView(of member: Member) -> ZIKViperSection {
        if isLife(member) { return .viewLife }
        if member.kind == .function, member.payload == .events {
            if graph.semantics.isPinned(member) { return .sendViewEvent }
            return assembling.contains(member.id) ? .viewConfig : .updateView
        }
        if member.kind == .computedProperty, member.modifiers.isOverride { return .viewConfig }
        let makesViews = graph.semantics.isTypedByViews(member) && !member.isDelegateCallback
        return makesViews ? .viewConfig : .requestViewDataSource
    }

    private func sectionInPresenter(of member: Member) -> ZIKViperSection {
        let users = users(of: member.id)
        let isForModel = !users.isEmpty && users.allSatisfy { components[$0] == .interactor }
        return switch member.payload {
        case .events: isForModel ? .handleBusinessEvent : .handleViewEvent
        case .data: isForModel ? .provideModelDataSource : .provideViewDataSource
        }
    }

    /// What makes, shows and ends the view.
    private func isLife(_ member: Member) -> Bool {
        switch member.kind {
        case .initializer, .deinitializer: true
        case .function: member.modifiers.isOverride && member.payload == .events && !member.isDelegateCallback
        default: false
        }
    }

    private func users(of id: Member.ID) -> Set<Member.ID> { graph.users[id, default: []].subtracting([id]) }
}
