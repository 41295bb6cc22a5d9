/// A conformance that the view controller keeps, although its methods were asked elsewhere.
enum ConformanceRefusal: Hashable, Sendable {
    /// The name of a method that can't go to the component that its conformance would go to, and the cause, if it is known.
    indirect case methodStays(String, Role, because: Refusal.Cause?)
    /// The component that hands `self` over doesn't know the one that the conformance would go to.
    case handedOver(in: Role, outOfReachOf: Role)
    /// The view controller hands over what it may be without, by the name of the link that leads there.
    case missingModule(link: String)
    /// Code that is to stay as it is hands `self` over.
    case handedOverInIgnored
    /// `extension RadioViewController: TunerDelegate, PlayerDelegate`
    case adoptsOthers
    /// The name of a method that the protocol asks for and that stands in another extension.
    case methodElsewhere(String)
    /// The name of a member that isn't a plain method or computed property.
    case strangeMember(String)
    /// The name of a method that is handed a view or a screen, the type of that, and the component that doesn't know it.
    case takesView(String, type: String, Role)
    /// An Objective-C protocol, which a wireframe can't adopt.
    case needsNSObject
    /// A place that hands `self` on, and may take it as the protocol, and whether the rest of the app was given.
    case unknownHandover(of: String, isAppGiven: Bool)
    /// The protocol, where the rest of the app isn't given.
    case appNotGiven(String)
    /// `(screen as? TunerDelegate)?.tunerDidStop()`
    case otherUse(ProtocolUses.OtherUse)
    /// The protocol, a value of which is held strongly, or by nobody in sight.
    case heldStrongly(String)
    /// A protocol that the protocol refines.
    case refines(String)
    /// `private protocol TunerDelegate`
    case privateProtocol
    /// The protocol, which is public as the view controller is: who uses the module may take it for one.
    case seenOutside(String)
    /// A member that stays, and a name of the protocol's extension that it uses.
    case usesExtension(String, name: String)
    /// A call in `deinit` that may call back.
    case calledBackInDeinit(String)
    /// Code of the app that takes the view controller for one.
    case usedByApp(String)

    var wording: Wording {
        let (reason, advice) = reasonAndAdvice
        return Wording(.conformance, reason, advice: advice)
    }

    private var reasonAndAdvice: (String, String) {
        switch self {
        case .methodStays(let name, let role, let cause):
            (
                "`\(name)` can't go to the \(role.title)" + (cause.map { ": \($0.wording.reason)" } ?? ""),
                cause?.wording.advice ?? "move its methods together"
            )
        case .handedOver(let user, let role):
            (
                "`self` is handed over in the \(user.title), which doesn't know the \(role.title)",
                "hand it over in a method of the \(role.title)"
            )
        case .missingModule(let link):
            ("`\(link)`, which would be handed over for `self`, may be nil", "declare `\(link)` with `!`")
        case .handedOverInIgnored:
            ("`self` is handed over in code that stays as it is", "hand it over elsewhere, or move it by hand")
        case .adoptsOthers:
            ("its extension adopts other protocols, too", "give each an extension of its own")
        case .methodElsewhere(let name):
            ("`\(name)` stands elsewhere", "move its methods together")
        case .strangeMember(let name):
            ("`\(name)` can't go along", "leave only its methods there")
        case .takesView(let name, let type, let role):
            (
                "`\(name)` takes `\(type)`, which the \(role.title) doesn't know",
                "hand on the values that it needs"
            )
        case .needsNSObject:
            ("Objective-C asks for a subclass of `\(Platform.object)`", "move it to the Presenter")
        case .unknownHandover(let name, let isAppGiven):
            ("`self` is handed on, and may be taken as `\(name)`", isAppGiven ? "say its type" : "give `--context`")
        case .appNotGiven(let name):
            ("other files may hand the view controller over as `\(name)`", "give `--context`")
        case .otherUse(let use):
            ("\(use.words), so the view controller may be taken for one", "move it by hand")
        case .heldStrongly(let name):
            ("who has a `\(name)` may keep it alive, and with it the screen", "hold it weakly")
        case .refines(let name):
            ("it refines `\(name)`", "move it by hand")
        case .privateProtocol:
            ("it is private to the file", "make it internal")
        case .seenOutside(let name):
            ("it is public as the view controller is, which other modules may take for a `\(name)`", "move it by hand")
        case .usesExtension(let member, let name):
            ("`\(member)` uses `\(name)` of it", "move them together")
        case .calledBackInDeinit(let call):
            ("`deinit` calls `\(call)`, which may call back", "do that earlier")
        case .usedByApp(let code):
            ("the app has `\(code)`, which takes the view controller for one", "move it by hand")
        }
    }
}

extension ProtocolUses.OtherUse {
    /// The use as a sentence, in which "it" is the protocol.
    fileprivate var words: String {
        switch self {
        case .refinement(let name): "`\(name)` refines it"
        case .constrainedExtension: "an extension of it holds for some types only"
        case .value(let name): "`\(name)` has a value of it"
        case .result(let name): "`\(name)` returns it"
        case .cast: "a cast names it"
        case .identity: "a cast or `===` asks what adopts it"
        case .alias(let name): "`\(name)` stands for it"
        case .genericParameter: "a generic parameter names it"
        case .enumCase: "an enum case holds it"
        case .subscript: "a subscript names it"
        }
    }
}
