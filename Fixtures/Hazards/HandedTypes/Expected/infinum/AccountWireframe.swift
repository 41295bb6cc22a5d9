import UIKit

final class AccountWireframe: BaseWireframe<AccountViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = AccountViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: AccountViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: AccountViewController) -> AccountPresenterInterface {
        AccountWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: AccountViewInterface) -> AccountPresenter {
        let interactor = AccountInteractor()
        let presenter = AccountPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension AccountWireframe: AccountWireframeInterface {

    // MARK: - Wireframe

    func ask(then done: @escaping (Int) -> Void) {
        Prompt.ask("Sync?", on: viewController, then: done)
    }

    func later(_ done: ((Int) -> Void)?) {
        Prompt.later(on: viewController, done)
    }
}
