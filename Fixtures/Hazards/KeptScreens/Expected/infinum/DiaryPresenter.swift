import Foundation

@preconcurrency @MainActor
final class DiaryPresenter {

    // MARK: - Private properties -

    private unowned let view: DiaryViewInterface
    private let interactor: DiaryInteractorInterface
    private let wireframe: DiaryWireframeInterface

    // MARK: - Properties -

    var entries: [String] = []
    var isFirst = true

    // MARK: - Lifecycle -

    init(
        view: DiaryViewInterface,
        interactor: DiaryInteractorInterface,
        wireframe: DiaryWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension DiaryPresenter: DiaryPresenterInterface {

    func reload() {
        entries = interactor.entryStoreEntries
        wireframe.reloadEditor(entries)
        wireframe.setHelpTopic(entries.first ?? "none")
        view.setTitle("\(entries.count)")
    }

    func edit(_ row: Int) {
        guard row < entries.count else { return }
        wireframe.showEditor(for: entries[row])
    }

    func add(_ entry: String) {
        interactor.append(entry)
        isFirst = false
        reload()
        if wireframe.isEditorDirty == true {
            wireframe.dismissEditor()
        }
    }

    func showHelp() {
        wireframe.presentHelp(for: entries.last ?? "")
    }

    func showPreview() {
        wireframe.showScreen(for: entries.first)
    }

    // MARK: UITableViewDataSource

    func numberOfRowsInSection(_ section: Int) -> Int {
        switch section {
        case 0: return isFirst ? 1 : 0
        default: return entries.count
        }
    }

    // MARK: - Forwarding

    func closeHelp() {
        wireframe.closeHelp()
    }

    func addLaterQueue(_ work: @escaping () -> Void) {
        interactor.addLaterQueue(work)
    }
}
