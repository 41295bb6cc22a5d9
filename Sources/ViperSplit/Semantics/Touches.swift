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
