import UIKit

final class TicketViewController: UIViewController {

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
        register()
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

    // MARK: - Update view

    private func showCode() {
        codeLabel.text = "\(code) (\(checksum)) \(price) \(note)"
    }

    // MARK: - Handle view event

    func pay() {
        desk.pay(price, for: code, isPress: isPress)
        note = "paid"
        showCode()
        showReceipt()
    }

    func discount() {
        price -= 1
        showCode()
    }

    // MARK: - Wireframe

    private func showReceipt() {
        let receipt = TicketViewController(event: event, seat: checksum, desk: desk)
        receipt.note = "receipt"
        present(receipt, animated: true)
    }

    // MARK: - Provide view data source

    /// Shown below the code.
    var note: String = "none" {
        didSet {
            desk.log("\(code): \(oldValue) -> \(note)")
        }
    }

    private let checksum: Int
    private var isPress = false

    // MARK: - Business use case

    private func register() {
        desk.onClose = { [weak self] in
            self?.note = "closed"
        }
    }

    // MARK: - Manage model

    let event: Event
    private let desk: TicketDesk
    private let code: String
    private(set) var price = -1 {
        willSet { desk.log("price \(price) -> \(newValue)") }
    }
}
