/// What every formatter has in common: the interface by which a presenter prepares data for its view refines it.
@preconcurrency @MainActor
protocol FormatterInterface: AnyObject, Sendable {
}

/// What all formatters can do.
extension FormatterInterface {
}
