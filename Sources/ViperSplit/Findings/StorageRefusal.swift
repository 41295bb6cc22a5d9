/// A stored property that can't get its value in another component.
enum StorageRefusal: Hashable, Sendable {
    /// An initialiser sets a property of the Wireframe.
    case setInWireframe
    /// An initialiser sets it that calls `super.init` in a branch.
    case noPlainSuperInit
    /// `super.init(nibName: nil, bundle: nil); count = 2` for a property with `didSet`.
    case setWithoutObservers
    /// One of several designated initialisers leaves it out.
    case setInSomeInitializers
    /// The name of a superclass whose initialisers may call something overridden, and whether the rest of the app was given.
    case superclassMayUse(String, isAppGiven: Bool)
    /// The type of the value is neither written nor told by anything in sight.
    case unknownType
    /// An initialiser sets it that stands under `#if`.
    case setUnderCondition
    /// An initialiser is to stay as it is, which would have to assemble the module with the value.
    case setInIgnored
    /// An initialiser sets it, or it tells when it is made, and the module has been put together without it.
    case moduleIsMade
    /// `if isNew { store = .new } else { store = .old }`
    case setInParts
    /// The name of a parameter that a constant for the value would hide.
    case hidesParameter(String)
    /// `Clock.now`, which gives another value when the module is assembled, and whether the rest of the app was given.
    case dependsOnTime(String, isAppGiven: Bool)

    var wording: Wording {
        switch self {
        case .setInWireframe:
            Wording(
                .setInInit, "an initialiser sets it, and a wireframe isn't made with values",
                advice: "move it to the Presenter")
        case .noPlainSuperInit:
            Wording(
                .setInInit, "an initialiser without a plain `super.init` sets it",
                advice: "call `super.init` outside of any branch")
        case .setWithoutObservers:
            Wording(
                .setInInit, "an initialiser sets it without its observers, which would run from then on",
                advice: "set it before `super.init`, or in a method")
        case .setInSomeInitializers:
            Wording(
                .setInInit, "only some initialisers set it before `super.init`", advice: "set it in all of them")
        case .superclassMayUse(let name, let isAppGiven):
            Wording(
                .setInInit, "`\(name)` may call what needs it before the module is assembled",
                advice: isAppGiven ? "set it after `super.init`" : "give `--context`")
        case .unknownType:
            Wording(.setInInit, "its type isn't known", advice: "write its type")
        case .setUnderCondition:
            Wording(
                .setInInit, "an initialiser under `#if` sets it",
                advice: "take the initialiser out of `#if`, and put the condition into it")
        case .setInIgnored:
            Wording(
                .setInInit, "an initialiser sets values, and a comment asks to leave it as it is",
                advice: "take the comment away, or set the property in a method")
        case .moduleIsMade:
            Wording(
                .setInInit, "the module is put together already, without its value",
                advice: "hand it to the component by hand")
        case .setInParts:
            Wording(
                .setInInit, "an initialiser sets it in more than a plain assignment",
                advice: "set it once, in a line of its own, before `super.init`")
        case .hidesParameter(let name):
            Wording(
                .setInInit, "the initialiser has another `\(name)`, which it uses again", advice: "rename that one")
        case .dependsOnTime(let value, let isAppGiven):
            Wording(
                .initialValue, "`\(value)` is evaluated when the view controller is made, the module only later",
                advice: isAppGiven ? "make it lazy" : "make it lazy, or give `--context`")
        }
    }
}
