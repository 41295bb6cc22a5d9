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
        delegate: ColorPickerDelegate?,
        counter: PickCounter,
        limit: Int
    ) -> ColorPickerDefaultPresenter {
        let router = ColorPickerDefaultRouter(delegate: delegate)
        let interactor = ColorPickerDefaultInteractor()
        let presenter = ColorPickerDefaultPresenter(
            interactor: interactor,
            router: router,
            counter: counter,
            limit: limit
        )

        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter
        router.presenter = presenter
        router.viewController = view
        return presenter
    }
}
