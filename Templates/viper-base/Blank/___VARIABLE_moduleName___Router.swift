//___FILEHEADER___

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class ___VARIABLE_moduleName___Router: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController!
}

// MARK: - ___VARIABLE_moduleName___RouterProtocol

extension ___VARIABLE_moduleName___Router: ___VARIABLE_moduleName___RouterProtocol {
}
