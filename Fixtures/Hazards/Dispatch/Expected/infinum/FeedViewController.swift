import UIKit

final class FeedViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: FeedPresenterInterface = FeedWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private var statusLabel: UILabel!

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    // MARK: - Update view

    private var hideItem: DispatchWorkItem?

    // MARK: - Handle view event

    func refresh() {
        presenter.refresh()
    }

    func loadAll() {
        let group = DispatchGroup()
        for name in presenter.names {
            group.enter()
            presenter.queue.async { [weak self, feed] in
                let count = feed.count(of: name)
                DispatchQueue.main.async {
                    self?.presenter.counts[name] = count
                    group.leave()
                }
            }
        }
        presenter.showBrieflyForLoadAll(group)
    }

    // MARK: - Business use case

    func load() {
        presenter.isLoading = true
        presenter.queue.async {
            let names = self.feed.names()
            DispatchQueue.main.async { [weak self] in
                self?.presenter.didLoad(names)
            }
        }
    }

    // MARK: - Manage model

    private let feed = Feed()
}

// MARK: - Extensions -

extension FeedViewController: FeedViewInterface {

    // MARK: - Update view

    func show(_ status: String) {
        statusLabel.text = status
    }

    func showBriefly(_ status: String) {
        show(status)
        hideItem?.cancel()
        let item = DispatchWorkItem { [weak self] in
            self?.statusLabel.isHidden = true
        }
        hideItem = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
    }
}
