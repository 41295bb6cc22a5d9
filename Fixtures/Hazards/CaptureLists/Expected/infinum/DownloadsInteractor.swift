import Foundation

@preconcurrency @MainActor
final class DownloadsInteractor {

    // MARK: - Manage model

    let downloader = Downloader.shared
    var names = ["a.txt", "b.txt"]
    var limit = 3
}

// MARK: - Extensions -

extension DownloadsInteractor: DownloadsInteractorInterface {
}
