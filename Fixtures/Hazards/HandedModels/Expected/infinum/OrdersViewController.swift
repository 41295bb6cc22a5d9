import UIKit

final class OrdersViewController: UIViewController, UITableViewDataSource {

    // MARK: - Public properties -

    lazy var presenter: OrdersPresenterInterface = OrdersWireframe.assemble(self)

    // MARK: - Properties -

    let tableView = UITableView()
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        presenter.load()
    }

    /// `"2.50"`
    private func price(_ cents: Int) -> String { "\(cents / 100).\(cents % 100)" }

    // The text of a row.
    private func line(_ order: Order, at place: Int) -> String {
        "\(place + 1). \(order.title): \(price(order.cents))"
    }

    private func color(of order: Order) -> UIColor { order.isPaid ? .gray : .black }

    private func summary(of order: Order) -> String { "first: \(order.title)" }

    private func show(_ order: Order) {
        label.text = summary(of: order)
    }

    // MARK: - Table

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 1 ? presenter.archived.count : presenter.orders.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = OrderCell(style: .default, reuseIdentifier: nil)
        switch indexPath.section {
        case 0:
            let order = presenter.orders[indexPath.row]
            cell.textLabel?.text = line(order, at: indexPath.row)
            cell.accessoryType = order.isPaid ? .checkmark : .none
        case 1:
            cell.configure(with: presenter.archived[indexPath.row])
        default:
            let other = presenter.orders[indexPath.row]
            cell.courier = presenter.couriers[indexPath.row]
            cell.show(other.customer, isMarked: other.isPaid)
            cell.textLabel?.textColor = color(of: other)
            cell.call()
        }
        if let first = presenter.orders.first { show(first) }
        return cell
    }
}

// MARK: - Extensions -

extension OrdersViewController: OrdersViewInterface {

    // MARK: - Update view

    func reloadTableView() {
        tableView.reloadData()
    }
}
