import UIKit

final class StationViewController: UIViewController {

    @IBOutlet private weak var boardLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showBoard()
    }

    // MARK: - Update view

    private let tint = UIColor.red

    private func showBoard() {
        let parts = [name, "\(platforms)", "\(delay)", "\(isOpen)", lines.joined(separator: "+"), "\(exits["A"] ?? 0)"]
        boardLabel.text = parts.joined(separator: " | ")
        boardLabel.textColor = isLate ? tint : .black
        title = "\(position.x),\(position.y) \(mode) \(clock.text) \(nextTrain?.name ?? "no train")"
    }

    // MARK: - Handle view event

    func depart() {
        departures += 1
        ratio = Double(departures) / 4
        mode = departures.isMultiple(of: 2) ? .quiet : .busy
        nextTrain = schedule.train(after: departures)
        announce("\(letter)\(departures) \(ratio) \(size) \(hidden ?? "-")")
        showBoard()
    }

    func close() {
        isOpen = false
        lines.removeAll()
        exits["A"] = nil
        position.x -= 1
        delay *= 2
        showBoard()
    }

    // MARK: - Provide view data source

    private var platforms = 2
    private var delay = 1.5
    private var isOpen = true
    private var name = "Central"
    private var lines = ["U1", "S2"]
    private var exits = ["A": 1, "B": 2]
    private var position = (x: 1, y: 2)
    private var mode = StationMode.busy
    private let letter = "T" as Character
    private var departures = Int()
    private var ratio = Double("0.5")!
    private var hidden = Optional("hidden")
    private let size = CGSize(width: 3, height: 4).width
    private let announce = { (text: String) in Loudspeaker.shared.say(text) }

    private var isLate: Bool { delay > limit }

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
