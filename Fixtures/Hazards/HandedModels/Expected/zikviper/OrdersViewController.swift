import UIKit

final class OrdersViewController: UIViewController, UITableViewDataSource {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: OrdersViewEventHandler = OrdersBuilder.assemble(self)
    lazy var viewDataSource: OrdersViewDataSource = OrdersBuilder.assemble(self)

    // MARK: - Properties

    let tableView = UITableView()
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        eventHandler.load()
    }

    private func color(of order: Order) -> UIColor { order.isPaid ? .gray : .black }

    private func summary(of order: Order) -> String { "first: \(order.title)" }

    private func show(_ order: Order) {
        label.text = summary(of: order)
    }

    // MARK: - Table

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 1 ? viewDataSource.numberOfArchivedOrders : viewDataSource.numberOfOrders
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = OrderCell(style: .default, reuseIdentifier: nil)
        switch indexPath.section {
        case 0:
            cell.textLabel?.text = viewDataSource.orderLine(at: indexPath)
            cell.accessoryType = viewDataSource.isPaid(at: indexPath) ? .checkmark : .none
        case 1:
            cell.configure(with: viewDataSource.archivedOrder(at: indexPath))
        default:
            let other = viewDataSource.order(at: indexPath)
            cell.courier = viewDataSource.courier(at: indexPath)
            cell.show(other.customer, isMarked: other.isPaid)
            cell.textLabel?.textColor = color(of: other)
            cell.call()
        }
        if let first = viewDataSource.firstOrder { show(first) }
        return cell
    }
}

// MARK: - View input

extension OrdersViewController: OrdersViewInput {

    // MARK: - Update view

    func reloadTableView() {
        tableView.reloadData()
    }
}
