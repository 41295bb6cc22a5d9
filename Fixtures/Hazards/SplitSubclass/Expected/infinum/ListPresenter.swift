import Foundation

@preconcurrency @MainActor
final class ListPresenter {

    // MARK: - Private properties -

    private unowned let view: ListViewInterface
    private let interactor: ListInteractorInterface
    private let wireframe: ListWireframeInterface

    // MARK: - Properties -

    var items: [String] = []

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

    func viewDidLoad() {
        items = interactor.fetchItems()
        view.setCountLabelTextInView("\(items.count)")
    }

    // MARK: - Handle view event

    func save(_ item: String) {
        items.append(item)
        interactor.save(item)
    }

    func warn() {
        interactor.save("warning")
        wireframe.showFullAlert()
    }
}
