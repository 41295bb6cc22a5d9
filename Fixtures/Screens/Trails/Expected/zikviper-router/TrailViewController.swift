import UIKit

class TrailViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: TrailViewEventHandler = TrailViewRouter.assemble(self)
    lazy var viewDataSource: TrailViewDataSource = TrailViewRouter.assemble(self)

    // MARK: - Properties

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var lengthLabel: UILabel!
    @IBOutlet weak var startButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trail"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
        startButton.addTarget(self, action: #selector(startTapped(_:)), for: .touchUpInside)
        eventHandler.viewDidLoad()
    }

    func lapDone() {
        eventHandler.lapDone()
    }

    func close() {
        eventHandler.close()
    }

    func reset() {
        eventHandler.reset()
    }

    func lock() {
        eventHandler.lock()
    }

    func showMore() {
        eventHandler.showMore()
    }

    func openNote() {
        eventHandler.openNote()
    }

    @objc func share(_ sender: UIBarButtonItem) {
        eventHandler.showShareSheet(message: viewDataSource.trailName, onCopy: { [weak self] in
            self?.eventHandler.copyName()
        }, at: sender)
    }

    @objc func startTapped(_ sender: UIButton) {
        sender.isSelected = !sender.isSelected
        eventHandler.showStartSheet(onNow: { [weak self] in
            self?.eventHandler.begin(after: 0)
        }, onLater: { [weak self] in
            self?.eventHandler.begin(after: 5)
        }, at: sender, sourceRect: sender.bounds)
    }

    func finish() {
        eventHandler.finish()
    }

    // MARK: - Provide input

    var nameText: String? { nameLabel.text }
}

// MARK: - View input

extension TrailViewController: TrailViewInput {

    // MARK: - Update view

    func setNameLabelText(_ text: String?) {
        nameLabel.text = text
    }

    func setLengthLabelText(_ text: String?) {
        lengthLabel.text = text
    }

    func setStartButtonTitle(_ title: String?) {
        startButton.setTitle(title, for: .normal)
    }
}
