import UIKit

final class HelpViewController: UIViewController {

    private let textLabel = UILabel()
    private var pages = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textLabel)
        Trace.record("helps")
    }

    // MARK: - Handle view event

    @IBAction func turn() {
        pages += 1
        textLabel.text = "Page \(pages)"
        Trace.record("page \(pages)")
        if pages > 1 { navigationController?.popViewController(animated: false) }
    }
}
