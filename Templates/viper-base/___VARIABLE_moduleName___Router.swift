//___FILEHEADER___

import UIKit

@preconcurrency @MainActor
class ___VARIABLE_moduleName___Router {

    // MARK: - Properties

    weak var viewController: ___VARIABLE_moduleName___View!
}

// MARK: - ___VARIABLE_moduleName___RouterProtocol

extension ___VARIABLE_moduleName___Router: ___VARIABLE_moduleName___RouterProtocol {
}
