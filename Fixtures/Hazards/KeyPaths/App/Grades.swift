import UIKit

struct Grade {
    var value: Int
    var weight: Int
}

enum Field {
    case value
    case weight(Int)
}

@MainActor
final class GradeBook {
    func insert(value: Int, weight: Int) {
        Trace.record("insert(\(value), \(weight))")
    }

    func note(_ line: String = "value", value: Int? = nil) {
        Trace.record("note(\(line)) \(value.map(String.init) ?? "")")
    }
}

final class GradeViewController: UIViewController {
    init(value: Int, field: Field) {
        super.init(nibName: nil, bundle: nil)
        Trace.record("detail of \(value), \(field)")
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

@MainActor
func best(of screens: [GradesViewController]) -> Int? {
    screens.map(\.value).max()
}
