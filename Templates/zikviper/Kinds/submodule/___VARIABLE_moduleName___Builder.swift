//___FILEHEADER___

import UIKit

/// Makes the parts of the module, connects them, and puts the module into another one.
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

    /// A part of another module's view: a new screen in a container, as a child of the parent's view controller.
    ///
    /// The parent's view asks for it, and says who is told what happens in it: its presenter as a rule, which needn't know of
    /// whom it is told.
    @discardableResult
    static func embed(
        in container: UIView,
        of parent: UIViewController,
        moduleOutput: ___VARIABLE_moduleName___ModuleOutput?
    ) -> ___VARIABLE_moduleName___ViewController {
        let viewController = makeViewController(moduleOutput: moduleOutput)
        parent.addChild(viewController)
        viewController.view.frame = container.bounds
        viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(viewController.view)
        viewController.didMove(toParent: parent)
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
