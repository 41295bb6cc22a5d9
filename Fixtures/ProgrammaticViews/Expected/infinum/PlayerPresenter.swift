import UIKit

@preconcurrency @MainActor
final class PlayerPresenter {

    // MARK: - Private properties -

    private unowned let view: PlayerViewInterface
    private let wireframe: PlayerWireframeInterface

    // MARK: - Provide view data source

    let speeds = [1, 2, 3]
    var speed = 1
    var isPlaying = false
    var isCompact = false

    // MARK: - Lifecycle -

    init(
        view: PlayerViewInterface,
        wireframe: PlayerWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PlayerPresenter: PlayerPresenterInterface {

    // MARK: - Handle view event

    func playOrPause() {
        guard !view.queue.isEmpty else { return }
        isPlaying.toggle()
        isPlaying ? view.player.play(view.queue[0], speed: speed) : view.player.pause()
        view.updateTitle()
    }

    func chooseSpeed(_ sender: UIButton) {
        speed = speeds[sender.tag]
        if isPlaying { view.player.play(view.queue[0], speed: speed) }
        view.updateTitle()
    }

    func skip() {
        if !view.queue.isEmpty { view.queue.removeFirst() }
        isPlaying = isPlaying && !view.queue.isEmpty
        wireframe.queueController?.songs = view.queue
        if view.queue.isEmpty { wireframe.hideQueue() }
        view.updateTitle()
    }

    // MARK: - Forwarding

    var queueController: QueueViewController? {
        get { wireframe.queueController }
        set { wireframe.queueController = newValue }
    }

    func showQueue() {
        wireframe.showQueue()
    }
}
