import UIKit

final class JourneyViewController: UITableViewController {

    @IBOutlet weak var noteView: UITextView!
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var startButton: UIButton!

    private var draft: Journey?
    private var countries: [Country] = []
    private var clock: Timer?
    private var minutes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        draft = Journey()
        noteView.delegate = self
        startButton.addTarget(self, action: #selector(start), for: .touchUpInside)
        Atlas.shared.countries { [weak self] found in
            self?.countries = found
            self?.tableView.reloadData()
        }
    }

    @objc func start() {
        minutes = 0
        clock = Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    @objc private func tick() {
        minutes += 1
        Atlas.shared.note(draft?.note ?? "none", after: minutes)
        if minutes == 2 { clock?.invalidate() }
    }

    func rename() {
        minutes += 1
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { [weak self] in
            $0.text = self?.nameField.text
            $0.placeholder = "Name"
        }
        alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak self] _ in
            guard let name = alert.textFields?.first?.text, !name.isEmpty else { return }
            self?.draft?.name = name
        })
        present(alert, animated: false)
    }

    func choose() {
        let next = PickerViewController()
        next.delegate = self
        present(next, animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        countries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = countries[indexPath.row].name
        return cell
    }
}

extension JourneyViewController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        draft?.note = textView.text
    }
}

extension JourneyViewController: PickerDelegate {
    func picker(_ picker: PickerViewController, didPick name: String) {
        Atlas.shared.home = name
        picker.dismiss(animated: false) {
            self.tableView.reloadData()
        }
    }
}
