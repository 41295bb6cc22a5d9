import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class SettingsBuilder: VIPERBuilder<SettingsTableViewController, SettingsPresenter, SettingsInteractor, SettingsRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension SettingsBuilder {

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
    static func assemble(_ view: SettingsTableViewController) -> SettingsPresenter {
        let router = SettingsRouter()
        let interactor = SettingsInteractor()
        let presenter = SettingsPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
