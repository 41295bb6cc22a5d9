import UIKit

/// Uses the playlist as other screens do: by its properties and methods, from another file.
final class LibraryViewController: UIViewController, PlaylistListener {

    let playlist: PlaylistViewController

    init(playlist: PlaylistViewController) {
        self.playlist = playlist
        super.init(nibName: nil, bundle: nil)
        playlist.listener = self
        playlist.player = Player()
        playlist.makeSheet = { [weak self] in ShareViewController(song: $0, library: self) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func fill(_ titles: [String]) {
        playlist.songs = titles.map { Song(title: $0) }
        playlist.songs.append(Song(title: "Encore", seconds: 50))
        playlist.songs[0].seconds += 20
        playlist.songs.swapAt(0, playlist.songs.count - 1)
        double(&playlist.songs[0].seconds)
        playlist.showCount()
    }

    func change() {
        playlist.options.mute()
        playlist.options.volume += 3
        playlist.options.repeats.toggle()
        playlist.firstTitle += " (live)"
        playlist[keyPath: \.firstTitle] = playlist.firstTitle.uppercased()
        playlist.onSkip = { song in
            Trace.record("skip \(song.title)?")
            return song.title != "B"
        }
    }

    func describe() -> String {
        let durations = [[playlist.songs[0]], playlist.songs].map(playlist.duration(of:))
        return "\(playlist.nowPlaying?.title ?? "silence"), \(durations), repeats: \(playlist.options.repeats)"
    }

    func stop() {
        do {
            Trace.record("volume = \(try playlist.stop(fading: 2))")
        } catch {
            Trace.record("\(type(of: error))")
        }
    }

    func playlistDidChange(_ playlist: PlaylistViewController) {
        Trace.record("changed to \(playlist.firstTitle), \(playlist === self.playlist)")
    }

    private func double(_ value: inout Int) {
        value *= 2
    }
}

final class ShareViewController: UIViewController {
    init(song: Song, library: LibraryViewController?) {
        super.init(nibName: nil, bundle: nil)
        Trace.record("share \(song.title), library: \(library != nil)")
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
