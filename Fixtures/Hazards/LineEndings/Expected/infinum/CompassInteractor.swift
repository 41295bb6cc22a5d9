import Foundation

@preconcurrency @MainActor
final class CompassInteractor {

	// MARK: - Public properties -

	weak var output: CompassInteractorOutputInterface!

	// MARK: - Manage model

	private let sensor = Sensor()
}

// MARK: - Extensions -

extension CompassInteractor: CompassInteractorInterface {

	// MARK: - Business use case

	func read() {
		output.degrees = sensor.degrees()
		output.showNeedle()
	}
}
