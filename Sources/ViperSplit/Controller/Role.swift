import SwiftSyntax

/// The part that a component plays in a VIPER module. A Router counts as a wireframe; a formatter, which some modules have,
/// turns data into what the view shows.
enum Role: String, CaseIterable, Hashable, Sendable {
    case view, presenter, formatter, interactor, wireframe

    /// The name as a person writes it: `View`.
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// The payload of a link where two lead to the same component: ZIKViper asks for values through a data source, and tells
/// events to an event handler.
enum Payload: String, Hashable, Sendable {
    case events, data
}

extension Member {
    /// The payload of another component's call of the member: what its ZIKViper section is about, or else an event, if
    /// nothing comes back.
    var payload: Payload {
        section?.zikViper?.payload ?? (function?.signature.returnClause.givesValue == false ? .events : .data)
    }
}
