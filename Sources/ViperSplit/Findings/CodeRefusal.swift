/// Code that can't do in a component what it does in the view controller.
enum CodeRefusal: Hashable, Sendable {
    /// The name of an outlet, or of another property of a view type.
    case usesView(String)
    /// The name of a member that the view controller inherits, and whether that is for showing or leaving screens.
    case inherited(String, navigates: Bool)
    /// A name that nothing in the given files declares, and whether the rest of the app was given.
    case unknownName(String, isAppGiven: Bool)
    /// The name of a `private` declaration at file level.
    case filePrivate(PrivateName)
    /// `store.delegate = self`
    case handsOnSelf
    /// `manager.delegate = self`, where that is the Presenter, which the Interactor has no link to.
    case handsOnPresenter
    /// `super.viewDidAppear(animated)`
    case callsSuper
    /// `Self`, which means the class of the given name.
    case namesSelfType(String)
    /// `#selector(save)`
    case selector
    /// What the module is asked for, and can't be by another component.
    case asksModule(ModuleRequest)
    case unsupported(UnsupportedForm)
    /// The name of the view that UIKit hands to an entry point: `sender`.
    case takesView(String)
    /// The name of a type of UIKit, which the Presenter would come to know.
    case namesUIKit(String)

    var wording: Wording {
        switch self {
        case .usesView(let name):
            Wording(
                .viewInInteractor, "it uses the view `\(name)`",
                advice: "put that into a method of the View and call it")
        case .inherited(let name, let navigates):
            Wording(
                .inheritedMember, "it uses `\(name)` of the view controller",
                advice: "put that into a method of the \((navigates ? Role.wireframe : .view).title) and call it")
        case .unknownName(let name, let isAppGiven):
            Wording(
                .unknownName, "`\(name)` isn't declared in the given files, and may be inherited",
                advice: isAppGiven ? "put that into a method of the View and call it" : "give `--context`")
        case .filePrivate(let name):
            Wording(.filePrivate, "it uses the file's own `\(name.name)`", advice: name.advice)
        case .handsOnSelf:
            Wording(
                .selfPassed, "it hands on `self`", advice: "hand it on from a method of the View or the Wireframe")
        case .handsOnPresenter:
            Wording(
                .selfPassed, "it hands on the Presenter, which the Interactor doesn't know",
                advice: "hand it on from a method of the Presenter")
        case .callsSuper:
            Wording(
                .superCall, "it calls `super`", advice: "keep that call in the View and move the rest to a method")
        case .namesSelfType(let name):
            Wording(.selfType, "it names `Self`", advice: "write `\(name)`")
        case .selector:
            Wording(
                .unsupportedForm, "it uses `#selector`", advice: "keep that in a method of the View or the Wireframe")
        case .asksModule(let request):
            Wording(
                .noInterface, "it asks for `\(request.link).\(request.name)`, which no other component reaches",
                advice: "hand it over as a parameter")
        case .unsupported(let form):
            Wording(.unsupportedForm, "it uses \(form.words)", advice: "keep that in a method of the View")
        case .takesView(let name):
            Wording(
                .takesView, "it uses the view `\(name)`", advice: "call a method with the values that it needs")
        case .namesUIKit(let name):
            Wording(
                .uiKitInPresenter, "it uses `\(name)`, which only the View and the Wireframe know",
                advice: "put that into a method of the View and call it")
        }
    }

    var fallback: Role {
        switch self {
        case .usesView, .asksModule, .handsOnPresenter: .presenter
        case .inherited, .unknownName, .filePrivate, .handsOnSelf, .callsSuper, .namesSelfType, .selector,
            .unsupported, .takesView, .namesUIKit:
            .view
        }
    }
}

extension UnsupportedForm {
    /// The form as an object of "it uses".
    var words: String {
        switch self {
        case .wrapper(let name): "the wrapper `\(name)`"
        case .macro(let name): "`#\(name)`"
        case .keyPath: "key path on `self`"
        }
    }
}
