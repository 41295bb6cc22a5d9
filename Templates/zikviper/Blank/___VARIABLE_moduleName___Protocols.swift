//___FILEHEADER___

import UIKit

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ViewInput: ViperView {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ViewEventHandler: AnyObject, Sendable {
    func handleViewReady()
    func handleViewRemoved()
    func handleViewWillAppear(_ animated: Bool)
    func handleViewDidAppear(_ animated: Bool)
    func handleViewWillDisappear(_ animated: Bool)
    func handleViewDidDisappear(_ animated: Bool)
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ViewDataSource: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___InteractorInput: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___InteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___InteractorDataSource: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___WireframeInput: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___RouterInput: ViperRouter {
}
