import UIKit

final class NotebookViewController: UIViewController {

    @IBOutlet private weak var pageLabel: UILabel!

    // MARK: - Handle view event

    override func viewDidLoad() {
        super.viewDidLoad()
        page = store.lastPage()
        showPage()
    }

    override func viewWillAppear(_ animated: Bool) {
        showPage()
        super.viewWillAppear(animated)
        store.log("appears, animated: \(animated)")
    }

    override func viewDidAppear(_ animated: Bool) {
        visits += 1
        if visits == 1 { welcome() }
        super.viewDidAppear(animated)
    }

    // MARK: - Business use case

    override func viewDidDisappear(_ animated: Bool) {
        store.save(page)
        super.viewDidDisappear(animated)
    }

    override func didReceiveMemoryWarning() {
        store.log("memory")
        store.empty()
    }

    // MARK: - Update view

    private func showPage() {
        pageLabel.text = "page \(page)"
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return super.setEditing(editing, animated: false) }
        super.setEditing(editing, animated: animated)
        edits += editing ? 1 : 0
        if !editing { store.save(page) }
    }

    override var title: String? {
        get { super.title.map { "\($0) (\(page))" } }
        set {
            store.log("title \(newValue ?? "nil")")
            super.title = newValue
        }
    }

    // MARK: - Wireframe

    private func welcome() {
        let alert = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
        present(alert, animated: false)
    }

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        store.log("presents number \(visits)")
        super.present(viewControllerToPresent, animated: flag) { [weak self] in
            self?.edits += 100
            completion?()
        }
    }

    // MARK: - Provide view data source

    override var canBecomeFirstResponder: Bool { page > 0 }

    override var prefersStatusBarHidden: Bool { isEditing }

    func turn(to newPage: Int) {
        page = newPage
        showPage()
    }

    private var page = 0
    private var visits = 0
    private(set) var edits = 0

    // MARK: - Manage model

    private let store = PageStore()
}
