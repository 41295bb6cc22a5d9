//___FILEHEADER___

import Foundation

@preconcurrency @MainActor
class ___VARIABLE_moduleName___ViewPresenter {

    // MARK: - Module

    weak var view: ___VARIABLE_moduleName___ViewInput!
    var interactor: ___VARIABLE_moduleName___InteractorInput!
    var wireframe: ___VARIABLE_moduleName___WireframeInput!
    weak var moduleOutput: ___VARIABLE_moduleName___ModuleOutput?
}

// MARK: - View event handler

extension ___VARIABLE_moduleName___ViewPresenter: ___VARIABLE_moduleName___ViewEventHandler {

    // MARK: - Handle view event

    func handleViewReady() {
    }

    func handleViewRemoved() {
    }

    func handleViewWillAppear(_ animated: Bool) {
    }

    func handleViewDidAppear(_ animated: Bool) {
    }

    func handleViewWillDisappear(_ animated: Bool) {
    }

    func handleViewDidDisappear(_ animated: Bool) {
    }
}

// MARK: - View data source

extension ___VARIABLE_moduleName___ViewPresenter: ___VARIABLE_moduleName___ViewDataSource {
}

// MARK: - Interactor event handler

extension ___VARIABLE_moduleName___ViewPresenter: ___VARIABLE_moduleName___InteractorEventHandler {
}

// MARK: - Interactor data source

extension ___VARIABLE_moduleName___ViewPresenter: ___VARIABLE_moduleName___InteractorDataSource {
}
