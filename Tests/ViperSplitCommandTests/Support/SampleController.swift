import Foundation

/// The controller of the worked example.
func sampleController() throws -> String {
    let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let path = "Fixtures/Screens/NoteList/Controller/NoteListViewController.swift"
    return String(decoding: try Data(contentsOf: repository.appendingPathComponent(path)), as: UTF8.self)
}

extension Sandbox {
    /// A sandbox that holds the sample controller.
    convenience init(controller: String) throws {
        try self.init()
        try write(sampleController(), to: controller)
    }
}

/// A controller that is split in no time.
let lampController = """
    import UIKit

    final class LampViewController: UIViewController {
        private let store = LampStore.shared
        // MARK: - Handle view event
        @objc func switchTapped() { store.toggle() }
    }

    """
