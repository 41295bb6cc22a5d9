import UIKit

class TicketViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: TicketPresenterInterface = TicketWireframe.assemble(self)

    // MARK: - Properties -

    let codeLabel = UILabel()

    // MARK: - Initialisers

    /// - Parameter seat: the front row if none is given.
    init(event: Event, seat: Int = 1, desk: TicketDesk) {
        let code = "\(event.name.prefix(2).uppercased())-\(seat)"
        self.event = event
        self.desk = desk
        self.code = code
        checksum = code.count * seat
        note = "new"
        super.init(nibName: nil, bundle: nil)
        price = event.price
        title = "Ticket \(code)"
        desk.reserve(code)
        presenter.register()
    }

    /// The free one for the press.
    convenience init(pressOf event: Event, desk: TicketDesk) {
        self.init(event: event, seat: 100, desk: desk)
        price = 0
        isPress = true
    }

    convenience init?(text: String, desk: TicketDesk) {
        let parts = text.split(separator: "/")
        guard parts.count == 2, let seat = Int(parts[1]) else { return nil }
        self.init(event: Event(name: String(parts[0]), price: 5), seat: seat, desk: desk)
        note = text
    }

    required init?(coder: NSCoder) {
        event = Event(name: "Stored", price: 1)
        desk = TicketDesk()
        code = "ST-0"
        checksum = 0
        super.init(coder: coder)
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
            desk.log("\(code): \(oldValue) -> \(note)")
        }
    }

    let checksum: Int
    var isPress = false

    // MARK: - Manage model

    let event: Event
    let desk: TicketDesk
    let code: String
    var price = -1 {
        willSet { desk.log("price \(price) -> \(newValue)") }
    }
}

// MARK: - Extensions -

extension TicketViewController: TicketViewInterface {

    // MARK: - Update view

    func showCode() {
        codeLabel.text = "\(code) (\(checksum)) \(price) \(note)"
    }
}
