import UIKit

final class FeedViewController: UIViewController {

    @IBOutlet private var statusLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    // MARK: - Update view

    private func show(_ status: String) {
        statusLabel.text = status
    }

    private func showBriefly(_ status: String) {
        show(status)
        hideItem?.cancel()
        let item = DispatchWorkItem { [weak self] in
            self?.statusLabel.isHidden = true
        }
        hideItem = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
    }

    private var hideItem: DispatchWorkItem?

    // MARK: - Handle view event

    func refresh() {
        guard !isLoading else { return showBriefly("patience") }
        load()
    }

    func loadAll() {
        let group = DispatchGroup()
        for name in names {
            group.enter()
            queue.async { [weak self, feed] in
                let count = feed.count(of: name)
                DispatchQueue.main.async {
                    self?.counts[name] = count
                    group.leave()
                }
            }
        }
        group.notify(queue: .main) { [weak self] in
            guard let self = self else { return }
            self.showBriefly("\(self.counts.values.reduce(0, +)) in all")
            self.finish()
        }
    }

    // MARK: - Wireframe

    private func finish() {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
            self.present(UIViewController(), animated: false)
        }
    }

    // MARK: - Business use case

    private func load() {
        isLoading = true
        queue.async {
            let names = self.feed.names()
            DispatchQueue.main.async { [weak self] in
                self?.didLoad(names)
            }
        }
    }

    // MARK: - Handle business event

    private func didLoad(_ loaded: [String]) {
        isLoading = false
        names = loaded
        show("\(loaded.count) feeds")
    }

    // MARK: - Manage model

    private let feed = Feed()
    private let queue = DispatchQueue(label: "feeds")
    private var names: [String] = []
    private var counts: [String: Int] = [:]
    private var isLoading = false
    private let token = Token()
}
