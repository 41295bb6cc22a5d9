//___FILEHEADER___

import Foundation

@preconcurrency @MainActor
class ___VARIABLE_moduleName___Service {

    // MARK: - Module

    weak var eventHandler: ___VARIABLE_moduleName___ServiceEventHandler?
    var router: ___VARIABLE_moduleName___RouterInput!
}

// MARK: - Service input

extension ___VARIABLE_moduleName___Service: ___VARIABLE_moduleName___ServiceInput {
}
