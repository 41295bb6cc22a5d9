import UIKit

@preconcurrency @MainActor
class ColorPickerDefaultRouter {

    // MARK: - Module

    weak var presenter: ColorPickerPresenter!
    weak var viewController: ColorPickerViewController!

    // MARK: - Properties

    private weak var delegate: ColorPickerDelegate?

    // MARK: - Lifecycle

    init(delegate: ColorPickerDelegate?) {
        self.delegate = delegate
    }
}

// MARK: - ColorPickerRouter

extension ColorPickerDefaultRouter: ColorPickerRouter {

    // MARK: - Router

    func askDelegateShouldPick(_ color: String) -> Bool? {
        delegate?.colorPicker(viewController!, shouldPick: color)
    }

    func tellDelegateDidPick(_ color: String) {
        delegate?.colorPicker(viewController!, didPick: color)
    }

    func tellDelegateDidCancel() {
        delegate?.colorPickerDidCancel(viewController!)
    }

    func close() {
        viewController.dismiss(animated: true)
    }
}
