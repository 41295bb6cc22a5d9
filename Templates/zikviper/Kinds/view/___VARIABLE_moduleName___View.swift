//___FILEHEADER___

import UIKit

final class ___VARIABLE_moduleName___View: UIView {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: ___VARIABLE_moduleName___ViewEventHandler = ___VARIABLE_moduleName___Builder.assemble(self)
    lazy var viewDataSource: ___VARIABLE_moduleName___ViewDataSource = ___VARIABLE_moduleName___Builder.assemble(self)

    private var isReady = false

    // MARK: - View life

    // The window comes and goes at once: a view isn't told of what is animated around it.

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow === window { return }
        if newWindow == nil {
            eventHandler.handleViewWillDisappear(false)
            return
        }
        if !isReady {
            isReady = true
            eventHandler.handleViewReady()
        }
        eventHandler.handleViewWillAppear(false)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if !isReady { return }
        if window == nil {
            eventHandler.handleViewDidDisappear(false)
        } else {
            eventHandler.handleViewDidAppear(false)
        }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if isReady, superview == nil { eventHandler.handleViewRemoved() }
    }
}

// MARK: - View input

extension ___VARIABLE_moduleName___View: ___VARIABLE_moduleName___ViewInput {
}
