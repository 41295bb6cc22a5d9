import UIKit

final class NewsViewController: UIViewController {

    private let feed: String
    private var headlines = 0

    init(feed: String) {
        self.feed = feed
        super.init(nibName: nil, bundle: nil)
        Trace.record("subscribes to \(feed)")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    // MARK: - Handle view event

    @IBAction func next() {
        headlines += 1
        Trace.record("\(feed): \(headlines)")
        if headlines > 1 { navigationController?.popViewController(animated: false) }
    }
}
