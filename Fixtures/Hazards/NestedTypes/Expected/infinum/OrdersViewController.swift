import UIKit

final class OrdersViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: OrdersPresenterInterface = OrdersWireframe.assemble(self)

    // MARK: - Types

    enum Filter: String, CaseIterable {
        case open, sent
        case all
    }

    struct Summary: Equatable {
        var count = 0
        var cents = 0

        static let empty = Summary()
    }

    typealias Completion = (Result<Summary, Failure>) -> Void

    enum Failure: Error {
        case closed(Filter)
    }

    enum Mode {
        case browsing
        case selecting(Selection)

        struct Selection {
            var ids: Set<Int> = []

            enum Limit {
                static let maximum = 2
            }
        }
    }

    struct Line {
        let order: Order
        let isSelected: Bool
    }

    final class Ticker {
        var ticks = 0
        var onTick: ((Int) -> Void)?

        func tick() {
            ticks += 1
            onTick?(ticks)
        }
    }

    // MARK: - View life

    @IBOutlet private weak var summaryLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.ticker.onTick = { [weak self] ticks in
            self?.title = "\(ticks) changes"
        }
        presenter.refresh { _ in }
    }

    // MARK: - Send view event

    func toggle(_ id: Int) {
        presenter.toggle(id)
    }

    func refresh(_ completion: Completion) {
        presenter.refresh(completion)
    }

    // MARK: - Request view data source

    var filter: Filter {
        get { presenter.filter }
        set { presenter.filter = newValue }
    }

    var texts: [String] { presenter.texts }

    // MARK: - Manage model

    var desk: OrderDesk {
        get { presenter.desk }
        set { presenter.desk = newValue }
    }
}

// MARK: - Extensions -

extension OrdersViewController: OrdersViewInterface {

    // MARK: - Update view

    func show(_ summary: Summary) {
        summaryLabel.text = summary == .empty ? "no orders" : "\(summary.count) orders, \(summary.text)"
    }
}

extension OrdersViewController.Summary {

    /// `"12.50"`
    var text: String {
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
