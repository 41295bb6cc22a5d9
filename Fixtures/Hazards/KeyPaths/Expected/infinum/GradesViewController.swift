import UIKit

final class GradesViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: GradesPresenterInterface = GradesWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var averageLabel: UILabel!

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
        show(\.average)
    }

    // MARK: - Update view

    private func show(_ path: KeyPath<GradesViewController, Int>) {
        averageLabel.text = "\(self[keyPath: path]) of \(grades.count)"
        averageLabel[keyPath: \.isHidden] = self[keyPath: \.grades.isEmpty]
    }

    // MARK: - Handle view event

    func enter(_ grades: [Grade]) {
        // `value` and `weight` are the grade's here, not this class's.
        let values = grades.map(\.value)
        let pair = (value: values.max() ?? 0, weight: grades.reduce(0) { $0 + $1.weight })
        grades.forEach(add)
        grades.map(\.value).forEach(self.log)
        change(\.value, to: pair.value)
        change(\Self.weight, to: pair.weight)
        show(\GradesViewController.average)
    }

    func describe(_ names: [String]) -> String {
        names.map { name in
            Self.fields[name].map { "\(name)=\(self[keyPath: $0])" } ?? "no \(name)"
        }.joined(separator: ", ") + " value: \(presenter.value), \("weight \(weight + Grade(value: presenter.value, weight: weight).weight)")"
    }

    private static let fields: [String: KeyPath<GradesViewController, Int>] = [
        "value": \.value, "average": \.average, "count": \.grades.count,
    ]

    // MARK: - Wireframe

    func open(_ field: Field) {
        presenter.open(field)
    }

    // MARK: - Request view data source

    private var average: Int { presenter.average }

    // MARK: - Business use case

    private func change(_ path: ReferenceWritableKeyPath<GradesViewController, Int>, to new: Int) {
        let old = self[keyPath: path]
        self[keyPath: path] = new
        presenter.book.note("\(old) -> \(new)")
    }

    private func add(_ grade: Grade) {
        presenter.add(grade)
    }

    private func log(_ value: Int) {
        presenter.book.note(value: value)
    }

    // MARK: - Manage model

    private var grades: [Grade] {
        get { presenter.grades }
        set { presenter.grades = newValue }
    }
    var value: Int {
        get { presenter.value }
        set { presenter.value = newValue }
    }
    private var weight: Int {
        get { presenter.weight }
        set { presenter.weight = newValue }
    }
}

// MARK: - Extensions -

extension GradesViewController: GradesViewInterface {
}
