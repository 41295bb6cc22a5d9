//___FILEHEADER___

import Foundation

@preconcurrency @MainActor
class ___VARIABLE_moduleName___DefaultPresenter {

    // MARK: - Module

    weak var view: ___VARIABLE_moduleName___View!
    private let interactor: ___VARIABLE_moduleName___Interactor
    private let router: ___VARIABLE_moduleName___Router

    // MARK: - Lifecycle

    init(interactor: ___VARIABLE_moduleName___Interactor, router: ___VARIABLE_moduleName___Router) {
        self.interactor = interactor
        self.router = router
    }
}

// MARK: - ___VARIABLE_moduleName___Presenter

extension ___VARIABLE_moduleName___DefaultPresenter: ___VARIABLE_moduleName___Presenter {
}
