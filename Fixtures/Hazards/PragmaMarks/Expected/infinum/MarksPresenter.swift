import Foundation

@preconcurrency @MainActor
final class MarksPresenter {

    // MARK: - Private properties -

    private unowned let view: MarksViewInterface
    private let interactor: MarksInteractorInterface
    private let wireframe: MarksWireframeInterface

    // MARK: - Properties -

    let log = MarkLog()

    // ---- Presenter ----

    private var presenterAfterNested = MarksViewController.PresenterNested()

    // MARK: - Lifecycle -

    init(
        view: MarksViewInterface,
        interactor: MarksInteractorInterface,
        wireframe: MarksWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension MarksPresenter: MarksPresenterInterface {

    // #pragma mark - Handle view event

    func presenterPragma() {
        interactor.interactorUseCase()
        view.viewUpdate()
    }

    // #pragma mark Provide view data source

    var presenterText: String { "\(interactor.interactorCount)" }

    // ---- Presenter ----

    func presenterBanner() {
        struct Local {
            // MARK: - Wireframe
            let text: String
        }
        log.write(Local(text: "local").text)
        view.viewUpdate()
    }

    func presenterHit() {
        presenterAfterNested.hits += 1
        log.write("hits = \(presenterAfterNested.hits)")
    }
}

extension MarksPresenter: MarksInteractorOutputInterface {

    // Mark - Handle business event

    func presenterMark() {
        wireframe.wireframeDashes()
    }
}
