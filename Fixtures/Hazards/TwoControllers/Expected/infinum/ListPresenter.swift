import Foundation

@preconcurrency @MainActor
final class ListPresenter {

    // MARK: - Private properties -

    private unowned let view: ListViewInterface
    private let interactor: ListInteractorInterface
    private let wireframe: ListWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: ListViewInterface,
        interactor: ListInteractorInterface,
        wireframe: ListWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ListPresenter: ListPresenterInterface {

    // MARK: - Handle view event

    func select(_ index: Int) {
        view.open(interactor.words[index])
    }

    // MARK: - Forwarding

    var words: [String] {
        get { interactor.words }
        set { interactor.words = newValue }
    }
}
