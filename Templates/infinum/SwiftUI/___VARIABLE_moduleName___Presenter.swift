//___FILEHEADER___

import Foundation
import SwiftUI

@preconcurrency @MainActor
final class ___VARIABLE_moduleName___Presenter: ObservableObject {

    // MARK: - Private properties -

    private let formatter: ___VARIABLE_moduleName___FormatterInterface
    private let interactor: ___VARIABLE_moduleName___InteractorInterface
    private let wireframe: ___VARIABLE_moduleName___WireframeInterface

    // MARK: - Lifecycle -

    init(
        formatter: ___VARIABLE_moduleName___FormatterInterface,
        interactor: ___VARIABLE_moduleName___InteractorInterface,
        wireframe: ___VARIABLE_moduleName___WireframeInterface
    ) {
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
