import Foundation

@preconcurrency @MainActor
final class CompassPresenter {

	// MARK: - Private properties -

	private unowned let view: CompassViewInterface
	private let interactor: CompassInteractorInterface
	private let wireframe: CompassWireframeInterface

	// MARK: - Provide view data source

	var degrees = 0

	let help = """
		Hold it level.
			Then turn.
		"""

	// MARK: - Lifecycle -

	init(
		view: CompassViewInterface,
		interactor: CompassInteractorInterface,
		wireframe: CompassWireframeInterface
	) {
		self.view = view
		self.interactor = interactor
		self.wireframe = wireframe
	}
}

// MARK: - Extensions -

extension CompassPresenter: CompassPresenterInterface {

	// MARK: - Handle view event

	func turn(by angle: Int) {
		degrees = (degrees + angle) % 360
		view.showNeedle()

		if degrees == 0 {
			wireframe.showNorth()
		}
	}

	// MARK: - Forwarding

	func read() {
		interactor.read()
	}
}

extension CompassPresenter: CompassInteractorOutputInterface {

	// MARK: - Forwarding

	func showNeedle() {
		view.showNeedle()
	}
}
