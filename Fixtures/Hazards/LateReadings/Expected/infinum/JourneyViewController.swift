import UIKit

final class JourneyViewController: UITableViewController {

    // MARK: - Public properties -

    lazy var presenter: JourneyPresenterInterface = JourneyWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var noteView: UITextView!
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var startButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @objc func start() {
        presenter.start()
    }

    @objc private func tick() {
        presenter.tick()
    }

    func rename() {
        presenter.rename()
    }

    func choose() {
        presenter.choose()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.countries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = presenter.countries[indexPath.row].name
        return cell
    }

    // MARK: - Provide input

    var nameText: String? { nameField.text }
}

// MARK: - Extensions -

extension JourneyViewController: JourneyViewInterface {

    // MARK: - Update view

    func setNoteViewDelegateToSelf() {
        noteView.delegate = self
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func addStartButtonTarget() {
        startButton.addTarget(self, action: #selector(start), for: .touchUpInside)
    }

    func scheduledTimer() -> Timer {
        Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }
}

extension JourneyViewController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        presenter.textViewDidChange(text: textView.text)
    }
}

extension JourneyViewController: PickerDelegate {
    func picker(_ picker: PickerViewController, didPick name: String) {
        presenter.setHome(name)
        picker.dismiss(animated: false) {
            self.tableView.reloadData()
        }
    }
}
