import UIKit

final class TicketViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: TicketPresenterInterface!

    // MARK: - Properties -

    let codeLabel = UILabel()

    // MARK: - Initialisers

    /// - Parameter seat: the front row if none is given.
    init(event: Event, seat: Int = 1, desk: TicketDesk) {
        let code = "\(event.name.prefix(2).uppercased())-\(seat)"
        let checksum: Int = code.count * seat
        note = "new"
        super.init(nibName: nil, bundle: nil)
        presenter = TicketWireframe.assemble(self, event: event, desk: desk, code: code, checksum: checksum)
        price = event.price
        title = "Ticket \(code)"
        desk.reserve(code)
        presenter.register()
    }

    /// The free one for the press.
    convenience init(pressOf event: Event, desk: TicketDesk) {
        self.init(event: event, seat: 100, desk: desk)
        price = 0
        presenter.isPress = true
    }

    convenience init?(text: String, desk: TicketDesk) {
        let parts = text.split(separator: "/")
        guard parts.count == 2, let seat = Int(parts[1]) else { return nil }
        self.init(event: Event(name: String(parts[0]), price: 5), seat: seat, desk: desk)
        note = text
    }

    required init?(coder: NSCoder) {
        let event = Event(name: "Stored", price: 1)
        let desk = TicketDesk()
        super.init(coder: coder)
        presenter = TicketWireframe.assemble(self, event: event, desk: desk, code: "ST-0", checksum: 0)
        note = "from the storyboard"
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(codeLabel)
        showCode()
    }

    // MARK: - Send view event

    func pay() {
        presenter.pay()
    }

    func discount() {
        presenter.discount()
    }

    // MARK: - Provide view data source

    /// Shown below the code.
    var note: String = "none" {
        didSet {
            presenter.desk.log("\(presenter.code): \(oldValue) -> \(note)")
        }
    }

    // MARK: - Manage model

    var event: Event { presenter.event }
    var price = -1 {
        willSet { presenter.desk.log("price \(price) -> \(newValue)") }
    }
}

// MARK: - Extensions -

extension TicketViewController: TicketViewInterface {

    // MARK: - Update view

    func showCode() {
        codeLabel.text = "\(presenter.code) (\(presenter.checksum)) \(price) \(note)"
    }
}
