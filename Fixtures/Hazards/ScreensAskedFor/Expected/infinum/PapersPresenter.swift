import Foundation

@preconcurrency @MainActor
final class PapersPresenter {

    // MARK: - Private properties -

    private unowned let view: PapersViewInterface
    private let wireframe: PapersWireframeInterface

    // MARK: - Properties -

    var desk: Desk?
    var root = "/papers"
    var shown = 0

    // MARK: - Lifecycle -

    init(
        view: PapersViewInterface,
        wireframe: PapersWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PapersPresenter: PapersPresenterInterface {

    func open(_ row: Int) {
        guard shown < 5 else {
            Trace.record("enough")
            return
        }
        shown += 1
        wireframe.showPaperEditor(for: desk, row: row)
    }

    func openNext(_ title: String) {
        shown += title.count
        wireframe.showPaperEditor(for: desk, title: title)
    }

    func show(_ path: String?) {
        shown += 1
        wireframe.showPaperEditor(for: path, root: root)
    }
}
