import Foundation

@preconcurrency @MainActor
class ColorPickerDefaultPresenter {

    // MARK: - Module

    var router: ColorPickerRouter!
    var interactor: ColorPickerInteractor!
    weak var view: ColorPickerView!

    // MARK: - Properties

    private var counter: PickCounter

    private var limit: Int
    private var picked: [String] = []

    // MARK: - Lifecycle

    init(counter: PickCounter, limit: Int) {
        self.counter = counter
        self.limit = limit
    }
}

// MARK: - ColorPickerPresenter

extension ColorPickerDefaultPresenter: ColorPickerPresenter {

    func pick(_ color: String) {
        guard picked.count < limit else {
            view.setLabelText("enough")
            return
        }
        guard router.askDelegateShouldPick(color) ?? true else {
            view.setLabelText("not \(color), \(view.refusals.add()) times")
            if view.refusals.count > 1 {
                view.refusals = PickCounter()
            }
            return
        }
        picked.append(color)
        view.setLabelText("\(counter.add()): \(color)")
        router.tellDelegateDidPick(color)
    }

    func cancel() {
        router.tellDelegateDidCancel()
        router.close()
    }
}
