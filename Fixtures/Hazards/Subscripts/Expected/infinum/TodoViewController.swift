import UIKit

final class TodoViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: TodoPresenterInterface = TodoWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var listLabel: UILabel!

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
        showList()
    }

    // MARK: - Handle view event

    func tap(_ row: Int) {
        presenter.tap(row)
    }

    func move(_ row: Int, to other: Int) {
        presenter.move(row, to: other)
    }

    func rename(_ row: Int, to text: String) {
        presenter.change(&presenter.todos[row].text, to: text)
        self[row].note?.append("!")
        self[text] = row
        presenter.rename(row, to: text)
    }

    func clear() {
        presenter.clear()
    }

    // MARK: - Provide view data source

    /// The app asks for single entries.
    subscript(row: Int) -> Todo {
        get { presenter.todos[row] }
        set { presenter.todos[row] = newValue }
    }

    subscript(text: String) -> Int? {
        get { presenter.todos.firstIndex { $0.text == text } }
        set {
            guard let row = newValue else { return }
            presenter.store.log("\(text) at \(row)")
        }
    }

    private subscript(done isDone: Bool) -> [Todo] {
        presenter.todos.filter { $0.isDone == isDone }
    }

    var progress: String {
        "\(self[done: true].count)/\(self[done: false].count)"
    }

    // MARK: - Manage model

    var state: String { presenter.state }
}

// MARK: - Extensions -

extension TodoViewController: TodoViewInterface {

    // MARK: - Update view

    func showList() {
        listLabel.text = presenter.todos.map(\.text).joined(separator: ",")
        listLabel.isHidden = presenter.todos.isEmpty
    }
}
