/// Code that needs the screen alive where nothing in the component would keep it so.
enum LifetimeRefusal: Hashable, Sendable {
    /// `queue.async { self.count = 1 }` in the Interactor.
    case closureKeepsScreen
    /// `guard let self else { return }` in the Interactor, and a call that may let the screen go before it is needed.
    case boundSelfKeepsScreen
    /// A callback in the Interactor with a call that may let the screen go before it is needed.
    case callMayLetGo
    /// The name of a local function that is kept for later.
    case localFunctionKeepsScreen(String)
    /// `queue.async(execute: reload)`
    case functionValue
    /// `await store.sync()`, and then something of the screen.
    case waits
    /// A property that `deinit` uses, when the module is gone.
    case usedInDeinit(String)
    /// `{ [weak self] in self?.showCount() }` where `deinit` calls somebody: the Presenter is there still, and no view.
    case runInDeinit(String)

    var wording: Wording {
        switch self {
        case .closureKeepsScreen:
            Wording(
                .keepsScreen, "a closure keeps the screen alive until it has run", advice: "capture `[weak self]`")
        case .boundSelfKeepsScreen:
            Wording(
                .keepsScreen, "a closure keeps the screen alive, which a call before this may let go",
                advice: "make this the first that the closure does")
        case .callMayLetGo:
            Wording(.keepsScreen, "a call before this may let the screen go", advice: "do this first")
        case .localFunctionKeepsScreen(let name):
            Wording(
                .keepsScreen, "the local function `\(name)` keeps the screen alive", advice: "make it a method")
        case .functionValue:
            Wording(
                .functionValue, "it hands on a method as a value, which keeps the screen alive",
                advice: "hand on a closure")
        case .waits:
            Wording(
                .waits, "after waiting it needs the screen, which may be gone",
                advice: "keep what follows the `await` in a method of the View")
        case .runInDeinit(let name):
            Wording(
                .usedInDeinit, "a closure needs the view, which is gone when `\(name)` may run it",
                advice: "let `\(name)` call nobody")
        case .usedInDeinit(let name):
            Wording(
                .usedInDeinit, "`\(name)` uses it, when there is no presenter any more",
                advice: "do that in a method that is called earlier")
        }
    }

    var fallback: Role {
        switch self {
        case .closureKeepsScreen, .boundSelfKeepsScreen, .callMayLetGo, .waits: .presenter
        // Both would keep the Presenter, and not the screen.
        case .localFunctionKeepsScreen, .functionValue, .usedInDeinit, .runInDeinit: .view
        }
    }
}
