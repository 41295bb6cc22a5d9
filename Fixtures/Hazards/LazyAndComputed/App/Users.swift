import UIKit

struct User: Equatable, Sendable {
    var name: String

    static let nobody = User(name: "")
}

@MainActor
final class Register {
    struct Nothing: Error {}

    private let name: String

    init(name: String) {
        self.name = name
        Trace.record("register \(name) opened")
    }

    func record(_ line: String) {
        Trace.record("\(name): \(line)")
    }
}
