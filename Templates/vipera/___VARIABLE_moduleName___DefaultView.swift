//___FILEHEADER___

import UIKit

class ___VARIABLE_moduleName___DefaultView: UIViewController {

    // MARK: - Module

    lazy var presenter: ___VARIABLE_moduleName___Presenter = ___VARIABLE_moduleName___Module().assemble(self)
}

// MARK: - ___VARIABLE_moduleName___View

extension ___VARIABLE_moduleName___DefaultView: ___VARIABLE_moduleName___View {
}
