/// Why a member has its role.
enum Reason: Hashable {
    /// A `// viper-split:` comment on the member.
    case directive
    /// The reviewed plan asks for it.
    case plan
    /// A ZIKViper section or banner.
    case section(String)
    /// What the body touches, said in words.
    case body(String)
    /// A title that hints at the role, with a body that agrees.
    case title(String)
    /// A pure function that turns values into text with formatters.
    case formatting
    /// A stored property goes to the component that writes it, or alone reads it.
    case usage
    /// An outlet, or a property of a view type.
    case view
    /// The code that hands `self` over for a protocol belongs to the role.
    case handover(String)
    /// It can't go where it belongs, as an earlier round of separation has found: what the developer should know of it,
    /// if they asked for it.
    case stays(Staying?)
    /// Nothing speaks for another component.
    case nothing
}

extension Reason {
    /// Nobody has said whose the member is; its body tells.
    var isOfBody: Bool {
        if case .body = self { return true }
        return false
    }

    /// The developer has said whose the member is.
    var isAsked: Bool {
        switch self {
        case .directive, .plan, .section: true
        default: false
        }
    }

    /// Nothing that the code does changes it.
    var isFixed: Bool { isAsked || self == .view || self == .formatting }
}
