import UIKit

final class PlaylistWireframe: BaseWireframe<PlaylistViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = PlaylistViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: PlaylistViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: PlaylistViewController) -> PlaylistPresenterInterface {
        PlaylistWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: PlaylistViewInterface) -> PlaylistPresenter {
        let interactor = PlaylistInteractor()
        let presenter = PlaylistPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension PlaylistWireframe: PlaylistWireframeInterface {

    // MARK: - Wireframe

    func showSong(song: Song) {
        viewController.navigationController?.pushViewController(SongViewController(song: song), animated: false)
    }
}
