import UIKit

final class PlayerWireframe: BaseWireframe<PlayerViewController> {

    // MARK: - Wireframe

    var queueController: QueueViewController?

    // MARK: - Module setup -

    init(player: MusicPlayer, queue: [String] = []) {
        let moduleViewController = PlayerViewController(player: player, queue: queue)
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: PlayerViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: PlayerViewController) -> PlayerPresenterInterface {
        PlayerWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: PlayerViewInterface) -> PlayerPresenter {
        let presenter = PlayerPresenter(view: view, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension PlayerWireframe: PlayerWireframeInterface {

    // MARK: - Wireframe

    func showQueue() {
        guard !viewController.queue.isEmpty else { return }
        let controller = QueueViewController()
        viewController.addChild(controller)
        viewController.view.addSubview(controller.view)
        controller.didMove(toParent: viewController)
        controller.songs = viewController.queue
        controller.onPick = { [weak self] index in
            self?.viewController.queue.swapAt(0, index)
            self?.viewController.updateTitle()
        }
        queueController = controller
    }

    func hideQueue() {
        queueController?.willMove(toParent: nil)
        queueController?.view.removeFromSuperview()
        queueController?.removeFromParent()
        queueController = nil
    }
}
