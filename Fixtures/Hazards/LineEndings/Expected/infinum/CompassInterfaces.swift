import UIKit

@preconcurrency @MainActor
protocol CompassWireframeInterface: WireframeInterface {
	func showNorth()
}

@preconcurrency @MainActor
protocol CompassViewInterface: ViewInterface {
	func showNeedle()
}

@preconcurrency @MainActor
protocol CompassPresenterInterface: PresenterInterface {
	var degrees: Int { get }
	var help: String { get }

	func turn(by angle: Int)
	func read()
}

@preconcurrency @MainActor
protocol CompassInteractorInterface: InteractorInterface {
	func read()
}

@preconcurrency @MainActor
protocol CompassInteractorOutputInterface: AnyObject, Sendable {
	var degrees: Int { get set }

	func showNeedle()
}
