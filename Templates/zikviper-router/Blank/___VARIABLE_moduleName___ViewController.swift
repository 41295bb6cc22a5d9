//___FILEHEADER___

import UIKit

final class ___VARIABLE_moduleName___ViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: ___VARIABLE_moduleName___ViewEventHandler = ___VARIABLE_moduleName___ViewRouter.assemble(self)
    lazy var viewDataSource: ___VARIABLE_moduleName___ViewDataSource = ___VARIABLE_moduleName___ViewRouter.assemble(self)

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        eventHandler.handleViewReady()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        eventHandler.handleViewWillAppear(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        eventHandler.handleViewDidAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        eventHandler.handleViewWillDisappear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        eventHandler.handleViewDidDisappear(animated)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { eventHandler.handleViewRemoved() }
    }
}

// MARK: - View input

extension ___VARIABLE_moduleName___ViewController: ___VARIABLE_moduleName___ViewInput {
}
