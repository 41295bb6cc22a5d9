/// What every presenter has in common: the interface by which a view reports to its presenter refines it.
@preconcurrency @MainActor
protocol PresenterInterface: AnyObject, Sendable {
}

/// What all presenters can do.
extension PresenterInterface {
}
