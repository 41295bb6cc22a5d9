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

    private func showBoard() {
        let parts = [presenter.name, "\(presenter.platforms)", "\(presenter.delay)", "\(presenter.isOpen)", presenter.lines.joined(separator: "+"), "\(presenter.exits["A"] ?? 0)"]
        boardLabel.text = parts.joined(separator: " | ")
        boardLabel.textColor = isLate ? tint : .black
        title = "\(position.x),\(position.y) \(mode) \(clock.text) \(nextTrain?.name ?? "no train")"
    }

    // MARK: - Handle view event

    func depart() {
        presenter.departures += 1
        ratio = Double(presenter.departures) / 4
        mode = presenter.departures.isMultiple(of: 2) ? .quiet : .busy
        nextTrain = schedule.train(after: presenter.departures)
        announce("\(presenter.letter)\(presenter.departures) \(ratio) \(size) \(hidden ?? "-")")
        showBoard()
    }

    func close() {
        presenter.isOpen = false
        presenter.lines.removeAll()
        presenter.exits["A"] = nil
        position.x -= 1
        presenter.delay *= 2
        showBoard()
    }

    // MARK: - Provide view data source

    private var position = (x: 1, y: 2)
    private var mode = StationMode.busy
    private var ratio = Double("0.5")!
    private var hidden = Optional("hidden")
    private let size = CGSize(width: 3, height: 4).width
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
}
