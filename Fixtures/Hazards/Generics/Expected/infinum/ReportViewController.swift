import UIKit

final class ReportViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ReportPresenterInterface = ReportWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var textLabel: UILabel!

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
        render(header.description, "Sum: \(presenter.sum(of: presenter.readings))", "Largest: \(presenter.largest(presenter.readings) ?? 0)")
    }

    // MARK: - Update view

    private func update<V: UIView>(_ view: V, _ change: (V) throws -> Void) rethrows {
        try change(view)
        view.setNeedsLayout()
    }

    // MARK: - Send view event

    func add<S: Sequence>(_ values: S) where S.Element == Int {
        presenter.add(values)
    }

    func parse(_ texts: [String]) {
        presenter.parse(texts)
    }

    func limit(to maximum: Int) {
        presenter.limit(to: maximum)
    }

    // MARK: - Wireframe

    func open(_ screen: some UIViewController & ReportReading) {
        screen.read(presenter.readings)
        present(screen, animated: true)
    }

    func close(telling reader: some ReportReading) {
        presenter.close(telling: reader)
    }

    // MARK: - Provide view data source

    private var header: some CustomStringConvertible {
        "Report of \(presenter.readings.count)"
    }

    func largest<T: Comparable>(_ values: [T]) -> T? {
        presenter.largest(values)
    }
}

// MARK: - Extensions -

extension ReportViewController: ReportViewInterface {

    // MARK: - Update view

    func render(_ lines: String...) {
        textLabel.text = lines.joined(separator: "\n")
    }

    func updateTextLabel() {
        update(textLabel) { $0.textColor = .red }
    }
}
