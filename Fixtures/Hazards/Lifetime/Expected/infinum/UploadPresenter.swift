import Foundation

@preconcurrency @MainActor
final class UploadPresenter {

    // MARK: - Private properties -

    private unowned let view: UploadViewInterface
    private let interactor: UploadInteractorInterface
    private let wireframe: UploadWireframeInterface

    // MARK: - Provide view data source

    private(set) var uploads = 0

    // MARK: - Lifecycle -

    init(
        view: UploadViewInterface,
        interactor: UploadInteractorInterface,
        wireframe: UploadWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Handle business event

    private func finish(_ succeeded: Bool) {
        uploads += succeeded ? 1 : 0
        view.show(succeeded ? "done" : "failed")
        if succeeded {
            wireframe.showDone()
        }
    }
}

// MARK: - Extensions -

extension UploadPresenter: UploadPresenterInterface {

    // MARK: - Handle view event

    /// Nobody waits for the answer: the screen may go at any time.
    func uploadInBackground() {
        view.queue.upload(view.name) { [weak self] succeeded in
            self?.finish(succeeded)
        }
    }

    /// The screen stays until the upload is done, whoever else has let go of it.
    func uploadSafely() {
        view.queue.upload(view.name) { [view] succeeded in
            defer { withExtendedLifetime(view) {} }
            self.finish(succeeded)
        }
    }

    func uploadTwice() {
        view.queue.upload(view.name) { [weak self, weak view] succeeded in
            guard let self = self, let view = view, succeeded else { return }
            self.uploads += 1
            view.queue.upload("\(view.name) again") { [view] _ in
                defer { withExtendedLifetime(view) {} }
                self.finish(true)
            }
        }
    }
}
