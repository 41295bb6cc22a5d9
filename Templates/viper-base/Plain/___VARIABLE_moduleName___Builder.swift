//___FILEHEADER___

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class ___VARIABLE_moduleName___Builder: VIPERBuilder<___VARIABLE_moduleName___View, ___VARIABLE_moduleName___Presenter, ___VARIABLE_moduleName___Interactor, ___VARIABLE_moduleName___Router> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension ___VARIABLE_moduleName___Builder {

    /// A new module, whose view is given what it shows.
    @preconcurrency @MainActor
    static func build() -> VIPERModule<___VARIABLE_moduleName___View, ___VARIABLE_moduleName___Presenter, ___VARIABLE_moduleName___Interactor, ___VARIABLE_moduleName___Router> {
        let module = build()
        _ = module.view
        return module
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
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
