import UIKit

final class PlanViewController: UITableViewController {

    // MARK: - Public properties -

    lazy var presenter: PlanPresenterInterface = PlanWireframe.assemble(self)

    // MARK: - Properties -

    var editor: PlanEditor? {
        get { presenter.editor }
        set { presenter.editor = newValue }
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        presenter.numberOfSections()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRowsInSection(section)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        presenter.titleForHeaderInSection(section)
    }

    @objc func titleDidChange(_ field: UITextField) {
        presenter.titleDidChange(text: field.text)
        tableView.reloadData()
    }
}

// MARK: - Extensions -

extension PlanViewController: PlanViewInterface {
}
