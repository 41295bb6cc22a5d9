//___FILEHEADER___

import Foundation

@preconcurrency @MainActor
class ___VARIABLE_moduleName___Interactor {

    // MARK: - Module

    weak var eventHandler: ___VARIABLE_moduleName___InteractorEventHandler!
    weak var dataSource: ___VARIABLE_moduleName___InteractorDataSource!
}

// MARK: - Interactor input

extension ___VARIABLE_moduleName___Interactor: ___VARIABLE_moduleName___InteractorInput {
}
