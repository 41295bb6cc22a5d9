/// The part that a component plays in a VIPER module. A Router counts as a wireframe; a formatter, which some modules have,
/// turns data into what the view shows.
enum Role: String, CaseIterable, Hashable, Sendable {
    case view, presenter, formatter, interactor, wireframe

    /// The name as a person writes it: `View`.
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
