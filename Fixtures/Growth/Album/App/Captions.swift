import UIKit

final class CaptionService {
    let favourites = ["Harbour"]

    func fetch(_ done: @escaping ([String]) -> Void) {
        Trace.record("captions.fetch")
        DispatchQueue.main.async { done(["Beach", "Harbour", "Pier"]) }
    }
}

final class ShareViewController: UIViewController {
    var caption = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("shares \(caption)")
    }
}
