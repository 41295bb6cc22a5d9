import Foundation

@preconcurrency @MainActor
final class NotebookPresenter {

    // MARK: - Private properties -

    private unowned let view: NotebookViewInterface
    private let interactor: NotebookInteractorInterface
    private let wireframe: NotebookWireframeInterface

    // MARK: - Provide view data source

    var page = 0
    var visits = 0
    var edits = 0

    // MARK: - Lifecycle -

    init(
        view: NotebookViewInterface,
        interactor: NotebookInteractorInterface,
        wireframe: NotebookWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension NotebookPresenter: NotebookPresenterInterface {

    // MARK: - Handle view event

    func viewDidLoad() {
        page = interactor.lastPage()
        view.showPage()
    }

    func viewDidAppear() {
        visits += 1
        if visits == 1 { wireframe.welcome() }
    }

    func setEditing(_ editing: Bool) {
        edits += editing ? 1 : 0
        if !editing { interactor.save(page) }
    }

    // MARK: - Provide view data source

    var canBecomeFirstResponder: Bool { page > 0 }

    var prefersStatusBarHidden: Bool { view.isEditing }

    func turn(to newPage: Int) {
        page = newPage
        view.showPage()
    }

    // MARK: - Forwarding

    func viewDidDisappear() {
        interactor.viewDidDisappear()
    }

    func didReceiveMemoryWarning() {
        interactor.didReceiveMemoryWarning()
    }

    func logAppearsAnimated(_ animated: Bool) {
        interactor.logAppearsAnimated(animated)
    }

    func logTitle(_ value: String) {
        interactor.logTitle(value)
    }

    func logPresentsNumber(_ visits: Int) {
        interactor.logPresentsNumber(visits)
    }
}

extension NotebookPresenter: NotebookInteractorOutputInterface {
}
