import Foundation

@preconcurrency @MainActor
final class PlanPresenter {

    // MARK: - Private properties -

    private unowned let view: PlanViewInterface
    private let wireframe: PlanWireframeInterface

    // MARK: - Properties -

    var editor: PlanEditor?

    // MARK: - Lifecycle -

    init(
        view: PlanViewInterface,
        wireframe: PlanWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PlanPresenter: PlanPresenterInterface {

    func numberOfSections() -> Int {
        let extra = (editor?.isNew ?? true) ? 0 : 1
        return editor?.isFolder == true ? 2 : 3 + extra
    }

    func numberOfRowsInSection(_ section: Int) -> Int {
        guard let editor = editor else {
            assertionFailure()
            return 0
        }
        if editor.isFolder && section == 1 {
            return editor.places.count
        } else if section == 2 {
            return editor.places.count
        }
        return 1
    }

    func titleForHeaderInSection(_ section: Int) -> String? {
        if editor?.isFolder == true {
            return section == 1 ? "Folder" : nil
        } else {
            return section == 2 ? "Place" : nil
        }
    }

    func titleDidChange(text: String?) {
        editor?.title = text?.lowercased()
    }
}
