import UIKit

/// Files that are being downloaded.
final class DownloadsViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: DownloadsPresenterInterface = DownloadsWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet private weak var progressView: UIProgressView!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Downloads"
        presenter.downloader.onProgress = { [weak self] progress in self?.update(progress: progress) }
    }

    // MARK: - Update view

    private func update(progress: Float) {
        progressView.progress = progress
    }

    // MARK: - Send view event

    func start() {
        presenter.start()
    }

    func startWeakly() {
        presenter.startWeakly()
    }

    func startNested() {
        presenter.startNested()
    }

    func startUnowned() {
        presenter.startUnowned()
    }

    func startWithLabel() {
        presenter.startWithLabel()
    }

    func startThroughVariable() {
        presenter.startThroughVariable()
    }

    func startThroughConstant() {
        presenter.startThroughConstant()
    }

    func startThroughConstantWithin() {
        presenter.startThroughConstantWithin()
    }

    func summary() -> String {
        presenter.summary()
    }

    // MARK: - Request view data source

    var onDone: ((Int) -> Void)? {
        get { presenter.onDone }
        set { presenter.onDone = newValue }
    }
}

// MARK: - Extensions -

extension DownloadsViewController: DownloadsViewInterface {

    // MARK: - Update view

    func show(_ status: String) {
        statusLabel.text = status
    }
}
