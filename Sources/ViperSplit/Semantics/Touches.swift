/// What a piece of code touches (design, 5).
struct Touches: OptionSet, Hashable {
    let rawValue: Int

    /// Outlets, views, animation, and what a view controller inherits that isn't navigation.
    static let view = Touches(rawValue: 1)
    /// Presenting, pushing, dismissing, segues, and building the next screen.
    static let navigation = Touches(rawValue: 2)
    /// Services, managers, stores, defaults, files, the network.
    static let data = Touches(rawValue: 4)
    /// The controller's own stored properties.
    static let state = Touches(rawValue: 8)
    /// Members that belong to the Presenter.
    static let flow = Touches(rawValue: 16)

    /// Those of which each belongs to another component.
    var components: Touches { intersection([.view, .navigation, .data, .flow]) }
    var count: Int { rawValue.nonzeroBitCount }
}

extension Touches {
    /// What calling a member of a component touches.
    init(of role: Role) {
        switch role {
        case .view: self = .view
        case .wireframe: self = .navigation
        case .interactor: self = .data
        default: self = .flow
        }
    }

    /// What a request of a module touches: what the code of the component's member does, as much as where it was the view
    /// controller's own.
    init(of request: ModuleRequest) {
        self = request.asked.reduce(into: []) { $0.formUnion(Touches(of: $1)) }
        if request.usesState { formUnion(request.owner == .presenter ? .state : Touches(of: request.owner)) }
    }
}
