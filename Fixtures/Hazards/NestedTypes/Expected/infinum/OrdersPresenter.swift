import Foundation

@preconcurrency @MainActor
final class OrdersPresenter {

    // MARK: - Private properties -

    private unowned let view: OrdersViewInterface
    private let interactor: OrdersInteractorInterface
    private let wireframe: OrdersWireframeInterface

    // MARK: - Provide view data source

    var filter = OrdersViewController.Filter.all
    private var mode: OrdersViewController.Mode = .browsing
    let ticker = OrdersViewController.Ticker()

    // MARK: - Lifecycle -

    init(
        view: OrdersViewInterface,
        interactor: OrdersInteractorInterface,
        wireframe: OrdersWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Provide view data source

    private var lines: [OrdersViewController.Line] {
        interactor.orders.map { order in
            guard case .selecting(let selection) = mode else { return OrdersViewController.Line(order: order, isSelected: false) }
            return OrdersViewController.Line(order: order, isSelected: selection.ids.contains(order.id))
        }
    }
}

// MARK: - Extensions -

extension OrdersPresenter: OrdersPresenterInterface {

    // MARK: - Handle view event

    func toggle(_ id: Int) {
        switch mode {
        case .browsing:
            mode = .selecting(OrdersViewController.Mode.Selection(ids: [id]))
        case .selecting(var selection):
            if selection.ids.remove(id) == nil, selection.ids.count < OrdersViewController.Mode.Selection.Limit.maximum {
                selection.ids.insert(id)
            }
            mode = selection.ids.isEmpty ? .browsing : .selecting(selection)
        }
        ticker.tick()
    }

    func refresh(_ completion: OrdersViewController.Completion) {
        do {
            let summary = try interactor.summarise(filter)
            view.show(summary)
            completion(.success(summary))
        } catch let failure as OrdersViewController.Failure {
            wireframe.explain(failure)
            completion(.failure(failure))
        } catch {
            fatalError("nothing else is thrown")
        }
    }

    // MARK: - Provide view data source

    var texts: [String] {
        lines.map { ($0.isSelected ? "[x] " : "[ ] ") + "\($0.order.id)" }
    }

    // MARK: - Forwarding

    var desk: OrderDesk {
        get { interactor.desk }
        set { interactor.desk = newValue }
    }
}
