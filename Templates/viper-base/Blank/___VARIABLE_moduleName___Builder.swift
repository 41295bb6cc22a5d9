//___FILEHEADER___

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class ___VARIABLE_moduleName___Builder: VIPERBuilder<___VARIABLE_moduleName___View, ___VARIABLE_moduleName___Presenter, ___VARIABLE_moduleName___Interactor, ___VARIABLE_moduleName___Router> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension ___VARIABLE_moduleName___Builder {
}
