//___FILEHEADER___

import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum ___VARIABLE_moduleName___Builder {

    /// A new screen.
    ///
    /// - Parameter moduleOutput: is told what happens in it, and isn't kept alive.
    static func makeViewController(moduleOutput: ___VARIABLE_moduleName___ModuleOutput?) -> ___VARIABLE_moduleName___ViewController {
        let viewController = ___VARIABLE_moduleName___ViewController()
        assemble(viewController, moduleOutput: moduleOutput)
        return viewController
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @discardableResult
    static func assemble(
        _ viewController: ___VARIABLE_moduleName___ViewController,
        moduleOutput: ___VARIABLE_moduleName___ModuleOutput? = nil
    ) -> ___VARIABLE_moduleName___ViewPresenter {
        let wireframe = ___VARIABLE_moduleName___Wireframe()
        let interactor = ___VARIABLE_moduleName___Interactor()
        let presenter = ___VARIABLE_moduleName___ViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = ___VARIABLE_moduleName___Router()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe
        presenter.moduleOutput = moduleOutput

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
