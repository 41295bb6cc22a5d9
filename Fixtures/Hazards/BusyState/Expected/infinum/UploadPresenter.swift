import Foundation

@preconcurrency @MainActor
final class UploadPresenter {

    // MARK: - Private properties -

    private unowned let view: UploadViewInterface
    private let interactor: UploadInteractorInterface
    private let wireframe: UploadWireframeInterface

    // MARK: - Properties -

    var failures = 0 {
        didSet { view.setNavigationItemPrompt(failures == 0 ? nil : "\(failures) failed") }
    }

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
}

// MARK: - Extensions -

extension UploadPresenter: UploadPresenterInterface {

    func save() {
        func leaveEarly() {
            wireframe.goBack()
        }
        guard let first = interactor.manager.waiting.first else {
            leaveEarly()
            return
        }
        interactor.upload([first])
    }
}

extension UploadPresenter: UploadInteractorOutputInterface {

    // MARK: - Forwarding

    var isBusy: Bool {
        get { view.isBusy }
        set { view.isBusy = newValue }
    }
}
