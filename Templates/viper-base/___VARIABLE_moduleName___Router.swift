//___FILEHEADER___

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class ___VARIABLE_moduleName___Router: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? ___VARIABLE_moduleName___View }
    }

    /// The view controller, by its own class.
    private weak var screen: ___VARIABLE_moduleName___View!
}

// MARK: - ___VARIABLE_moduleName___RouterProtocol

extension ___VARIABLE_moduleName___Router: ___VARIABLE_moduleName___RouterProtocol {
}
