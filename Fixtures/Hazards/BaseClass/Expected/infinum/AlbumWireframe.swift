import UIKit

final class AlbumWireframe: BaseWireframe<AlbumViewController> {

    // MARK: - Module setup -

    private override init(existing viewController: AlbumViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: AlbumViewController) -> AlbumPresenterInterface {
        AlbumWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: AlbumViewInterface) -> AlbumPresenter {
        let interactor = AlbumInteractor()
        let presenter = AlbumPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension AlbumWireframe: AlbumWireframeInterface {
}
