import Foundation

@preconcurrency @MainActor
final class ProfileInteractor {

    // MARK: - Public properties -

    weak var output: ProfileInteractorOutputInterface!

    // MARK: - Manage model

    lazy var register: Register = .init(name: "profiles")
    var changes = 0
}

// MARK: - Extensions -

extension ProfileInteractor: ProfileInteractorInterface {

    // MARK: - Business use case

    var isNobody: Bool {
        return output.user == .nobody
    }

    // MARK: - Manage model

    var firstVisit: Int {
        register.record("first visit")
        return 0
    }

    var summary: String {
        get throws {
            guard changes > 0 else { throw Register.Nothing() }
            return "\(changes) changes, \(output.visits) visits"
        }
    }
}
