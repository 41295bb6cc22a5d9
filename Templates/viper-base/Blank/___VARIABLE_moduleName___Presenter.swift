//___FILEHEADER___

import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class ___VARIABLE_moduleName___Presenter: VIPERPresenter {

    // MARK: - Properties

    weak var view: ___VARIABLE_moduleName___ViewProtocol!
    var interactor: ___VARIABLE_moduleName___InteractorProtocol!
    var router: ___VARIABLE_moduleName___RouterProtocol!
}

// MARK: - ___VARIABLE_moduleName___ViewOutputProtocol

extension ___VARIABLE_moduleName___Presenter: ___VARIABLE_moduleName___ViewOutputProtocol {
}

// MARK: - ___VARIABLE_moduleName___InteractorOutputProtocol

extension ___VARIABLE_moduleName___Presenter: ___VARIABLE_moduleName___InteractorOutputProtocol {
}
