import UIKit

@preconcurrency @MainActor
protocol BannerWireframeInterface: WireframeInterface {
    func warn(_ message: String, buttons: [String])
    func showPage(for page: String, place: String, animated: Bool)
}

extension BannerWireframeInterface {

    func warn() {
        warn("No such page", buttons: ["OK"])
    }

    func warn(_ message: String) {
        warn(message, buttons: ["OK"])
    }
}

@preconcurrency @MainActor
protocol BannerViewInterface: ViewInterface {
    func showBanner(_ text: String, hiding: Bool)
}

extension BannerViewInterface {

    func showBanner(hiding: Bool) {
        showBanner("Welcome", hiding: hiding)
    }

    func showBanner(_ text: String) {
        showBanner(text, hiding: false)
    }
}

@preconcurrency @MainActor
protocol BannerPresenterInterface: PresenterInterface {
    func refresh(force: Bool, delay: Int, then done: (() -> Void)?)
    func tap(at index: Int)
    func viewDidLoad()
    func title(_ text: String, of book: String) -> String
}

extension BannerPresenterInterface {

    func title(_ text: String) -> String {
        title(text, of: "the book")
    }
}

@preconcurrency @MainActor
protocol BannerInteractorInterface: InteractorInterface {
    var pages: [String] { get set }

    func load(page: Int, retries: Int)
}

extension BannerInteractorInterface {

    func load(retries: Int) {
        load(page: 1, retries: retries)
    }

    func load() {
        load(page: 1, retries: 2)
    }

    func load(page: Int) {
        load(page: page, retries: 2)
    }
}

@preconcurrency @MainActor
protocol BannerInteractorOutputInterface: AnyObject, Sendable {
    func title(_ text: String, of book: String) -> String
    func didLoad(_ loaded: [String], error: Error?)
}

extension BannerInteractorOutputInterface {

    func title(_ text: String) -> String {
        title(text, of: "the book")
    }

    func didLoad(error: Error?) {
        didLoad([], error: error)
    }

    func didLoad() {
        didLoad([], error: nil)
    }

    func didLoad(_ loaded: [String]) {
        didLoad(loaded, error: nil)
    }
}
