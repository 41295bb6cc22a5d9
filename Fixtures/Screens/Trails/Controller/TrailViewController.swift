import UIKit

class TrailViewController: UIViewController {

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var lengthLabel: UILabel!
    @IBOutlet weak var startButton: UIButton!

    private let recorder = Recorder.shared
    private var trail: Trail?
    private var laps = 0
    private var isLocked = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trail"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
        startButton.addTarget(self, action: #selector(startTapped(_:)), for: .touchUpInside)
        show(TrailStore.shared.last())
    }

    func show(_ trail: Trail) {
        self.trail = trail
        nameLabel.text = trail.name
        lengthLabel.text = "\(trail.length) km"
    }

    // Comes from the recorder whenever a lap is done.
    func lapDone() {
        laps += 1
        guard presentedViewController == nil, !isLocked else { return }
        lengthLabel.text = "\(laps) laps"
        if navigationController?.topViewController !== self {
            recorder.pause()
        } else if presentingViewController is PlanViewController {
            recorder.lap(laps)
        }
    }

    func close() {
        recorder.stop()
        if let navigationController = navigationController, navigationController.viewControllers.count > 1 {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
        nameLabel.text = "Closed"
    }

    func reset() {
        if let presented = presentedViewController {
            presented.dismiss(animated: true) {
                self.reset()
            }
            return
        }
        recorder.stop()
        laps = 0
        nameLabel.text = trail?.name
    }

    func lock() {
        isLocked.toggle()
        if isLocked {
            lengthLabel.text = "Locked"
        } else if let note = presentedViewController as? TrailNoteViewController {
            note.dismiss(animated: true)
        }
        recorder.lock(isLocked)
    }

    func showMore() {
        let list = TrailListViewController()
        var trails = TrailStore.shared.near(trail?.name ?? "")
        for other in trails where other == trail {
            trails.removeAll { $0 == other }
            if trails.count < 2 { break }
        }
        list.trails = trails
        list.title = "Near \(nameLabel.text ?? "")"
        navigationController?.pushViewController(list, animated: true)
    }

    func openNote() {
        guard let navigation = navigationController else {
            nameLabel.text = "Nowhere"
            return
        }
        let note = TrailNoteViewController()
        note.title = "Note on \(laps)"
        navigation.pushViewController(note, animated: true)
        recorder.lap(laps)
    }

    @objc func share(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: "Share", message: trail?.name, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default) { [weak self] _ in
            self?.copyName()
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true)
    }

    private func copyName() {
        TrailStore.shared.copy(trail?.name ?? "")
        nameLabel.text = "Copied"
    }

    @objc func startTapped(_ sender: UIButton) {
        sender.isSelected = !sender.isSelected
        let sheet = UIAlertController(title: "Start", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Now", style: .default) { [weak self] _ in
            self?.begin(after: 0)
        })
        sheet.addAction(UIAlertAction(title: "Later", style: .default) { [weak self] _ in
            self?.begin(after: 5)
        })
        if let popover = sheet.popoverPresentationController {
            popover.sourceView = sender
            popover.sourceRect = sender.bounds
        }
        present(sheet, animated: true)
    }

    private func begin(after delay: Int) {
        recorder.start(delay)
        startButton.setTitle(delay == 0 ? "Running" : "Waiting", for: .normal)
    }

    func finish() {
        let isRecord = recorder.stop() > 10
        nameLabel.text = "Finished"
        dismiss(animated: true) {
            if isRecord {
                let party = PartyViewController()
                party.title = "Record!"
                Screens.root?.present(party, animated: true)
            }
        }
    }
}
