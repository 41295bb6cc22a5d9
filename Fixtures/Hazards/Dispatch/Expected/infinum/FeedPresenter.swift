import Foundation

@preconcurrency @MainActor
final class FeedPresenter {

    // MARK: - Private properties -

    private unowned let view: FeedViewInterface
    private let interactor: FeedInteractorInterface
    private let wireframe: FeedWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: FeedViewInterface,
        interactor: FeedInteractorInterface,
        wireframe: FeedWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension FeedPresenter: FeedPresenterInterface {

    // MARK: - Handle view event

    func refresh() {
        guard !interactor.isLoading else { return view.showBriefly("patience") }
        view.load()
    }

    func showBrieflyForLoadAll(_ group: DispatchGroup) {
        group.notify(queue: .main) { [weak self] in
            guard let self = self else { return }
            self.view.showBriefly("\(self.interactor.counts.values.reduce(0, +)) in all")
            self.wireframe.finish()
        }
    }

    // MARK: - Handle business event

    func didLoad(_ loaded: [String]) {
        interactor.isLoading = false
        interactor.names = loaded
        view.show("\(loaded.count) feeds")
    }

    // MARK: - Forwarding

    var queue: DispatchQueue { interactor.queue }

    var names: [String] { interactor.names }

    var counts: [String: Int] {
        get { interactor.counts }
        set { interactor.counts = newValue }
    }

    var isLoading: Bool {
        get { interactor.isLoading }
        set { interactor.isLoading = newValue }
    }
}
