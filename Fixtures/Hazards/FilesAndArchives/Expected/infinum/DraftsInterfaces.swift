import UIKit

@preconcurrency @MainActor
protocol DraftsWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol DraftsViewInterface: ViewInterface {
    func show()
    func setStatusLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol DraftsPresenterInterface: PresenterInterface {
    var drafts: [Draft] { get }

    func load()
    func addTapped()
    func exportTapped()
    func readTapped()
    func pauseTapped()
    func pictureTapped()
}

@preconcurrency @MainActor
protocol DraftsInteractorInterface: InteractorInterface {
    var uploadsState: String { get }

    func keep()
    func upload(_ draft: Draft)
    func readData(contentsOf url: URL) throws -> Data
    func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any?
    func write(
        _ string: String,
        to url: URL,
        atomically useAuxiliaryFile: Bool,
        encoding enc: String.Encoding
    ) throws
    func readString(contentsOf url: URL, encoding enc: String.Encoding) throws -> String
    func pauseUploads()
    func fileExists(atPath path: String) -> Bool
}

@preconcurrency @MainActor
protocol DraftsInteractorOutputInterface: AnyObject, Sendable {
    var drafts: [Draft] { get }
}
