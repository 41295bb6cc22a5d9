import UIKit

/// Songs to play.
final class PlaylistViewController: UIViewController, UITableViewDelegate {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var countLabel: UILabel!

    var songs: [Song] = []
    private var current: Song?
    private var plays = 0
    private var lastError = "none"

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Playlist"
        plays = 0
        current = songs.first
        countLabel.text = "\(songs.count)"
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard songs.indices.contains(indexPath.row) else { return } // a row that is gone
        let song = songs[indexPath.row]
        if song == current {
            navigationController?.pushViewController(SongViewController(song: song), animated: false)
            return
        }
        current = song
        plays += 1
        Jukebox.shared.enqueue(song)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        let song = songs[indexPath.row]
        plays += song.plays
        cell.textLabel?.text = song.title
        cell.detailTextLabel?.text = song == current ? "now" : nil
    }

    /// The parameter is called like the property.
    func fail(with lastError: String, in label: UILabel) {
        label.text = lastError
        label.isHidden = false
        self.lastError = lastError
        current = nil
    }

    func find(_ field: UITextField) {
        let title = field.text ?? ""
        Jukebox.shared.lookUp(title) { [weak self, weak field] in
            field?.textColor = .green
            guard let self else { return }
            self.plays += 1
            self.songs.append(Song(title: title))
        }
    }

    func summary() -> String {
        "\(songs.map(\.title)) \(current?.title ?? "-") \(plays) \(lastError)"
    }
}
