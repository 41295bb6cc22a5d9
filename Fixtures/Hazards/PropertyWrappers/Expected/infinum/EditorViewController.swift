import UIKit

final class EditorViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: EditorPresenterInterface = EditorWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var textField: UITextField!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        $draft.name = "draft"
        textField.text = draft
        fontSize = 30
        showSize()
    }

    // MARK: - Send view event

    func type(_ text: String) {
        presenter.type(text)
    }

    func zoom(by factor: Int) {
        presenter.zoom(by: factor)
    }

    // MARK: - Wireframe

    private func warn() {
        let alert = UIAlertController(title: $draft.name, message: draft, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Undo", style: .default) { [weak self] _ in
            self?.draft = ""
            self?.$draft.writes = 0
        })
        present(alert, animated: true)
    }

    // MARK: - Provide view data source

    @Limited(10...40) var fontSize = 12

    // MARK: - Manage model

    /// The text, before it is saved.
    @Logged var draft: String = "empty"

    @Limited(wrappedValue: 3, 0...5)
    private(set) var stars: Int

    func rate(_ stars: Int) {
        self.stars = stars
        _stars.range = 0...self.stars
    }
}

// MARK: - Extensions -

extension EditorViewController: EditorViewInterface {

    // MARK: - Update view

    func showSize() {
        textField.placeholder = "size \(fontSize), \(_fontSize.range)"
    }

    func warnIfNeeded() {
        if $draft.writes > 3 {
            warn()
        }
    }
}
