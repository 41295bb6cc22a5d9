import UIKit

/// Songs to play.
final class PlaylistViewController: UIViewController, UITableViewDelegate {

    // MARK: - Public properties -

    lazy var presenter: PlaylistPresenterInterface = PlaylistWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var countLabel: UILabel!

    var songs: [Song] {
        get { presenter.songs }
        set { presenter.songs = newValue }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Playlist"
        presenter.viewDidLoad()
        countLabel.text = "\(presenter.songs.count)"
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        let song = presenter.songs[indexPath.row]
        presenter.plays += song.plays
        cell.textLabel?.text = song.title
        cell.detailTextLabel?.text = song == presenter.current ? "now" : nil
    }

    /// The parameter is called like the property.
    func fail(with lastError: String, in label: UILabel) {
        label.text = lastError
        label.isHidden = false
        presenter.fail(with: lastError)
    }

    func find(_ field: UITextField) {
        let title = field.text ?? ""
        Jukebox.shared.lookUp(title) { [weak self, weak field] in
            field?.textColor = .green
            guard let self else { return }
            self.presenter.updatePlays(title)
        }
    }

    func summary() -> String {
        presenter.summary()
    }
}

// MARK: - Extensions -

extension PlaylistViewController: PlaylistViewInterface {
}
