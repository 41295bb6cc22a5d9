import UIKit

class UploadViewController: UITableViewController {

    // MARK: - Public properties -

    var presenter: UploadPresenterInterface!

    // MARK: - Properties -

    private var overlay: UIView?
    var isBusy = false {
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

    init(manager: UploadManager) {
        super.init(style: .plain)
        presenter = UploadWireframe.assemble(self, manager: manager)
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
        presenter.save()
    }
}

// MARK: - Extensions -

extension UploadViewController: UploadViewInterface {

    // MARK: - Update view

    func setNavigationItemPrompt(_ prompt: String?) {
        navigationItem.prompt = prompt
    }
}
