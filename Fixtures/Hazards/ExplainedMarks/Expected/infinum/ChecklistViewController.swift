import UIKit

class ChecklistViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ChecklistPresenterInterface = ChecklistWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var remainingLabel: UILabel!

    //------View-------

    //View's life cycle
    //#pragma mark View life

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        presenter.loadTasks()
    }
    // Appearing again shows what other screens have done.

    //Assemble views, and set layout
    //#pragma mark View config

    private func configureViews() {
        title = "Checklist"
        tableView.dataSource = self
        tableView.delegate = self
    }

    //View requests data for rendering from the presenter
    //#pragma mark Request view data source

    private func isChecked(_ index: Int) -> Bool {
        presenter.isDone(at: index)
    }

    //Monitor and send view event to presenter
    //#pragma mark Send view event

    @IBAction private func clear(_ sender: UIBarButtonItem) {
        presenter.didTapClear()
    }
}

// MARK: - Extensions -

extension ChecklistViewController: ChecklistViewInterface {

    //Interface for updating views
    //#pragma mark Update view

    func showTasks() {
        remainingLabel.text = "\(presenter.remaining()) left"
        tableView.reloadData()
    }
}

//Rows
//MARK: - UITableViewDataSource
extension ChecklistViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.tasks.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = presenter.tasks[indexPath.row].title
        cell.accessoryType = isChecked(indexPath.row) ? .checkmark : .none
        return cell
    }
}

//Touches
//MARK: - UITableViewDelegate
extension ChecklistViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelect(indexPath.row)
    }
}
