//___FILEHEADER___

import Foundation

@preconcurrency @MainActor
class ___VARIABLE_moduleName___DefaultInteractor {

    // MARK: - Module

    weak var presenter: ___VARIABLE_moduleName___Presenter?
}

// MARK: - ___VARIABLE_moduleName___Interactor

extension ___VARIABLE_moduleName___DefaultInteractor: ___VARIABLE_moduleName___Interactor {
}
