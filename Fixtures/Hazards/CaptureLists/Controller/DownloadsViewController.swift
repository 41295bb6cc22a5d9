import UIKit

/// Files that are being downloaded.
final class DownloadsViewController: UIViewController {

    @IBOutlet private weak var statusLabel: UILabel!
    @IBOutlet private weak var progressView: UIProgressView!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Downloads"
        downloader.onProgress = { [weak self] progress in self?.update(progress: progress) }
    }

    // MARK: - Update view

    private func update(progress: Float) {
        progressView.progress = progress
    }

    private func show(_ status: String) {
        statusLabel.text = status
    }

    // MARK: - Handle view event

    func start() {
        show("starting \(names.count)")
        // The names as they are now, whatever is added while the downloads run.
        downloader.download(names) { [names, limit = limit] finished in
            Log.write("finished \(finished) of \(names.count), limit \(limit)")
        }
        names.append("later.txt")
        limit += 1
    }

    func startWeakly() {
        downloader.download(names) { [weak self, downloader] finished in
            downloader.verify(finished)
            guard let self else { return }
            names.removeAll()
            self.limit = finished
            show("done")
        }
    }

    func startNested() {
        downloader.download(names) { [weak self] finished in
            guard let strongSelf = self else { return Log.write("nobody is left") }
            strongSelf.downloader.pause { [weak strongSelf] paused in
                if let self = strongSelf {
                    self.names.append("paused \(paused)")
                    self.names.forEach { name in self.show(name) }
                }
            }
            strongSelf.report(finished)
        }
    }

    func startUnowned() {
        downloader.download([]) { [unowned self] finished in
            lastFinished = finished
            report(lastFinished ?? -1)
        }
    }

    func startWithLabel() {
        downloader.download(names) { [weak label = statusLabel, count = names.count, weak self] finished in
            label?.text = "\(finished)/\(count)/\(self?.names.count ?? -1)"
            if let lastFinished = self?.lastFinished {
                self?.show("before: \(lastFinished)")
            }
            self?.names[0] += "!"
            self?.lastFinished = finished
        }
    }

    func startThroughVariable() {
        weak var weakSelf = self
        downloader.download(names) { finished in
            weakSelf?.names.removeAll()
            weakSelf?.show("variable \(finished)")
        }
    }

    func startThroughConstant() {
        let screen = self
        downloader.download(names) { finished in
            screen.limit = finished
            screen.show("constant \(screen.limit)")
        }
    }

    func startThroughConstantWithin() {
        downloader.download(names) { finished in
            let screen = self
            screen.limit = finished
            screen.show("within \(screen.limit)")
        }
    }

    func summary() -> String {
        var parts: [String] = []
        if let lastFinished {
            parts.append("last \(lastFinished)")
        }
        if let lastFinished, let onDone, lastFinished > 1 {
            parts.append("more than one")
            onDone(lastFinished)
        }
        let join = { [parts] (end: String) -> String in (parts + [end]).joined(separator: ", ") }
        return join("\(names.count) names")
    }

    // MARK: - Wireframe

    private func report(_ finished: Int) {
        let alert = UIAlertController(title: "Finished", message: "\(finished)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Again", style: .default) { [weak self] _ in
            guard let `self` = self else { return }
            self.start()
        })
        present(alert, animated: true)
    }

    // MARK: - Provide view data source

    private var lastFinished: Int?

    /// Called with every number worth telling.
    var onDone: ((Int) -> Void)?

    // MARK: - Manage model

    private let downloader = Downloader.shared
    private var names = ["a.txt", "b.txt"]
    private var limit = 3
}
