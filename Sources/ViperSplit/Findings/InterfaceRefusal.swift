/// A member that another component can't reach through a protocol.
enum InterfaceRefusal: Hashable, Sendable {
    /// Other code of the app may name the member.
    case namedByApp(String, RequirementRefusal)
    /// The name of a member of the component that needs it.
    case needed(String, of: Role, RequirementRefusal)
    /// A call that leaves arguments out.
    case calledWithDefault(String, of: Role, DefaultValueRefusal)
    /// The name that members of different components share, and that a reference may mean either of.
    case ambiguous(String)
    /// `init` uses it before `super.init`, when there is no module yet.
    case usedBeforeSuperInit(String)
    case isStatic(String)
    /// `button.onTap = save`
    case functionValue(String)
    /// A constant in `queue.async { ... }`, where another component can't be asked for it.
    case usedOnAnotherQueue(String)
    /// A constant in code that is isolated to no actor, where another component can't be asked for it without waiting.
    case usedByNonisolated(String)
    /// The component that has it isn't known to the one that needs it.
    case outOfReach(String, of: Role, from: Role)
    /// A value of the module's, asked over a link that a screen without its module doesn't have, and the name of the link.
    case missingModule(String, link: String)
    /// The component in between, and the type of UIKit's that it would have to name.
    case passesView(Role, type: String)

    var wording: Wording {
        switch self {
        case .namedByApp(let name, let refusal):
            Wording(
                .noInterface, "other code may name it, but \(refusal.reason)",
                advice: "make it private, or \(refusal.advice(for: name))")
        case .needed(let name, let owner, let refusal):
            Wording(
                .noInterface, "it needs `\(name)` of the \(owner.title), but \(refusal.reason)",
                advice: refusal.advice(for: name))
        case .calledWithDefault(let name, let owner, let refusal):
            Wording(
                .noInterface, "it calls `\(name)` of the \(owner.title), but \(refusal.reason)",
                advice: "pass the argument")
        case .ambiguous(let name):
            Wording(
                .noInterface, "`\(name)` may be one of several members that belong to different components",
                advice: "rename one of them")
        case .usedBeforeSuperInit(let name):
            Wording(
                .noInterface, "an initialiser uses `\(name)` before `super.init`", advice: "use it afterwards")
        case .isStatic(let name):
            Wording(.noInterface, "`\(name)` is static", advice: "move it to a type of its own")
        case .functionValue(let name):
            Wording(
                .noInterface, "`\(name)` is handed on as a value, which keeps the screen alive",
                advice: "hand on a closure")
        case .usedOnAnotherQueue(let name):
            Wording(
                .noInterface, "`\(name)` is used on another queue, where only a constant of its own may be",
                advice: "copy it first")
        case .usedByNonisolated(let name):
            Wording(
                .noInterface, "`\(name)` is used by `nonisolated` code, where only a constant of its own may be",
                advice: "isolate that code to the main actor")
        case .outOfReach(let name, let owner, let user):
            Wording(
                .noInterface, "it needs `\(name)` of the \(owner.title), which the \(user.title) doesn't know",
                advice: "hand it over as a parameter")
        case .missingModule(let name, let link):
            Wording(
                .noInterface, "`\(link)` may be nil, and nothing tells what `\(name)` is then",
                advice: "declare `\(link)` with `!`")
        case .passesView(let passer, let type):
            Wording(
                .passesView, "the \(passer.title) would have to name `\(type)` to pass it on",
                advice: "hand on values instead of the `\(type)`")
        }
    }
}

/// A default value that can't be written where another component leaves the argument out.
enum DefaultValueRefusal: Hashable, Sendable {
    /// The name of the parameter.
    case namesMember(parameter: String)
    /// `#function`, `#file`, `#line`
    case tellsCaller
    /// Without its defaults another member has the same parameters.
    case tellsApart

    /// The reason behind "it calls `load` of the Interactor, but".
    var reason: String {
        switch self {
        case .namesMember(let parameter): "the default value of `\(parameter)` names a member"
        case .tellsCaller: "a default value tells where it is called"
        case .tellsApart: "another member takes the same arguments"
        }
    }
}
