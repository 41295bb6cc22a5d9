import UIKit

extension UIAlertController {
    static func choice<Value: Equatable>(
        of values: [(title: String, value: Value)], current: Value? = nil, onChoice: @escaping (Value) -> Void
    ) -> UIAlertController {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (title, value) in values {
            sheet.addAction(
                UIAlertAction(title: value == current ? "✓ " + title : title, style: .default) { _ in onChoice(value) })
        }
        return sheet
    }
}

final class LendViewController: UIViewController {
    typealias Answer = (_ reader: String, _ isSure: Bool) -> Void
    let answer: Answer

    init(book: Book, answer: @escaping Answer) {
        self.answer = answer
        super.init(nibName: nil, bundle: nil)
        title = "Lend \(book.title)"
    }

    required init?(coder: NSCoder) { return nil }
}

@MainActor
protocol Criteria {
    associatedtype Found
    var name: String { get }
    func find() -> Found
}

struct LongBooks: Criteria {
    let name = "Long"
    func find() -> [Book] { Library.shared.books.filter { $0.pages > 300 } }
}

final class FilterViewController<Model: Criteria>: UIViewController {
    let model: Model
    let onFound: (Model.Found) -> Void

    init(model: Model, onFound: @escaping (Model.Found) -> Void) {
        self.model = model
        self.onFound = onFound
        super.init(nibName: nil, bundle: nil)
        title = model.name
    }

    required init?(coder: NSCoder) { return nil }
}

final class HelpViewController: UIViewController {}
