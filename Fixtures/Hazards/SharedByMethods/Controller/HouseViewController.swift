import UIKit

final class HouseViewController: UIViewController {

    @IBOutlet private weak var lockLabel: UILabel!
    @IBOutlet private weak var bellLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    private func refresh() {
        KeyLock.shared()?.check()
        lockLabel.text = KeyLock.shared()?.isOn == true ? "locked" : "open"
        bellLabel.text = "volume \(DoorBell.sharedInstance().volume)"
        HouseLog.shared.add("refreshed")
    }

    @IBAction func lock(_ sender: UIButton) {
        KeyLock.shared()?.isOn = true
        refresh()
    }

    @IBAction func toggle(_ sender: UIButton) {
        KeyLock.shared()?.toggle()
        HouseLog.shared.add("toggled")
        refresh()
    }

    @IBAction func ring(_ sender: UIButton) {
        DoorBell.sharedInstance().ring(2)
        DoorBell.sharedInstance().volume += 1
        refresh()
    }

    @IBAction func light(_ sender: UIButton) {
        Lamp.shared(for: 1).isLit = true
        let bell = DoorBell.sharedInstance()
        bell.volume = 0
        bell.ring(1)
        refresh()
    }
}
