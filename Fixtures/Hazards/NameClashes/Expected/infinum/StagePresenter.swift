import Foundation

@preconcurrency @MainActor
final class StagePresenter {

    // MARK: - Private properties -

    private unowned let view: StageViewInterface
    private let moduleInteractor: StageInteractorInterface
    private let wireframe: StageWireframeInterface

    // MARK: - Handle view event

    /// Whoever presents at the moment. The programme sets it.
    var presenter: Speaker? {
        didSet { output.append(presenter?.name ?? "-") }
    }

    // MARK: - Provide view data source

    private(set) var output: [String] = []

    // MARK: - Lifecycle -

    init(
        view: StageViewInterface,
        interactor: StageInteractorInterface,
        wireframe: StageWireframeInterface
    ) {
        self.view = view
        self.moduleInteractor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension StagePresenter: StagePresenterInterface {

    // MARK: - Handle view event

    func callNext() {
        guard let wireframe = moduleInteractor.wireframe else { return self.wireframe.leave("all") }
        presenter = wireframe.next()
        view.show(presenter)
        if presenter == nil {
            self.wireframe.leave("last")
        }
    }

    // MARK: - Forwarding

    func assemble() {
        moduleInteractor.assemble()
    }

    var interactor: Audience {
        get { moduleInteractor.interactor }
        set { moduleInteractor.interactor = newValue }
    }
}

extension StagePresenter: StageInteractorOutputInterface {
}
