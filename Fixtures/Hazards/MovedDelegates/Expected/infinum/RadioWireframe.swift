import UIKit

final class RadioWireframe: BaseWireframe<RadioViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = RadioViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: RadioViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: RadioViewController) -> RadioPresenterInterface {
        RadioWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: RadioViewInterface) -> RadioPresenter {
        let interactor = RadioInteractor()
        let presenter = RadioPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }

    // MARK: - Wireframe

    private func leave() {
        if let viewController = viewController.navigationController?.viewControllers.first {
            self.viewController.navigationController?.popToViewController(viewController, animated: true)
        }
    }

    private func leave(to viewController: UIViewController) {
        self.viewController.navigationController?.popToViewController(viewController, animated: false)
        viewController.title = self.viewController.title
    }
}

// MARK: - Extensions -

extension RadioWireframe: RadioWireframeInterface {

    // MARK: - Wireframe

    func explain(_ station: String) {
        let next = StationViewController()
        next.station = station
        let viewController = viewController.presentedViewController ?? viewController.navigationController?.topViewController
        (viewController as? Blinking)?.blink()
        self.viewController.blink()
        self.viewController.navigationController?.pushViewController(next, animated: true)
    }

    func neighbour() -> Blinking? {
        viewController.navigationController?.viewControllers.first as? Blinking
    }

    func close(all: Bool) {
        viewController.presenter.frequencies.removeAll()
        guard let viewController = viewController.navigationController?.viewControllers.first, !all else { return leave() }
        leave(to: viewController)
    }
}
