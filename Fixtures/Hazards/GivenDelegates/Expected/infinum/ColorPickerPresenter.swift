import Foundation

@preconcurrency @MainActor
final class ColorPickerPresenter {

    // MARK: - Private properties -

    private unowned let view: ColorPickerViewInterface
    private let wireframe: ColorPickerWireframeInterface

    // MARK: - Properties -

    private var counter: PickCounter

    private var limit: Int
    private var picked: [String] = []

    // MARK: - Lifecycle -

    init(
        view: ColorPickerViewInterface,
        wireframe: ColorPickerWireframeInterface,
        counter: PickCounter,
        limit: Int
    ) {
        self.view = view
        self.wireframe = wireframe
        self.counter = counter
        self.limit = limit
    }
}

// MARK: - Extensions -

extension ColorPickerPresenter: ColorPickerPresenterInterface {

    func pick(_ color: String) {
        guard picked.count < limit else {
            view.setLabelText("enough")
            return
        }
        guard view.colorPicker(color) ?? true else {
            view.setLabelText("not \(color), \(view.refusals.add()) times")
            if view.refusals.count > 1 {
                view.refusals = PickCounter()
            }
            return
        }
        picked.append(color)
        view.setLabelText("\(counter.add()): \(color)")
        view.tellDelegateDidPick(color)
    }

    // MARK: - Forwarding

    func close() {
        wireframe.close()
    }
}
