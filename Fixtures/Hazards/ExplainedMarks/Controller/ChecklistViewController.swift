import UIKit

class ChecklistViewController: UIViewController {

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var remainingLabel: UILabel!

    private let store = TaskStore.shared
    private var tasks: [Task] = []

    //------View-------

    //View's life cycle
    //#pragma mark View life

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        loadTasks()
    }
    // Appearing again shows what other screens have done.

    //Assemble views, and set layout
    //#pragma mark View config

    private func configureViews() {
        title = "Checklist"
        tableView.dataSource = self
        tableView.delegate = self
    }

    //Interface for updating views
    //#pragma mark Update view

    private func showTasks() {
        remainingLabel.text = "\(remaining()) left"
        tableView.reloadData()
    }
    //View requests data for rendering from the presenter
    //#pragma mark Request view data source

    private func isChecked(_ index: Int) -> Bool {
        isDone(at: index)
    }

    //Monitor and send view event to presenter
    //#pragma mark Send view event

    @IBAction private func clear(_ sender: UIBarButtonItem) {
        didTapClear()
    }

    //------Presenter-------

    // What the view has seen, in the words of the user.
    // It knows no touches.
    //#pragma mark Handle view event

    private func didTapClear() {
        if remaining() == tasks.count {
            showNothingToClear()
        } else {
            clearDone()
        }
    }

    private func didSelect(_ index: Int) {
        if tasks[index].isDone {
            showTask(tasks[index])
        } else {
            finish(tasks[index])
        }
    }

    //Routes
    //#pragma mark Wireframe

    private func showTask(_ task: Task) {
        let screen = TaskViewController()
        screen.task = task
        navigationController?.pushViewController(screen, animated: true)
    }

    private func showNothingToClear() {
        let alert = UIAlertController(title: "Nothing is done yet", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    //What the view renders
    //#pragma mark Provide view data source

    private func remaining() -> Int {
        tasks.filter { !$0.isDone }.count
    }

    private func isDone(at index: Int) -> Bool {
        tasks[index].isDone
    }

    //What the interactor works with
    //#pragma mark Provide model data source

    private func doneTasks() -> [Task] {
        tasks.filter(\.isDone)
    }

    //Events of the interactor
    //#pragma mark Handle business event

    private func didLoad(_ loaded: [Task]) {
        tasks = loaded
        showTasks()
    }

    //------Interactor-------

    //Send event to presenter
    //#pragma mark Send business event

    private func reload(_ found: [Task]) {
        didLoad(found)
    }

    //What the user wants
    //#pragma mark Business use case

    private func loadTasks() {
        store.fetch { [weak self] found in
            self?.reload(found)
        }
    }

    private func finish(_ task: Task) {
        store.finish(task)
        loadTasks()
    }

    //Ask the presenter
    //#pragma mark Request data for model

    private func clearDone() {
        remove(doneTasks())
    }

    //Keep the model
    //#pragma mark Manage model

    private func remove(_ done: [Task]) {
        for task in done { store.remove(task) }
        loadTasks()
    }
}

//Rows
//MARK: - UITableViewDataSource
extension ChecklistViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tasks.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = tasks[indexPath.row].title
        cell.accessoryType = isChecked(indexPath.row) ? .checkmark : .none
        return cell
    }
}

//Touches
//MARK: - UITableViewDelegate
extension ChecklistViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        didSelect(indexPath.row)
    }
}
