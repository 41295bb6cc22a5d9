import UIKit

@MainActor
final class PhotoCache {
    static let shared = PhotoCache()

    var visits: [String: Int] = [:] {
        didSet { Trace.record("visits = \(visits)") }
    }

    func store(_ names: [String], forKey key: String) {
        Trace.record("cache.store(\(names), \(key))")
    }
}

final class PhotoViewController: UIViewController {
    var photo = "" {
        didSet { Trace.record("photo = \(photo)") }
    }
}

@MainActor
func statistics() -> String {
    let identifier = GalleryViewController.identifier
    let made = GalleryViewController.made
    GalleryViewController.warnings += 10
    return "\(identifier): \(made) made, \(GalleryViewController.warnings) warnings, "
        + "\(GalleryViewController.defaultColumns) of \(GalleryViewController.maximumColumns)"
}
