import Foundation

@preconcurrency @MainActor
final class DraftsInteractor {

    // MARK: - Public properties -

    weak var output: DraftsInteractorOutputInterface!

    // MARK: - Properties -

    private let fileManager: FileManager

    // MARK: - Lifecycle -

    init(fileManager: FileManager = .default) {
        self.fileManager = fileManager
    }
}

// MARK: - Extensions -

extension DraftsInteractor: DraftsInteractorInterface {

    func keep() {
        guard let data = try? NSKeyedArchiver.archivedData(withRootObject: output.drafts, requiringSecureCoding: false) else {
            return
        }
        try? data.write(to: Places.archive)
    }

    func upload(_ draft: Draft) {
        AppDelegate.shared.uploads.execute(draft)
    }

    // MARK: - Business use case

    var uploadsState: String { AppDelegate.shared.uploads.state }

    func readData(contentsOf url: URL) throws -> Data {
        try Data(contentsOf: url)
    }

    func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
        try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }

    func write(
        _ string: String,
        to url: URL,
        atomically useAuxiliaryFile: Bool,
        encoding enc: String.Encoding
    ) throws {
        try string.write(to: url, atomically: useAuxiliaryFile, encoding: enc)
    }

    func readString(contentsOf url: URL, encoding enc: String.Encoding) throws -> String {
        try String(contentsOf: url, encoding: enc)
    }

    func pauseUploads() {
        AppDelegate.shared.uploads.pause()
    }

    func fileExists(atPath path: String) -> Bool {
        fileManager.fileExists(atPath: path)
    }
}
