import Foundation

@preconcurrency @MainActor
final class TimelinePresenter {

    // MARK: - Private properties -

    private unowned let view: TimelineViewInterface
    private let interactor: TimelineInteractorInterface
    private let wireframe: TimelineWireframeInterface

    // MARK: - Properties -

    private var items: [String] = []

    // MARK: - Lifecycle -

    init(
        view: TimelineViewInterface,
        interactor: TimelineInteractorInterface,
        wireframe: TimelineWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension TimelinePresenter: TimelinePresenterInterface {

    func pagesDidChange() {
        interactor.doPageChange(request: .init(count: view.pageCount))
    }

    func viewDidLoad() {
        interactor.doLoad(request: .init())
        interactor.send(.opened)
    }

    func refresh() {
        wireframe.showRefreshAlert { [weak self] in
            self?.interactor.doRefresh(request: .init(source: .alert))
        }
    }

    func pull() {
        interactor.doRefresh(request: .init())
    }

    func displayItems(viewModel: Timeline.ViewModel) {
        items = viewModel.items
        if items.isEmpty {
            interactor.send(.empty)
        }
        view.setLabelText(items.joined(separator: ", "))
    }
}
