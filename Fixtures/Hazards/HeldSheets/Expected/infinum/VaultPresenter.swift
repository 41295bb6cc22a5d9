import Foundation

@preconcurrency @MainActor
final class VaultPresenter {

    // MARK: - Private properties -

    private unowned let view: VaultViewInterface
    private let interactor: VaultInteractorInterface
    private let wireframe: VaultWireframeInterface

    // MARK: - Properties -

    var tries = 0

    // MARK: - Lifecycle -

    init(
        view: VaultViewInterface,
        interactor: VaultInteractorInterface,
        wireframe: VaultWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension VaultPresenter: VaultPresenterInterface {

    // MARK: - Handle view event

    /// The sheet doesn't hold the screen: its handler has `self` as the closure around it.
    func open() {
        interactor.check(reason: "the vault") { [unowned self] isAllowed in
            guard isAllowed else {
                self.tries += 1
                self.wireframe.showLockedAlert()
                return
            }
            Trace.record("opened after \(self.tries)")
        }
    }

    func peek() {
        interactor.check(reason: "a look") { [weak self] isAllowed in
            guard isAllowed else {
                self?.tries += 1
                self?.wireframe.showNoLookAlert()
                return
            }
            Trace.record("looked after \(self?.tries ?? 0)")
        }
    }

    /// This one holds it.
    func count() {
        interactor.check(reason: "the books") { [weak self] isAllowed in
            guard let self else { return }
            self.tries += 1
            self.wireframe.showCountedAlert()
        }
    }

    /// What nobody else has is handed over.
    func visitAgain() {
        tries += 1
        wireframe.showVisit(for: tries)
    }

    // MARK: - Forwarding

    var greeting: String { interactor.greeting }

    func fetchNext() -> Int {
        interactor.fetchNext()
    }
}
