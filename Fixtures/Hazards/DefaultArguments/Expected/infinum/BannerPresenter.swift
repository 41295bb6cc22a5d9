import Foundation

@preconcurrency @MainActor
final class BannerPresenter {

    // MARK: - Private properties -

    private unowned let view: BannerViewInterface
    private let interactor: BannerInteractorInterface
    private let wireframe: BannerWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: BannerViewInterface,
        interactor: BannerInteractorInterface,
        wireframe: BannerWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    private func open(_ page: String, animated: Bool = true, from place: String = #function) {
        wireframe.showPage(for: page, place: place, animated: animated)
    }
}

// MARK: - Extensions -

extension BannerPresenter: BannerPresenterInterface {

    // MARK: - Handle view event

    /// The app calls this with and without each argument.
    func refresh(force: Bool = false, delay: Int = BannerViewController.standardDelay, then done: (() -> Void)? = nil) {
        view.showBanner("Refreshing after \(delay)")
        if force {
            interactor.load(page: 1, retries: 0)
        } else {
            interactor.load(retries: delay)
        }
        if delay == 7 {
            wireframe.warn(title("Slow"))
            refresh(force: true)
        }
        done?()
    }

    func tap(at index: Int = 0) {
        guard index < interactor.pages.count else {
            return wireframe.warn()
        }
        open(interactor.pages[index])
        if index > 0 {
            open(interactor.pages[index], animated: false)
        }
    }

    func viewDidLoad() {
        interactor.load()
        interactor.load(page: 2)
    }

    // MARK: - Provide view data source

    func title(_ text: String, of book: String = "the book") -> String {
        "\(text): \(interactor.pages.count) of \(book)"
    }

    func title(_ text: String) -> String {
        title(text, of: "the book")
    }
}

extension BannerPresenter: BannerInteractorOutputInterface {

    // MARK: - Handle business event

    func didLoad(_ loaded: [String] = [], error: Error? = nil) {
        if let error = error {
            wireframe.warn("\(error)", buttons: ["Retry", "Cancel"])
            view.showBanner(hiding: true)
            return
        }
        interactor.pages += loaded
        view.showBanner("\(interactor.pages.count) pages", hiding: loaded.isEmpty)
    }
}
