import UIKit

final class JourneyWireframe: BaseWireframe<JourneyViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = JourneyViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: JourneyViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: JourneyViewController) -> JourneyPresenterInterface {
        JourneyWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: JourneyViewInterface) -> JourneyPresenter {
        let interactor = JourneyInteractor()
        let presenter = JourneyPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension JourneyWireframe: JourneyWireframeInterface {

    func choose() {
        let next = PickerViewController()
        next.delegate = viewController
        viewController.present(next, animated: false)
    }

    // MARK: - Wireframe

    func showNameAlert(for text: String?, onSave: @escaping (String?) -> Void) {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField {
            $0.text = text
            $0.placeholder = "Name"
        }
        alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in onSave(alert.textFields?.first?.text) })
        viewController.present(alert, animated: false)
    }
}
