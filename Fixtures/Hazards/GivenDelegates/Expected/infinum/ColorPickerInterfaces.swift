import UIKit

@preconcurrency @MainActor
protocol ColorPickerWireframeInterface: WireframeInterface {
    func close()
}

@preconcurrency @MainActor
protocol ColorPickerViewInterface: ViewInterface {
    var refusals: PickCounter { get set }

    func setLabelText(_ text: String?)
    func colorPicker(_ color: String) -> Bool?
    func tellDelegateDidPick(_ color: String)
}

@preconcurrency @MainActor
protocol ColorPickerPresenterInterface: PresenterInterface {
    func pick(_ color: String)
    func close()
}
