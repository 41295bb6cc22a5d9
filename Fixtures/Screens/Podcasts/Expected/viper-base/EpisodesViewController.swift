import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

final class EpisodesViewController: UIViewController {

    // MARK: - Properties

    lazy var presenter: EpisodesViewOutputProtocol! = EpisodesBuilder.assemble(self)

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
        presenter.reload()
    }

    func signIn() {
        presenter.signIn()
    }

    @objc func speedTapped() {
        presenter.speedTapped()
    }

    func buy(_ episode: Episode) {
        presenter.buy(episode)
    }

    func play(_ episode: Episode) {
        presenter.play(episode)
    }

    func note(on episode: Episode) {
        presenter.note(on: episode)
    }

    func save(_ text: String, of episode: Episode, from editor: UIViewController) {
        presenter.saveNote(text, of: episode)
        editor.title = "Saved"
        editor.dismiss(animated: true)
        presenter.reload()
    }

    func chooseFont() {
        presenter.chooseFont()
    }
}

// MARK: - EpisodesViewProtocol

extension EpisodesViewController: EpisodesViewProtocol {

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

// MARK: - VIPERView

extension EpisodesViewController: VIPERView {
}

extension EpisodesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.episodes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = presenter.episodes[indexPath.row].title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }
}

extension EpisodesViewController: UIFontPickerViewControllerDelegate {

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        statusLabel.font = UIFont(descriptor: viewController.selectedFontDescriptor!, size: 12)
        viewController.dismiss(animated: true)
    }
}
