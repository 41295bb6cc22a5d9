import UIKit

final class AlbumRouter: VIPERRouter {
    weak var viewController: UIViewController!
}

// MARK: - AlbumRouterProtocol

extension AlbumRouter: AlbumRouterProtocol {

    // MARK: - Wireframe

    func leave() {
        viewController.navigationController?.popViewController(animated: true)
    }

    func share(_ caption: String) {
        let screen = ShareViewController()
        screen.caption = caption
        viewController.present(screen, animated: true)
    }

}
