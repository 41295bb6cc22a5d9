import Foundation

@preconcurrency @MainActor
final class PlayerPresenter {

    // MARK: - Private properties -

    private unowned let view: PlayerViewInterface
    private let interactor: PlayerInteractorInterface
    private let wireframe: PlayerWireframeInterface

    // MARK: - Provide view data source

    let speeds = [1, 2, 3]
    var speed = 1
    var isPlaying = false
    var isCompact = false

    // MARK: - Lifecycle -

    init(
        view: PlayerViewInterface,
        interactor: PlayerInteractorInterface,
        wireframe: PlayerWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PlayerPresenter: PlayerPresenterInterface {

    // MARK: - Handle view event

    func playOrPause() {
        guard !interactor.queue.isEmpty else { return }
        isPlaying.toggle()
        isPlaying ? interactor.player.play(interactor.queue[0], speed: speed) : interactor.player.pause()
        view.updateTitle()
    }

    func chooseSpeed(tag: Int) {
        speed = speeds[tag]
        if isPlaying { interactor.player.play(interactor.queue[0], speed: speed) }
        view.updateTitle()
    }

    func skip() {
        if !interactor.queue.isEmpty { interactor.queue.removeFirst() }
        isPlaying = isPlaying && !interactor.queue.isEmpty
        wireframe.setQueueControllerSongs(interactor.queue)
        if interactor.queue.isEmpty { wireframe.hideQueue() }
        view.updateTitle()
    }

    // MARK: - Forwarding

    func showQueue() {
        wireframe.showQueue()
    }

    var queue: [String] {
        get { interactor.queue }
        set { interactor.queue = newValue }
    }
}
