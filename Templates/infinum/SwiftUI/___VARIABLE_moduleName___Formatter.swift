//___FILEHEADER___

import Foundation

@preconcurrency @MainActor
final class ___VARIABLE_moduleName___Formatter {
}

// MARK: - Extensions -

extension ___VARIABLE_moduleName___Formatter: ___VARIABLE_moduleName___FormatterInterface {
}
