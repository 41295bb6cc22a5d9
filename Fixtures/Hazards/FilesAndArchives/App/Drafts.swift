import UIKit

/// A draft that archives can hold.
final class Draft: NSObject, NSCoding {
    let title: String

    init(title: String) { self.title = title }

    required init?(coder: NSCoder) {
        title = coder.decodeObject(forKey: "title") as? String ?? ""
        Trace.record("unarchived \(title)")
    }

    func encode(with coder: NSCoder) {
        Trace.record("archived \(title)")
        coder.encode(title, forKey: "title")
    }
}

/// Where this run of the app keeps its files.
enum Places {
    static let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("drafts-\(ProcessInfo.processInfo.processIdentifier)")
    static let archive = folder.appendingPathComponent("archive")
    static let export = folder.appendingPathComponent("export.txt")
    static let picture = folder.appendingPathComponent("picture")
}

/// Drafts that wait for the network.
final class UploadQueue {
    private(set) var state = "running"

    func execute(_ draft: Draft) { Trace.record("uploads \(draft.title)") }

    func pause() {
        state = "paused"
        Trace.record("uploads pause")
    }
}

final class AppDelegate: UIResponder {
    static let shared = AppDelegate()
    let uploads = UploadQueue()
}
