//___FILEHEADER___

import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class ___VARIABLE_moduleName___Builder {

    /// A new screen with its presenter.
    static func build() -> (view: ___VARIABLE_moduleName___View, presenter: ___VARIABLE_moduleName___Presenter) {
        let view = ___VARIABLE_moduleName___View()
        return (view, view.presenter as! ___VARIABLE_moduleName___Presenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: ___VARIABLE_moduleName___View) -> ___VARIABLE_moduleName___Presenter {
        let router = ___VARIABLE_moduleName___Router()
        let interactor = ___VARIABLE_moduleName___Interactor()
        let presenter = ___VARIABLE_moduleName___Presenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
