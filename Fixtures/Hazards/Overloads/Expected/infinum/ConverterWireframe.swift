import UIKit

final class ConverterWireframe: BaseWireframe<ConverterViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ConverterViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: ConverterViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ConverterViewController) -> ConverterPresenterInterface {
        ConverterWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ConverterViewInterface) -> ConverterPresenter {
        let interactor = ConverterInteractor()
        let presenter = ConverterPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ConverterWireframe: ConverterWireframeInterface {

    // MARK: - Wireframe

    func show(_ message: String, title: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }
}
