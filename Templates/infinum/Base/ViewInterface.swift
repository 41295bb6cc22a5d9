/// What every view has in common: the interface by which a presenter commands its view refines it.
@preconcurrency @MainActor
protocol ViewInterface: AnyObject, Sendable {
}

/// What all views can do.
extension ViewInterface {
}
