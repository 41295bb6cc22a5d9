//___FILEHEADER___

import Foundation

@preconcurrency @MainActor
class ___VARIABLE_moduleName___Interactor {

    // MARK: - Properties

    weak var presenter: ___VARIABLE_moduleName___InteractorOutputProtocol!
}

// MARK: - ___VARIABLE_moduleName___InteractorProtocol

extension ___VARIABLE_moduleName___Interactor: ___VARIABLE_moduleName___InteractorProtocol {
}
