import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class ColorPickerModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault(delegate: ColorPickerDelegate?, counter: PickCounter, limit: Int) -> ColorPickerViewController {
        ColorPickerViewController(delegate: delegate, counter: counter, limit: limit)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(
        _ view: ColorPickerViewController,
        counter: PickCounter,
        limit: Int,
        delegate: ColorPickerDelegate?
    ) -> ColorPickerDefaultPresenter {
        let interactor = ColorPickerDefaultInteractor()
        let presenter = ColorPickerDefaultPresenter(counter: counter, limit: limit)
        let router = ColorPickerDefaultRouter(delegate: delegate)

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view

        return presenter
    }
}
