/// What every interactor has in common: the interface by which a presenter asks for data refines it.
@preconcurrency @MainActor
protocol InteractorInterface: AnyObject, Sendable {
}

/// What all interactors can do.
extension InteractorInterface {
}
