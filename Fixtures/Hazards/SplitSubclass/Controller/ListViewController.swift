import UIKit

class ListViewController: UIViewController {

    @IBOutlet private weak var countLabel: UILabel!

    var items: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        items = store.items()
        countLabel.text = "\(items.count)"
    }

    func add(_ item: String) {
        items.append(item)
        store.save(item)
        countLabel.text = "\(items.count)"
        if items.count > 3 { warn() }
    }

    func warn() {
        store.save("warning")
        present(UIAlertController(title: "Full", message: nil, preferredStyle: .alert), animated: true)
    }

    private let store = ListStore.shared
}
