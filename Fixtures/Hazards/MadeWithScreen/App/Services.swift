import UIKit

final class TicketStore {
    private let name: String
    private var tickets = ["Nave", "Tower", "Crypt"]

    init(name: String = "store") {
        self.name = name
        Trace.record("\(name) made")
    }

    deinit { Trace.record("\(name) gone") }

    func all() -> [String] {
        Trace.record("\(name) asked")
        return tickets
    }

    func buy(_ title: String, then done: @escaping (Int) -> Void) {
        tickets.removeAll { $0 == title }
        DispatchQueue.main.async { [tickets] in done(tickets.count) }
    }
}

final class Basket {
    private(set) var titles: [String] = []

    init() { Trace.record("basket made") }

    func add(_ title: String) { titles.append(title) }
}

final class BadgeView: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        Trace.record("badge made")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
