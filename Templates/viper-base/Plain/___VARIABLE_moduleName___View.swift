//___FILEHEADER___

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

class ___VARIABLE_moduleName___View: UIViewController {

    // MARK: - Properties

    lazy var presenter: ___VARIABLE_moduleName___ViewOutputProtocol! = ___VARIABLE_moduleName___Builder.assemble(self)
}

// MARK: - ___VARIABLE_moduleName___ViewProtocol

extension ___VARIABLE_moduleName___View: ___VARIABLE_moduleName___ViewProtocol {
}

// MARK: - VIPERView

extension ___VARIABLE_moduleName___View: VIPERView {
}
