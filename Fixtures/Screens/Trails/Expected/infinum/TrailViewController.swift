import UIKit

class TrailViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: TrailPresenterInterface = TrailWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var lengthLabel: UILabel!
    @IBOutlet weak var startButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trail"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
        startButton.addTarget(self, action: #selector(startTapped(_:)), for: .touchUpInside)
        presenter.viewDidLoad()
    }

    func lapDone() {
        presenter.lapDone()
    }

    func close() {
        presenter.close()
    }

    func reset() {
        presenter.reset()
    }

    func lock() {
        presenter.lock()
    }

    func showMore() {
        presenter.showMore()
    }

    func openNote() {
        presenter.openNote()
    }

    @objc func share(_ sender: UIBarButtonItem) {
        presenter.showShareSheet(message: presenter.trail?.name, onCopy: { [weak self] in
            self?.presenter.copyName()
        }, at: sender)
    }

    @objc func startTapped(_ sender: UIButton) {
        sender.isSelected = !sender.isSelected
        presenter.showStartSheet(onNow: { [weak self] in
            self?.presenter.begin(after: 0)
        }, onLater: { [weak self] in
            self?.presenter.begin(after: 5)
        }, at: sender, sourceRect: sender.bounds)
    }

    func finish() {
        presenter.finish()
    }

    // MARK: - Provide input

    var nameText: String? { nameLabel.text }
}

// MARK: - Extensions -

extension TrailViewController: TrailViewInterface {

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
