import UIKit

final class OrdersViewController: UIViewController, UITableViewDataSource {

    let tableView = UITableView()
    let label = UILabel()

    private let store = OrderStore.shared
    private var orders: [Order] = []
    private var archived: [Order] = []
    private var couriers: [Courier] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        load()
    }

    private func load() {
        store.fetch { [weak self] orders, couriers in
            self?.orders = orders
            self?.archived = orders.filter(\.isPaid)
            self?.couriers = couriers
            self?.tableView.reloadData()
        }
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
        section == 1 ? archived.count : orders.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = OrderCell(style: .default, reuseIdentifier: nil)
        switch indexPath.section {
        case 0:
            let order = orders[indexPath.row]
            cell.textLabel?.text = line(order, at: indexPath.row)
            cell.accessoryType = order.isPaid ? .checkmark : .none
        case 1:
            cell.configure(with: archived[indexPath.row])
        default:
            let other = orders[indexPath.row]
            cell.courier = couriers[indexPath.row]
            cell.show(other.customer, isMarked: other.isPaid)
            cell.textLabel?.textColor = color(of: other)
            cell.call()
        }
        if let first = orders.first { show(first) }
        return cell
    }
}
