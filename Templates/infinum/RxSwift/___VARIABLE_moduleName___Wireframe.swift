//___FILEHEADER___

import UIKit

final class ___VARIABLE_moduleName___Wireframe: BaseWireframe<___VARIABLE_moduleName___ViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ___VARIABLE_moduleName___ViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ___VARIABLE_moduleName___ViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ___VARIABLE_moduleName___ViewController) -> ___VARIABLE_moduleName___PresenterInterface {
        ___VARIABLE_moduleName___Wireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ___VARIABLE_moduleName___ViewInterface) -> ___VARIABLE_moduleName___Presenter {
        let formatter = ___VARIABLE_moduleName___Formatter()
        let interactor = ___VARIABLE_moduleName___Interactor()
        let presenter = ___VARIABLE_moduleName___Presenter(view: view, formatter: formatter, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ___VARIABLE_moduleName___Wireframe: ___VARIABLE_moduleName___WireframeInterface {
}
