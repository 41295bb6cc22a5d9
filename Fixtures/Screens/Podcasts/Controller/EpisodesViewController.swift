import UIKit

class EpisodesViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var editSwitch: UISwitch!

    private let store = EpisodeStore.shared
    private var episodes: [Episode] = []
    private var orders: [Order] = []
    private var isSignedIn = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Episodes"
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .organize, target: self, action: #selector(speedTapped))
        reload()
    }

    private func reload() {
        episodes = store.load()
        statusLabel.text = "\(episodes.count) episodes"
        tableView.reloadData()
        if #available(iOS 14, *) {
            store.prefetch(episodes.count)
            editSwitch.isOn = false
        }
    }

    func signIn() {
        Account.shared.authenticate { [weak self] screen in
            guard let self else { return }
            guard let screen else {
                self.isSignedIn = true
                self.statusLabel.text = "Signed in"
                return
            }
            self.statusLabel.text = "Not signed in"
            self.present(screen, animated: true)
        }
    }

    private func showActions(for episode: Episode) {
        let sheet = UIAlertController(title: episode.title, message: nil, preferredStyle: .actionSheet)
        for folder in store.folders where folder != "Old" {
            sheet.addAction(
                UIAlertAction(title: "Move to \(folder)", style: .default) { [weak self] _ in
                    self?.store.move(episode, to: folder)
                    self?.statusLabel.text = "Moved to \(folder)"
                })
        }
        if episode.isDownloaded {
            sheet.addAction(
                UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                    self?.store.delete(episode)
                    self?.reload()
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    @objc func speedTapped() {
        let sheet = UIAlertController(title: "Speed", message: nil, preferredStyle: .actionSheet)
        Speed.allCases.enumerated().forEach { index, speed in
            let action = UIAlertAction(title: "\(index + 1): \(speed.rawValue)", style: .default) { _ in
                self.store.speed = speed
                self.statusLabel.text = speed.rawValue
            }
            sheet.addAction(action)
        }
        present(sheet, animated: true)
    }

    func buy(_ episode: Episode) {
        let order = Shop.shared.buy(episode, presentingViewController: self) { [weak self] isPaid in
            guard let self else { return }
            self.statusLabel.text = isPaid ? "Paid" : "Not paid"
            if !isPaid { self.orders.removeLast() }
        }
        orders.append(order)
        statusLabel.text = "Order \(order.number) of \(orders.count)"
    }

    func play(_ episode: Episode) {
        guard let navigationController else { return }
        let player = PlayerViewController()
        player.title = episode.title
        player.speed = store.speed
        navigationController.pushViewController(player, animated: true)
    }

    func note(on episode: Episode) {
        let model = NoteModel(text: episode.note)
        let editor = NoteViewController(model: model)
        model.onSave = { [weak self] text in
            self?.save(text, of: episode, from: editor)
        }
        present(editor, animated: true)
    }

    private func save(_ text: String, of episode: Episode, from editor: UIViewController) {
        store.save(text, of: episode)
        editor.title = "Saved"
        editor.dismiss(animated: true)
        reload()
    }

    func chooseFont() {
        if #available(iOS 13, *) {
            statusLabel.text = "Choosing"
            let configuration = UIFontPickerViewController.Configuration()
            configuration.includeFaces = episodes.count > 2
            let picker = UIFontPickerViewController(configuration: configuration)
            picker.delegate = self
            present(picker, animated: true)
        } else {
            let alert = UIAlertController(title: "No fonts", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }
}

extension EpisodesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        episodes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = episodes[indexPath.row].title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        showActions(for: episodes[indexPath.row])
    }
}

extension EpisodesViewController: UIFontPickerViewControllerDelegate {

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        statusLabel.font = UIFont(descriptor: viewController.selectedFontDescriptor!, size: 12)
        viewController.dismiss(animated: true)
    }
}
