//___FILEHEADER___

import UIKit

class ___VARIABLE_moduleName___DefaultView: UIViewController {

    // MARK: - Module

    var presenter: ___VARIABLE_moduleName___Presenter?
}

// MARK: - ___VARIABLE_moduleName___View

extension ___VARIABLE_moduleName___DefaultView: ___VARIABLE_moduleName___View {
}
