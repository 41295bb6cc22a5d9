import UIKit

final class CompassWireframe: BaseWireframe<CompassViewController> {

	// MARK: - Module setup -

	init() {
		let moduleViewController = CompassViewController()
		super.init(viewController: moduleViewController)
	}

	private override init(existing viewController: CompassViewController) {
		super.init(existing: viewController)
	}

	/// Builds the rest of the module around a view controller that a storyboard or other code created.
	static func assemble(_ viewController: CompassViewController) -> CompassPresenterInterface {
		CompassWireframe(existing: viewController).makePresenter(for: viewController)
	}

	private func makePresenter(for view: CompassViewInterface) -> CompassPresenter {
		let interactor = CompassInteractor()
		let presenter = CompassPresenter(view: view, interactor: interactor, wireframe: self)
		interactor.output = presenter
		return presenter
	}
}

// MARK: - Extensions -

extension CompassWireframe: CompassWireframeInterface {

	// MARK: - Wireframe

	func showNorth() {
		let alert = UIAlertController(title: "North",
		                              message: viewController.presenter.help,
		                              preferredStyle: .alert)
		viewController.present(alert, animated: true)
	}
}
