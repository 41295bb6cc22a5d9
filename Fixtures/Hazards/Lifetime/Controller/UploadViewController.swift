import UIKit

final class UploadViewController: UIViewController {

    @IBOutlet private var stateLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        queue.delegate = self
        show("ready")
    }

    deinit {
        queue.forget(name)
    }

    // MARK: - Update view

    private func show(_ state: String) {
        stateLabel.text = state
    }

    // MARK: - Handle view event

    /// Nobody waits for the answer: the screen may go at any time.
    func uploadInBackground() {
        queue.upload(name) { [weak self] succeeded in
            self?.finish(succeeded)
        }
    }

    /// The screen stays until the upload is done, whoever else has let go of it.
    func uploadSafely() {
        queue.upload(name) { succeeded in
            self.finish(succeeded)
        }
    }

    func uploadTwice() {
        queue.upload(name) { [weak self] succeeded in
            guard let self = self, succeeded else { return }
            self.uploads += 1
            self.queue.upload("\(self.name) again") { _ in
                self.finish(true)
            }
        }
    }

    // MARK: - Wireframe

    private func showDone() {
        let done = DoneViewController()
        done.onClose = { [weak self] in
            self?.show("closed after \(self?.uploads ?? -1)")
        }
        present(done, animated: true)
    }

    // MARK: - Handle business event

    private func finish(_ succeeded: Bool) {
        uploads += succeeded ? 1 : 0
        show(succeeded ? "done" : "failed")
        if succeeded {
            showDone()
        }
    }

    // MARK: - Provide view data source

    private(set) var uploads = 0

    // MARK: - Manage model

    var name = "photo"
    private let queue = UploadQueue.shared
    private let token = Token("upload screen")
}

// MARK: - UploadQueueDelegate

extension UploadViewController: UploadQueueDelegate {

    func uploadQueue(_ queue: UploadQueue, didStart name: String) {
        show("uploading \(name)")
    }
}
