import UIKit

final class OrdersViewController: UIViewController {

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

    private enum Mode {
        case browsing
        case selecting(Selection)

        struct Selection {
            var ids: Set<Int> = []

            enum Limit {
                static let maximum = 2
            }
        }
    }

    private struct Line {
        let order: Order
        let isSelected: Bool
    }

    private final class Ticker {
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
        ticker.onTick = { [weak self] ticks in
            self?.title = "\(ticks) changes"
        }
        refresh { _ in }
    }

    // MARK: - Update view

    private func show(_ summary: Summary) {
        summaryLabel.text = summary == .empty ? "no orders" : "\(summary.count) orders, \(summary.text)"
    }

    // MARK: - Handle view event

    func toggle(_ id: Int) {
        switch mode {
        case .browsing:
            mode = .selecting(Mode.Selection(ids: [id]))
        case .selecting(var selection):
            if selection.ids.remove(id) == nil, selection.ids.count < Mode.Selection.Limit.maximum {
                selection.ids.insert(id)
            }
            mode = selection.ids.isEmpty ? .browsing : .selecting(selection)
        }
        ticker.tick()
    }

    func refresh(_ completion: Completion) {
        do {
            let summary = try summarise(filter)
            show(summary)
            completion(.success(summary))
        } catch let failure as Failure {
            explain(failure)
            completion(.failure(failure))
        } catch {
            fatalError("nothing else is thrown")
        }
    }

    // MARK: - Wireframe

    private func explain(_ failure: Failure) {
        guard case .closed(let filter) = failure else { return }
        let alert = UIAlertController(title: filter.rawValue, message: "The shop is closed.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Filter.all.rawValue, style: .default) { [weak self] _ in
            self?.filter = .all
        })
        present(alert, animated: true)
    }

    // MARK: - Provide view data source

    var filter = Filter.all
    private var mode: Mode = .browsing
    private let ticker = Ticker()

    private var lines: [Line] {
        orders.map { order in
            guard case .selecting(let selection) = mode else { return Line(order: order, isSelected: false) }
            return Line(order: order, isSelected: selection.ids.contains(order.id))
        }
    }

    var texts: [String] {
        lines.map { ($0.isSelected ? "[x] " : "[ ] ") + "\($0.order.id)" }
    }

    // MARK: - Business use case

    private func summarise(_ filter: Filter) throws -> Summary {
        guard desk.isOpen || filter == .all else { throw Failure.closed(filter) }
        var summary = Summary.empty
        for order in orders where filter == .all || order.isSent == (filter == .sent) {
            summary.count += 1
            summary.cents += order.cents
        }
        return summary
    }

    // MARK: - Manage model

    var desk = OrderDesk.shared
    private var orders: [Order] { desk.orders }
}

extension OrdersViewController.Summary {

    /// `"12.50"`
    var text: String {
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
