import Testing

@testable import ViperSplit

/// A View that sees no model has its own formatters asked of the Presenter, and of a list the element that a cell takes.
struct ModelPartsTests {
    private static let app = """
        import UIKit
        struct Order { var title = ""; var cents = 0; var isPaid = false; var customer = Customer() }
        struct Customer { var name = "" }
        final class OrderStore {
            static let shared = OrderStore()
            func fetch(_ done: @escaping ([Order]) -> Void) {}
        }
        final class OrderCell: UITableViewCell {
            var order: Order?
            func configure(with order: Order) {}
            func show(_ customer: Customer) {}
        }
        """

    private func module(
        cell code: String, besides members: String = "", orders: String = "private var orders: [Order] = []",
        template: String = "zikviper", app more: String = ""
    ) throws -> Module {
        let source = """
            @IBOutlet var tableView: UITableView!
            @IBOutlet var label: UILabel!
            \(orders)
            private var archived: [Order] = []
            private let store = OrderStore.shared
            override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = self; load() }
            private func load() {
                store.fetch { [weak self] orders in
                    self?.orders = orders
                    self?.archived = orders
                    self?.tableView.reloadData()
                }
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { orders.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath) as! OrderCell
                \(code)
                return cell
            }
            \(members)
            """
        let options = SplitOptions(context: contextFiles([Self.app, more]), template: try Template(template))
        let split = try ViperSplit.split(files(source), options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        #expect(!split.findings.contains { $0.rule == "left-whole" })
        return try Module(split)
    }

    private func seen(_ module: Module) -> [String] {
        module.split.findings.filter { $0.rule == "model-in-view" }.map(\.message)
    }

    // MARK: - Elements

    @Test(arguments: [
        ("cell.configure(with: orders[indexPath.row])", "cell.configure(with: viewDataSource.order(at: indexPath))"),
        (
            "let order = orders[indexPath.row]\ncell.configure(with: order)",
            "let order = viewDataSource.order(at: indexPath)"
        ),
        ("cell.order = orders.first", "cell.order = viewDataSource.firstOrder"),
        ("cell.show(orders[indexPath.row].customer)", "cell.show(viewDataSource.customer(at: indexPath))"),
        ("if let order = orders.last { cell.configure(with: order) }", "if let order = viewDataSource.lastOrder {"),
        (
            "cell.configure(with: orders[indexPath.row])\ncell.configure(with: archived[indexPath.row])",
            "cell.configure(with: viewDataSource.archivedOrder(at: indexPath))"
        ),
    ])
    func aModelIsAskedForByItself(_ code: String, _ asked: String) throws {
        let module = try module(cell: code)
        #expect(module.view.contains(asked), "\(module.view)")
        #expect(!module["Protocols"].contains("[Order] { get"), "\(module["Protocols"])")
        #expect(module.view.contains("viewDataSource.numberOfOrders"))
    }

    /// Whoever has all of a list anyway has its elements, too.
    @Test(arguments: [
        "private func tell() { for order in orders { label.text = order.title } }",
        "private func tell() { label.text = orders.map { $0.title + (label.text ?? \"\") }.joined() }",
    ])
    func aListThatIsAskedForIsAskedForWhole(_ member: String) throws {
        let module = try module(
            cell: "cell.configure(with: orders[indexPath.row])", besides: "// MARK: - Update view\n\(member)")
        #expect(module.view.contains("cell.configure(with: viewDataSource.orders[indexPath.row])"), "\(module.view)")
        #expect(!module["Protocols"].contains("func order(at"))
    }

    @Test func aListThatTheAppHasIsAskedForWhole() throws {
        let module = try module(
            cell: "cell.configure(with: orders[indexPath.row])", orders: "var orders: [Order] = []",
            app: "func count(_ screen: ViewController) -> Int { screen.orders.count }")
        #expect(module.view.contains("cell.configure(with: viewDataSource.orders[indexPath.row])"), "\(module.view)")
    }

    /// A value that is asked for isn't changed where it is.
    @Test func whatIsChangedIsNotAskedFor() throws {
        let module = try module(
            cell: "cell.configure(with: orders[indexPath.row])",
            besides:
                "// MARK: - Update view\nprivate func mark() { label.text = \"\"; orders[0].isPaid = true; print(orders[0].isPaid) }"
        )
        #expect(!module["Protocols"].contains("var firstOrder"), "\(module["Protocols"])")
    }

    @Test func otherStylesHandModelsOn() throws {
        let module = try module(cell: "cell.configure(with: orders[indexPath.row])", template: "infinum")
        #expect(module.view.contains("cell.configure(with: presenter.orders[indexPath.row])"), "\(module.view)")
        #expect(seen(module) == [])
    }

    // MARK: - Formatters

    private static let price =
        "private let money = NumberFormatter()\nprivate func price(_ cents: Int) -> String { money.string(from: NSNumber(value: cents)) ?? \"\" }"

    @Test(arguments: [
        ("private func line(_ order: Order) -> String { order.title + \"!\" }", "orderLine(at: indexPath)"),
        (
            "private func line(_ order: Order) -> String { order.title + price(order.cents) }\n\(price)",
            "orderLine(at: indexPath)"
        ),
        (
            "private static let money = NumberFormatter()\nprivate func line(_ order: Order) -> String { Self.money.string(from: NSNumber(value: order.cents)) ?? order.title }",
            "orderLine(at: indexPath)"
        ),
    ])
    func aFormatterOfModelsIsAskedFor(_ member: String, _ asked: String) throws {
        for code in [
            "cell.textLabel?.text = line(orders[indexPath.row])",
            "let order = orders[indexPath.row]\ncell.textLabel?.text = line(order)",
        ] {
            let module = try module(cell: code, besides: member)
            #expect(module.view.contains("cell.textLabel?.text = viewDataSource.\(asked)"), "\(module.view)")
            #expect(module["ViewPresenter"].contains("private func line(_ order: Order) -> String"))
            #expect(!module["ViewPresenter"].contains("view.price"))
            #expect(!module["ViewController"].contains("NumberFormatter"))
            #expect(seen(module) == [])
            #expect(module.split.purity?.modelTypesInView == 0)
        }
    }

    /// What the View needs otherwise, is about views, or goes by what is the View's stays there.
    @Test(arguments: [
        "private func line(_ order: Order) -> String { order.title }\nprivate func show(_ order: Order) { label.text = line(order) }\n@IBAction func tap() { show(orders[0]) }",
        "// MARK: - Update view\nprivate func line(_ order: Order) -> String { order.title }",
        "private func line(_ order: Order) -> String { order.title + (label.text ?? \"\") }",
        "private func line(_ order: Order) -> String { UIFont.systemFont(ofSize: 1).fontName + order.title }",
        "private func line(_ order: Order) -> String { order.title + price(order.cents) }\n\(price)\n@IBAction func tap() { label.text = price(1) }",
    ])
    func aFormatterStaysThatTheViewNeeds(_ member: String) throws {
        let module = try module(cell: "cell.textLabel?.text = line(orders[indexPath.row])", besides: member)
        #expect(
            module.view.contains("cell.textLabel?.text = line(viewDataSource.order(at: indexPath))"), "\(module.view)")
        #expect(seen(module).contains(Note.modelInView(model: "Order", handedTo: "line").message))
    }

