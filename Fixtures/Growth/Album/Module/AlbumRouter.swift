import UIKit

final class AlbumRouter: VIPERRouter {
    weak var viewController: UIViewController!
}

// MARK: - AlbumRouterProtocol

extension AlbumRouter: AlbumRouterProtocol {

}
