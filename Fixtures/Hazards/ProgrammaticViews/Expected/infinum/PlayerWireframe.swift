import UIKit

final class PlayerWireframe: BaseWireframe<PlayerViewController> {

    // MARK: - Module setup -

    init(player: MusicPlayer, queue: [String] = []) {
        let moduleViewController = PlayerViewController(player: player, queue: queue)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: PlayerViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: PlayerViewController,
        player: MusicPlayer,
        queue: [String]
    ) -> PlayerPresenterInterface {
        PlayerWireframe(existing: viewController).makePresenter(for: viewController, player: player, queue: queue)
    }

    private func makePresenter(for view: PlayerViewInterface, player: MusicPlayer, queue: [String]) -> PlayerPresenter {
        let interactor = PlayerInteractor(player: player, queue: queue)
        let presenter = PlayerPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension PlayerWireframe: PlayerWireframeInterface {

    // MARK: - Wireframe

    func showQueue() {
        guard !viewController.presenter.queue.isEmpty else { return }
        let controller = QueueViewController()
        viewController.addChild(controller)
        viewController.view.addSubview(controller.view)
        controller.didMove(toParent: viewController)
        controller.songs = viewController.presenter.queue
        controller.onPick = { [weak self] index in
            self?.viewController.presenter.queue.swapAt(0, index)
            self?.viewController.updateTitle()
        }
        viewController.queueController = controller
    }

    func hideQueue() {
        viewController.queueController?.willMove(toParent: nil)
        viewController.queueController?.view.removeFromSuperview()
        viewController.queueController?.removeFromParent()
        viewController.queueController = nil
    }

    func setQueueControllerSongs(_ songs: [String]) {
        viewController.queueController?.songs = songs
    }
}
