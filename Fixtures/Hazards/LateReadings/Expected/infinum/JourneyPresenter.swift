import Foundation

@preconcurrency @MainActor
final class JourneyPresenter {

    // MARK: - Private properties -

    private unowned let view: JourneyViewInterface
    private let interactor: JourneyInteractorInterface
    private let wireframe: JourneyWireframeInterface

    // MARK: - Properties -

    private var draft: Journey?
    var countries: [Country] = []
    private var clock: Timer?
    private var minutes = 0

    // MARK: - Lifecycle -

    init(
        view: JourneyViewInterface,
        interactor: JourneyInteractorInterface,
        wireframe: JourneyWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension JourneyPresenter: JourneyPresenterInterface {

    func viewDidLoad() {
        draft = Journey()
        view.setNoteViewDelegateToSelf()
        view.addStartButtonTarget()
        interactor.fetchCountries { [weak self] found in
            self?.countries = found
            self?.view.reloadTableView()
        }
    }

    func start() {
        minutes = 0
        clock = view.scheduledTimer()
    }

    func tick() {
        minutes += 1
        interactor.note(draft?.note ?? "none", after: minutes)
        if minutes == 2 { clock?.invalidate() }
    }

    func rename() {
        minutes += 1
        wireframe.showNameAlert(for: view.nameText) { [weak self] enteredName in
            guard let name = enteredName, !name.isEmpty else { return }
            self?.draft?.name = name
        }
    }

    func textViewDidChange(text: String!) {
        draft?.note = text
    }

    // MARK: - Forwarding

    func choose() {
        wireframe.choose()
    }

    func setHome(_ home: String) {
        interactor.setHome(home)
    }
}
