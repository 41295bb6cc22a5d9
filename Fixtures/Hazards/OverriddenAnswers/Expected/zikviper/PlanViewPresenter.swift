import Foundation

@preconcurrency @MainActor
class PlanViewPresenter {

    // MARK: - Module

    weak var view: PlanViewInput!
    var interactor: PlanInteractorInput!
    var wireframe: PlanWireframeInput!

    // MARK: - Properties

    var editor: PlanEditor?
}

// MARK: - View event handler

extension PlanViewPresenter: PlanViewEventHandler {

    func titleDidChange(text: String?) {
        editor?.title = text?.lowercased()
    }
}

// MARK: - View data source

extension PlanViewPresenter: PlanViewDataSource {

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
}

// MARK: - Interactor event handler

extension PlanViewPresenter: PlanInteractorEventHandler {
}

// MARK: - Interactor data source

extension PlanViewPresenter: PlanInteractorDataSource {
}
