//___FILEHEADER___

import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class ___VARIABLE_moduleName___Interactor: VIPERInteractor {

    // MARK: - Properties

    weak var presenter: ___VARIABLE_moduleName___InteractorOutputProtocol!
}

// MARK: - ___VARIABLE_moduleName___InteractorProtocol

extension ___VARIABLE_moduleName___Interactor: ___VARIABLE_moduleName___InteractorProtocol {
}
