import UIKit

@MainActor
final class PhotoStore {
    static let shared = PhotoStore()
    var photos = ["beach"] {
        didSet { Trace.record("kept \(photos)") }
    }

    func note(_ event: String) { Trace.record("note: \(event)") }
}
