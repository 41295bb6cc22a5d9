import UIKit

class EpisodesViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: EpisodesViewEventHandler = EpisodesBuilder.assemble(self)
    lazy var viewDataSource: EpisodesViewDataSource = EpisodesBuilder.assemble(self)

    // MARK: - Properties

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var editSwitch: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Episodes"
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .organize, target: self, action: #selector(speedTapped))
        eventHandler.reload()
    }

    func signIn() {
        eventHandler.signIn()
    }

    @objc func speedTapped() {
        eventHandler.speedTapped()
    }

    func buy(_ episode: Episode) {
        eventHandler.buy(episode)
    }

    func play(_ episode: Episode) {
        eventHandler.play(episode)
    }

    func note(on episode: Episode) {
        eventHandler.note(on: episode)
    }

    func save(_ text: String, of episode: Episode, from editor: UIViewController) {
        eventHandler.saveNote(text, of: episode)
        editor.title = "Saved"
        editor.dismiss(animated: true)
        eventHandler.reload()
    }

    func chooseFont() {
        eventHandler.chooseFont()
    }
}

// MARK: - View input

extension EpisodesViewController: EpisodesViewInput {

    // MARK: - Update view

    func setStatusLabelText(_ text: String?) {
        statusLabel.text = text
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func setEditSwitchOn(_ isOn: Bool) {
        editSwitch.isOn = isOn
    }
}

extension EpisodesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfEpisodes
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = viewDataSource.title(at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventHandler.didSelectRow(at: indexPath)
    }
}

extension EpisodesViewController: UIFontPickerViewControllerDelegate {

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        statusLabel.font = UIFont(descriptor: viewController.selectedFontDescriptor!, size: 12)
        viewController.dismiss(animated: true)
    }
}
