import UIKit

@MainActor
final class Album {
    var isThere = true

    func photos() -> [String]? {
        Trace.record("album.photos")
        return isThere ? ["cat", "dog"] : nil
    }

    func delete(_ name: String, completion: () -> Void) {
        Trace.record("album.delete(\(name))")
        completion()
    }
}
