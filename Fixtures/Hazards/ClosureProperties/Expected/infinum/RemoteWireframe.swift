import UIKit

final class RemoteWireframe: BaseWireframe<RemoteViewController> {

    // MARK: - Wireframe

    private var makeHelp: (String) -> UIViewController = { text in
        let help = UIViewController()
        help.title = text
        return help
    }

    // MARK: - Module setup -

    init() {
        let moduleViewController = RemoteViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: RemoteViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: RemoteViewController) -> RemotePresenterInterface {
        RemoteWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: RemoteViewInterface) -> RemotePresenter {
        let interactor = RemoteInteractor()
        let presenter = RemotePresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension RemoteWireframe: RemoteWireframeInterface {

    // MARK: - Wireframe

    func refuse(_ key: Int) {
        viewController.present(makeHelp("not \(key)"), animated: true)
    }
}
