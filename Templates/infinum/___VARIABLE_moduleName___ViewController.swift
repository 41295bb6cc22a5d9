//___FILEHEADER___

import UIKit

final class ___VARIABLE_moduleName___ViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ___VARIABLE_moduleName___PresenterInterface = ___VARIABLE_moduleName___Wireframe.assemble(self)
}

// MARK: - Extensions -

extension ___VARIABLE_moduleName___ViewController: ___VARIABLE_moduleName___ViewInterface {
}
