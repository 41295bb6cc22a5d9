import UIKit

final class ShiftViewController: UIViewController {

    @IBOutlet private weak var hoursLabel: UILabel!
    @IBOutlet private weak var daySwitch: UISwitch!

    private var day = "mon"
    private var booked = 0.0
    private var nominalHours = 8
    private var isClosed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        nominalHours = Rota.shared.nominal
        note("loaded")
        choose("mon")
    }

    func choose(_ day: String) {
        self.day = day
        // A day has so many hours at most, which are asked for later.
        func bookable() -> Double { min(availableHours, Double(nominalHours)) }
        let availableHours = Rota.shared.hours(on: day)
        booked += bookable()
        hoursLabel.text = "\(day): \(booked)"
        Rota.shared.book(booked)
    }

    @IBAction func dayChanged(_ sender: UISwitch) {
        hoursLabel.isHidden = !sender.isOn
        if sender === daySwitch {
            refreshBadges()
            isClosed = !sender.isOn
            Rota.shared.close()
        } else {
            isClosed = true
            Rota.shared.note("\(day) is off")
        }
    }

    @IBAction func help() {
        note("help for \(day)")
        isClosed = false
        presentHelp(on: self)
    }
}
