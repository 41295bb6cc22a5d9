import Foundation

@preconcurrency @MainActor
final class FoldersPresenter {

    // MARK: - Private properties -

    private unowned let view: FoldersViewInterface
    private let interactor: FoldersInteractorInterface
    private let wireframe: FoldersWireframeInterface

    // MARK: - Properties -

    private var folders: [String] = []

    // MARK: - Lifecycle -

    init(
        view: FoldersViewInterface,
        interactor: FoldersInteractorInterface,
        wireframe: FoldersWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension FoldersPresenter: FoldersPresenterInterface {

    func load() {
        view.showLoading()
        interactor.loadFolder { [weak self, weak view] found in
            guard let self, let view, view.isViewLoaded else { return }
            self.folders = found
            view.hideLoading(animated: found.isEmpty)
            view.setCountLabelText("\(found.count)")
        }
    }

    func remove(at index: Int) {
        guard folders.indices.contains(index) else { return view.showHint("no folder \(index)", for: 2) }
        folders.remove(at: index)
        interactor.setFolders(folders)
        if folders.isEmpty, view.isEditing {
            view.setEditing(false, animated: true)
        }
        if view.isLoading { view.showHintInView("still loading") }
        view.setNeedsStatusBarAppearanceUpdate()
    }

    func reverse() {
        guard !folders.isEmpty else { return view.showHint("nothing to reverse", for: 1) }
        view.reorderInView()
        folders = interactor.sorted(by: view.order)
    }

    func rename(_ index: Int, to name: String) {
        folders[index] = name
        interactor.setFolders(folders)
        view.updateTitleAndCountLabel(name: name)
        if view.isBusy { view.showHint("busy", for: 1) }
    }
}
