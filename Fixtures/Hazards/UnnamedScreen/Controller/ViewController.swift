import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var countLabel: UILabel!

    private let store = CountStore.shared
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        count = store.load()
        showCount()
    }

    @IBAction func add(_ sender: UIButton) {
        count += 1
        store.save(count)
        showCount()
    }

    @IBAction func reset(_ sender: UIButton) {
        let alert = UIAlertController(title: "Begin again?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
                self?.clear()
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func clear() {
        count = 0
        store.save(count)
        showCount()
    }

    private func showCount() {
        countLabel.text = "\(count)"
    }
}
