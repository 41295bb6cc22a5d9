import UIKit

final class ScanViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ScanPresenterInterface = ScanWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var statusLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        statusLabel.text = "ready"
        button.onTap = { [unowned self] in
            var title: String { "Scan \(self.presenter.scans.count)" }
            self.presenter.scans.append(title)
            self.statusLabel.text = title
        }
        presenter.viewDidLoad()
    }

    func scan() {
        presenter.scan()
    }

    func rescan() {
        DispatchQueue.global(qos: .userInitiated).async { [weak self, scanner] in
            let pages = scanner.scanAll()
            let size = scanner.size(of: pages)
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.statusLabel.text = "\(size)"
                self.presenter.didScan(pages)
            }
        }
    }

    func export() {
        presenter.export()
    }

    func detach() {
        presenter.detach()
    }

    func measure() {
        let ready = statusLabel.text
        presenter.queue.async { [scanner] in
            let size = scanner.size(of: [])
            scanner.record("\(ready ?? "nil") \(size)")
        }
    }

    func leave() {
        presenter.leave()
    }

    let button = ScanButton()
    let scanner = Scanner.shared
}

// MARK: - Extensions -

extension ScanViewController: ScanViewInterface {

    // MARK: - Update view

    func setStatusLabelText(_ text: String?) {
        statusLabel.text = text
    }
}
