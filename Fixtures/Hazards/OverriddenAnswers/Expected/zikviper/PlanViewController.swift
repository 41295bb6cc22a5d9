import UIKit

final class PlanViewController: UITableViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: PlanViewEventHandler = PlanBuilder.assemble(self)
    lazy var viewDataSource: PlanViewDataSource = PlanBuilder.assemble(self)

    // MARK: - Properties

    var editor: PlanEditor? {
        get { viewDataSource.editor }
        set { viewDataSource.editor = newValue }
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        viewDataSource.numberOfSections()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfRowsInSection(section)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        viewDataSource.titleForHeaderInSection(section)
    }

    @objc func titleDidChange(_ field: UITextField) {
        eventHandler.titleDidChange(text: field.text)
        tableView.reloadData()
    }
}

// MARK: - View input

extension PlanViewController: PlanViewInput {
}
