import Foundation

@preconcurrency @MainActor
class ColorPickerDefaultInteractor {

    // MARK: - Module

    weak var presenter: ColorPickerPresenter!
}

// MARK: - ColorPickerInteractor

extension ColorPickerDefaultInteractor: ColorPickerInteractor {
}