    // MARK: - Findings

    @Test(
        arguments: [
            ("cell.configure(with: orders[indexPath.row])", Note.modelInView(model: "Order", handedTo: "OrderCell")),
            (
                "let order = orders[indexPath.row]\ncell.configure(with: order)",
                .modelInView(model: "Order", handedTo: "OrderCell")
            ),
            ("cell.order = orders[indexPath.row]", .modelInView(model: "Order", handedTo: "OrderCell")),
            ("cell.show(orders[indexPath.row].customer)", .modelInView(model: "Customer", handedTo: "OrderCell")),
            (
                "if let order = orders.first { cell.configure(with: order) }",
                .modelInView(model: "Order", handedTo: "OrderCell")
            ),
            ("orders.forEach { cell.textLabel?.text = $0.title }", .modelInView(model: "Order", handedTo: nil)),
            ("cell.textLabel?.text = orders[indexPath.row].title", nil),
        ] as [(String, Note?)])
    func aModelThatTheViewSeesIsTold(_ code: String, _ note: Note?) throws {
        let module = try module(cell: code)
        #expect(seen(module) == [note?.message].compactMap { $0 }, "\(module.view)")
        #expect(module.split.purity?.modelTypesInView == (note == nil ? 0 : 1))
    }

    @Test func theFindingSaysWhereAndWhatToDo() throws {
        let module = try module(cell: "cell.configure(with: orders[indexPath.row])")
        let finding = try #require(module.split.findings.first { $0.rule == "model-in-view" })
        #expect(finding.severity == .note)
        #expect(
            finding.message
                == "the View sees `Order`, since it hands it to `OrderCell`; let `OrderCell` take the texts and flags that it needs"
        )
    }
}
