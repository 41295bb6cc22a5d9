import UIKit

final class BannerViewController: UIViewController {

    static let standardDelay = 3

    @IBOutlet private weak var bannerLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showBanner()
        load()
        load(page: 2)
    }

    // MARK: - Update view

    private func showBanner(_ text: String = "Welcome", hiding: Bool = false) {
        bannerLabel.text = text
        bannerLabel.isHidden = hiding
        bannerLabel.accessibilityLabel = title(text)
    }

    // MARK: - Handle view event

    /// The app calls this with and without each argument.
    func refresh(force: Bool = false, delay: Int = BannerViewController.standardDelay, then done: (() -> Void)? = nil) {
        showBanner("Refreshing after \(delay)")
        if force {
            load(page: 1, retries: 0)
        } else {
            load(retries: delay)
        }
        if delay == 7 {
            warn(title("Slow"))
            refresh(force: true)
        }
        done?()
    }

    func tap(at index: Int = 0) {
        guard index < pages.count else {
            return warn()
        }
        open(pages[index])
        if index > 0 {
            open(pages[index], animated: false)
        }
    }

    // MARK: - Wireframe

    private func open(_ page: String, animated: Bool = true, from place: String = #function) {
        let screen = PageViewController()
        screen.page = "\(page) from \(place)"
        navigationController?.pushViewController(screen, animated: animated)
    }

    private func warn(_ message: String = "No such page", buttons: [String] = ["OK"]) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        for button in buttons {
            alert.addAction(UIAlertAction(title: button, style: .default))
        }
        present(alert, animated: true)
    }

    // MARK: - Provide view data source

    private func title(_ text: String, of book: String = "the book") -> String {
        "\(text): \(pages.count) of \(book)"
    }

    // MARK: - Handle business event

    private func didLoad(_ loaded: [String] = [], error: Error? = nil) {
        if let error = error {
            warn("\(error)", buttons: ["Retry", "Cancel"])
            showBanner(hiding: true)
            return
        }
        pages += loaded
        showBanner("\(pages.count) pages", hiding: loaded.isEmpty)
    }

    // MARK: - Business use case

    private func load(page: Int = 1, retries: Int = 2) {
        do {
            didLoad(try library.pages(upTo: page, retries: retries))
        } catch {
            didLoad(error: error)
            library.note(title("Failed"))
        }
        if page == 1 {
            didLoad()
        }
        if retries == 7 {
            load(retries: 1)
        }
    }

    // MARK: - Manage model

    private let library = PageLibrary()
    private var pages: [String] = []
}
