/// The reason for which a member has its role, as a row of the plan tells it.
enum Reason: Hashable, Sendable {
    /// A `// viper-split:` comment on the member.
    case directive
    /// It reaches the module that there is already.
    case asksModule
    /// The reviewed plan asks for it.
    case plan
    /// A ZIKViper section or banner.
    case section(String)
    /// The kinds of things that the body touches, each once.
    case body([Touched])
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
    /// A round of separation has found that it can't go where it belongs; the refusal, if the developer asked for the move.
    case stays(Refusal?)
    /// Nothing speaks for another component.
    case nothing

    /// A kind of thing that code touches, and the first expression that does; nil where only calls bring it.
    struct Touched: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case view, navigation, data, flow, state
        }

        let kind: Kind
        let expression: String?
    }
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
    var isFixed: Bool { isAsked || [.view, .formatting, .asksModule].contains(self) }
}

extension Reason {
    /// The cell of the plan. A refusal has words of its own, which name a line.
    var text: String {
        switch self {
        case .directive: "a comment asks for it"
        case .asksModule: "it asks the module already"
        case .plan: "the plan asks for it"
        case .section(let title): "section \"\(title)\""
        case .body(let touched):
            "touches " + (touched.isEmpty ? "nothing" : touched.map(\.text).joined(separator: ", "))
        case .title(let title): "title \"\(title)\""
        case .formatting: "a pure function on formatters"
        case .usage: "follows those who use it"
        case .view: "an outlet"
        case .stays: "can't leave the View"
        case .handover(let name): "follows who hands `self` over as `\(name)`"
        case .nothing: "nothing speaks for another component"
        }
    }
}

extension Reason.Touched {
    fileprivate var text: String { expression.map { "\(kind.words) (`\($0)`)" } ?? "\(kind.words) by calls" }
}

extension Reason.Touched.Kind {
    fileprivate var words: String {
        switch self {
        case .view: "the view"
        case .navigation: "navigation"
        case .data: "data"
        case .flow: "the flow"
        case .state: "state"
        }
    }
}
