import UIKit

final class StationViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: StationPresenterInterface = StationWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var boardLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showBoard()
    }

    // MARK: - Update view

    private let tint = UIColor.red

    // MARK: - Handle view event

    func depart() {
        presenter.updateDepartures()
        mode = presenter.departures.isMultiple(of: 2) ? .quiet : .busy
        nextTrain = schedule.train(after: presenter.departures)
        announce("\(presenter.letter)\(presenter.departures) \(presenter.ratio) \(presenter.size) \(presenter.hidden ?? "-")")
        showBoard()
    }

    func close() {
        presenter.close()
    }

    // MARK: - Provide view data source

    private var mode = StationMode.busy
    private let announce = { (text: String) in Loudspeaker.shared.say(text) }

    private var isLate: Bool { presenter.delay > limit }

    // MARK: - Manage model

    // From here on the types stand in other files.
    private let schedule = makeSchedule()
    private var nextTrain = makeSchedule().trains.first
    private let clock = StationClock.current
    private let limit = StationClock.current.seconds + 2
    private let backup = Bool.random() || true ? Loudspeaker.shared : Loudspeaker()
    private let box = Box(wrapping: "line")

    func test() {
        backup.say("\(box.value) \(nextTrain?.name ?? "none") until \(limit)")
    }
}

// MARK: - Extensions -

extension StationViewController: StationViewInterface {

    // MARK: - Update view

    func showBoard() {
        let parts = [presenter.name, "\(presenter.platforms)", "\(presenter.delay)", "\(presenter.isOpen)", presenter.lines.joined(separator: "+"), "\(presenter.exits["A"] ?? 0)"]
        boardLabel.text = parts.joined(separator: " | ")
        boardLabel.textColor = isLate ? tint : .black
        title = "\(presenter.position.x),\(presenter.position.y) \(mode) \(clock.text) \(nextTrain?.name ?? "no train")"
    }
}
