//___FILEHEADER___

import Foundation

@preconcurrency @MainActor
class ___VARIABLE_moduleName___DefaultPresenter {

    // MARK: - Module

    var router: ___VARIABLE_moduleName___Router!
    var interactor: ___VARIABLE_moduleName___Interactor!
    weak var view: ___VARIABLE_moduleName___View!
}

// MARK: - ___VARIABLE_moduleName___Presenter

extension ___VARIABLE_moduleName___DefaultPresenter: ___VARIABLE_moduleName___Presenter {
}
