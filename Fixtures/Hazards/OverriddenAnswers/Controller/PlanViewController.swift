import UIKit

final class PlanViewController: UITableViewController {

    var editor: PlanEditor?

    override func numberOfSections(in tableView: UITableView) -> Int {
        let extra = (editor?.isNew ?? true) ? 0 : 1
        return editor?.isFolder == true ? 2 : 3 + extra
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
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

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        if editor?.isFolder == true {
            return section == 1 ? "Folder" : nil
        } else {
            return section == 2 ? "Place" : nil
        }
    }

    @objc func titleDidChange(_ field: UITextField) {
        editor?.title = field.text?.lowercased()
        tableView.reloadData()
    }
}
