import UIKit

final class PermissionViewController: UIViewController {
    var onDone: (() -> Void)?

    init(asking controller: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        title = "Permission for \(controller.title ?? "nil")"
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

struct ShareSheet {
    let place: String

    func present(from controller: UIViewController, sender: Any?) {
        let sheet = UIViewController()
        sheet.title = "Share \(place)"
        Trace.record("sender is a map: \(sender is MapViewController)")
        controller.present(sheet, animated: true)
    }
}

/// Goes ahead of whoever is set as its controller.
final class Guide {
    weak var controller: UIViewController?

    func go(then done: (Guide) -> Void) {
        Trace.record("guide goes ahead of \(controller?.title ?? "nobody")")
        done(self)
    }
}
