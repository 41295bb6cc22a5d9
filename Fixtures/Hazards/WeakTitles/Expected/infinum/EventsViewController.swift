import UIKit

final class EventsViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: EventsPresenterInterface = EventsWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var countLabel: UILabel!

    var city: String {
        get { presenter.city }
        set { presenter.city = newValue }
    }

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        presenter.fetchEvents()
    }

    // MARK: - Setup

    private func setupUI() {
        tableView.dataSource = self
        tableView.delegate = self
        setTitle()
    }

    // MARK: - Navigation

    private func setTitle() {
        navigationItem.title = "Events in \(presenter.city)"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Buy", style: .done, target: self, action: #selector(buyTapped))
    }

    func showCheckout(for event: Event) {
        let checkout = CheckoutViewController()
        checkout.price = presenter.formatter.text(for: event.price)
        navigationController?.pushViewController(checkout, animated: true)
    }

    // MARK: - Actions

    @objc private func buyTapped() {
        presenter.buyTapped()
    }

    @IBAction func clearTapped(_ sender: Any) {
        presenter.clearTapped()
    }

    // MARK: - Private

    func refresh() {
        countLabel.text = "\(presenter.events.count) events"
        tableView.reloadData()
    }
}

// MARK: - Extensions -

extension EventsViewController: EventsViewInterface {

    // MARK: - Update view

    func setCountLabelText(_ text: String?) {
        countLabel.text = text
    }
}

// MARK: - Table

extension EventsViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.events.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "Event")
        cell.textLabel?.text = presenter.text(for: presenter.events[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath)
    }
}
