import Foundation

@preconcurrency @MainActor
final class UnnamedScreenPresenter {

    // MARK: - Private properties -

    private unowned let view: UnnamedScreenViewInterface
    private let interactor: UnnamedScreenInteractorInterface
    private let wireframe: UnnamedScreenWireframeInterface

    // MARK: - Properties -

    var count = 0

    // MARK: - Lifecycle -

    init(
        view: UnnamedScreenViewInterface,
        interactor: UnnamedScreenInteractorInterface,
        wireframe: UnnamedScreenWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    private func clear() {
        let view = self.view
        count = 0
        interactor.save(count)
        view.showCount()
    }
}

// MARK: - Extensions -

extension UnnamedScreenPresenter: UnnamedScreenPresenterInterface {

    func viewDidLoad() {
        count = interactor.load()
        view.showCount()
    }

    func add() {
        count += 1
        interactor.save(count)
        view.showCount()
    }

    func reset() {
        wireframe.showBeginAgainAlert { [weak self] in
            self?.clear()
        }
    }
}
