import ArgumentParser

/// A view controller of a size that no app has, for what grows faster than its lines. The same size gives the same text.
struct GeneratedController: Hashable {
    enum Form: String, Codable, CaseIterable, ExpressibleByArgument {
        /// Every method is short, does one thing and stands under ZIKViper's mark for it.
        case tidy
        /// No marks; every method does a bit of everything.
        case mixed
    }

    let form: Form
    /// It has as many lines, or a few more.
    let lines: Int

    var text: String {
        var text = ""
        var count = 0
        func add(_ lines: String) {
            text += lines
            count += lines.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        add(head)
        var feature = 0
        while count < lines {
            switch form {
            case .tidy: add(tidyFeature(feature))
            case .mixed: add(mixedFeature(feature))
            }
            feature += 1
        }
        return text + "}\n"
    }

    private var head: String {
        """
        import UIKit

        final class LedgerViewController: UIViewController {

            @IBOutlet private weak var tableView: UITableView!
            @IBOutlet private weak var totalLabel: UILabel!
            @IBOutlet private weak var nameField: UITextField!
            @IBOutlet private weak var spinner: UIActivityIndicatorView!

            private let service = LedgerService.shared

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.rowHeight = 44
                totalLabel.text = "-"
            }

        """
    }
}
