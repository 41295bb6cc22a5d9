import UIKit

final class ReportViewController: UIViewController {

    @IBOutlet private weak var textLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        render(header.description, "Sum: \(sum(of: readings))", "Largest: \(largest(readings) ?? 0)")
    }

    // MARK: - Update view

    private func render(_ lines: String...) {
        textLabel.text = lines.joined(separator: "\n")
    }

    private func update<V: UIView>(_ view: V, _ change: (V) throws -> Void) rethrows {
        try change(view)
        view.setNeedsLayout()
    }

    // MARK: - Handle view event

    func add<S: Sequence>(_ values: S) where S.Element == Int {
        readings += values
        check(readings.count < 5, "many readings: \(readings.count)")
        update(textLabel) { $0.textColor = .red }
    }

    func parse(_ texts: [String]) {
        do {
            let values = try map(texts) { text -> Int in
                guard let value = Int(text) else { throw ReportError.notANumber(text) }
                return value
            }
            add(values)
            render("\(map(values) { $0 * 2 })")
        } catch let error as ReportError {
            show(error, of: texts)
        } catch {
            render("?")
        }
    }

    func limit(to maximum: Int) {
        do {
            try limit(&readings, to: maximum)
            render("limited to \(maximum)")
        } catch {
            show(error, of: readings)
        }
    }

    // MARK: - Wireframe

    private func show<E: Error, T>(_ error: E, of values: [T]) where E: Equatable {
        let title = "\(E.self) of \(values.count)"
        let alert = UIAlertController(title: title, message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func open(_ screen: some UIViewController & ReportReading) {
        screen.read(readings)
        present(screen, animated: true)
    }

    func close(telling reader: some ReportReading) {
        reader.read(readings)
        dismiss(animated: true)
    }

    // MARK: - Provide view data source

    private var header: some CustomStringConvertible {
        "Report of \(readings.count)"
    }

    private func sum<C>(of values: C) -> Int where C: Collection, C.Element: BinaryInteger {
        values.reduce(0) { $0 + Int($1) }
    }

    func largest<T: Comparable>(_ values: [T]) -> T? {
        values.max()
    }

    // MARK: - Business use case

    private func map<T, R>(_ values: [T], _ transform: (T) throws -> R) rethrows -> [R] {
        archive.note("map \(values.count)")
        return try values.map(transform)
    }

    private func limit<T>(_ values: inout [T], to maximum: Int) throws(ReportError) {
        guard maximum >= 0 else { throw .negative }
        archive.store(any: maximum)
        values = Array(values.prefix(maximum))
    }

    private func check(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) {
        if !condition() {
            archive.note(message())
        }
    }

    // MARK: - Manage model

    private let archive = Archive()
    private var readings: [Int] = [3, 1]
}
