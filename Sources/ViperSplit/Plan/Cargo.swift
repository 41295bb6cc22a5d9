import SwiftSyntax

extension Member {
    /// What goes over a link when another component asks for the member: what its ZIKViper section says, or else an event, if
    /// nothing comes back.
    var cargo: Link.Cargo {
        switch section?.title.lowercased() {
        case "send view event", "handle view event", "send business event", "handle business event": .events
        case "request view data source", "provide view data source", "request data for model",
            "provide model data source":
            .data
        default: function.map { $0.signature.returnClause == nil } == true ? .events : .data
        }
    }
}
