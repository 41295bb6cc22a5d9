import UIKit

final class GradesViewController: UIViewController {

    @IBOutlet private weak var averageLabel: UILabel!

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
        }.joined(separator: ", ") + " value: \(value), \("weight \(weight + Grade(value: value, weight: weight).weight)")"
    }

    private static let fields: [String: KeyPath<GradesViewController, Int>] = [
        "value": \.value, "average": \.average, "count": \.grades.count,
    ]

    // MARK: - Wireframe

    func open(_ field: Field) {
        let detail = GradeViewController(value: value, field: field)
        switch field {
        case .value: detail.title = "\(value)"
        case .weight(let weight): detail.title = "\(weight) of \(self.weight)"
        }
        present(detail, animated: true)
    }

    // MARK: - Provide view data source

    private var average: Int {
        grades.isEmpty ? 0 : grades.map { $0.value * $0.weight }.reduce(0, +) / max(weight, 1)
    }

    // MARK: - Business use case

    private func change(_ path: ReferenceWritableKeyPath<GradesViewController, Int>, to new: Int) {
        let old = self[keyPath: path]
        self[keyPath: path] = new
        book.note("\(old) -> \(new)")
    }

    private func add(_ grade: Grade) {
        let insert = book.insert(value:weight:)
        insert(grade.value, grade.weight)
        grades.append(grade)
    }

    private func log(_ value: Int) {
        book.note(value: value)
    }

    // MARK: - Manage model

    private let book = GradeBook()
    private var grades: [Grade] = []
    var value = 0
    private var weight = 1
}
