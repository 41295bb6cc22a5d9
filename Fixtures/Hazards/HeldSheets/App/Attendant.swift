import UIKit

@MainActor
final class Attendant {

    static let shared = Attendant()

    private var answers: [(Bool) -> Void] = []
    private var visits = 0

    var greeting: String { "visit \(visits)" }

    func check(reason: String, reply: @escaping (Bool) -> Void) {
        Trace.record("check \(reason)")
        answers.append(reply)
    }

    func answer(_ isAllowed: Bool) {
        let pending = answers
        answers = []
        for reply in pending { reply(isAllowed) }
    }

    func next() -> Int {
        visits += 1
        Trace.record("next \(visits)")
        return visits
    }

    func enter(_ guest: String) {
        visits += 10
        Trace.record("\(guest) enters")
    }
}

final class VisitViewController: UIViewController {

    var heading: String? {
        didSet { Trace.record("heading: \(heading ?? "none")") }
    }
    var number = 0

    init(guest: String) {
        super.init(nibName: nil, bundle: nil)
        Attendant.shared.enter(guest)
    }

    required init?(coder: NSCoder) { nil }
}
