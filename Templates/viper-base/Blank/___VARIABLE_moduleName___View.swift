//___FILEHEADER___

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

final class ___VARIABLE_moduleName___View: UIViewController, VIPERView {

    // MARK: - Properties

    var presenter: ___VARIABLE_moduleName___ViewOutputProtocol!
}

// MARK: - ___VARIABLE_moduleName___ViewProtocol

extension ___VARIABLE_moduleName___View: ___VARIABLE_moduleName___ViewProtocol {
}
