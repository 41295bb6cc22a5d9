import UIKit

final class BannerWireframe: BaseWireframe<BannerViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = BannerViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: BannerViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: BannerViewController) -> BannerPresenterInterface {
        BannerWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: BannerViewInterface) -> BannerPresenter {
        let interactor = BannerInteractor()
        let presenter = BannerPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension BannerWireframe: BannerWireframeInterface {

    // MARK: - Wireframe

    func warn(_ message: String = "No such page", buttons: [String] = ["OK"]) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        for button in buttons {
            alert.addAction(UIAlertAction(title: button, style: .default))
        }
        viewController.present(alert, animated: true)
    }

    func showPage(for page: String, place: String, animated: Bool) {
        let screen = PageViewController()
        screen.page = "\(page) from \(place)"
        viewController.navigationController?.pushViewController(screen, animated: animated)
    }
}
