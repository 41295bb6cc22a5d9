/// A wireframe of a module: it knows the ways to other screens, and starts from its module's view, whatever that is.
@preconcurrency @MainActor
protocol ViperWireframe: AnyObject, Sendable {
    var view: ViperView! { get }
}
