import UIKit

final class UploadManager {
    var waiting = ["a.png", "b.png", "c.png"]
    private var attempts = 0

    func upload(_ name: String) -> Bool {
        attempts += 1
        let succeeds = attempts % 2 == 0
        if succeeds { waiting.removeAll { $0 == name } }
        Trace.record("manager.upload(\(name)) = \(succeeds)")
        return succeeds
    }
}
