import SwiftSyntax

/// The payload of a link where two lead to the same component: ZIKViper asks for values through a data source, and tells
/// events to an event handler.
enum Payload: String, Hashable, Sendable {
    case events, data
}

extension Member {
    /// The payload of another component's call of the member: what its ZIKViper section is about, or else an event, if
    /// nothing comes back.
    var payload: Payload {
        section?.zikViper?.payload ?? (function.map { $0.signature.returnClause == nil } == true ? .events : .data)
    }
}
