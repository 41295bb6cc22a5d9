import UIKit

final class ColorPickerWireframe: BaseWireframe<ColorPickerViewController> {

    // MARK: - Module setup -

    init(delegate: ColorPickerDelegate?, counter: PickCounter, limit: Int) {
        let moduleViewController = ColorPickerViewController(delegate: delegate, counter: counter, limit: limit)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: ColorPickerViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: ColorPickerViewController,
        counter: PickCounter,
        limit: Int
    ) -> ColorPickerPresenterInterface {
        ColorPickerWireframe(existing: viewController).makePresenter(
            for: viewController,
            counter: counter,
            limit: limit
        )
    }

    private func makePresenter(
        for view: ColorPickerViewInterface,
        counter: PickCounter,
        limit: Int
    ) -> ColorPickerPresenter {
        let presenter = ColorPickerPresenter(
            view: view,
            wireframe: self,
            counter: counter,
            limit: limit
        )
        return presenter
    }
}

// MARK: - Extensions -

extension ColorPickerWireframe: ColorPickerWireframeInterface {

    // MARK: - Wireframe

    func close() {
        viewController.dismiss(animated: true)
    }
}
