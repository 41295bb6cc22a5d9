//___FILEHEADER___

import UIKit

class ___VARIABLE_moduleName___View: UIView {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: ___VARIABLE_moduleName___ViewEventHandler = ___VARIABLE_moduleName___Builder.assemble(self)
    lazy var viewDataSource: ___VARIABLE_moduleName___ViewDataSource = ___VARIABLE_moduleName___Builder.assemble(self)
}

// MARK: - View input

extension ___VARIABLE_moduleName___View: ___VARIABLE_moduleName___ViewInput {
}
