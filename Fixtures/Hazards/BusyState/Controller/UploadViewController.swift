import UIKit

class UploadViewController: UITableViewController {

    private let manager: UploadManager
    private var overlay: UIView?
    private var isBusy = false {
        didSet {
            overlay?.removeFromSuperview()
            overlay = nil
            guard isBusy else { return }
            let made = UIActivityIndicatorView()
            made.startAnimating()
            view.addSubview(made)
            overlay = made
        }
    }
    private var failures = 0 {
        didSet { navigationItem.prompt = failures == 0 ? nil : "\(failures) failed" }
    }

    init(manager: UploadManager) {
        self.manager = manager
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Uploads"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save))
    }

    @objc private func save() {
        func leaveEarly() {
            navigationController?.popViewController(animated: true)
        }
        guard let first = manager.waiting.first else {
            leaveEarly()
            return
        }
        upload([first])
    }

    // MARK: - Business use case

    private func upload(_ names: [String]) {
        isBusy = true
        for name in names {
            if name.isEmpty {
                failures += 1
            } else if manager.upload(name) {
                failures = 0
            } else {
                failures += 1
            }
        }
        isBusy = false
    }
}
