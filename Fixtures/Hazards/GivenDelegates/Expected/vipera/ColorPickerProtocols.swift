import UIKit

@preconcurrency @MainActor
protocol ColorPickerView: AnyObject, Sendable {
    var refusals: PickCounter { get set }

    func setLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol ColorPickerPresenter: AnyObject, Sendable {
    func pick(_ color: String)
    func cancel()
}

@preconcurrency @MainActor
protocol ColorPickerInteractor: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ColorPickerRouter: AnyObject, Sendable {
    func askDelegateShouldPick(_ color: String) -> Bool?
    func tellDelegateDidPick(_ color: String)
    func tellDelegateDidCancel()
    func close()
}
