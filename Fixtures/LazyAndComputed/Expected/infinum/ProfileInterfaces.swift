import UIKit

@preconcurrency @MainActor
protocol ProfileWireframeInterface: WireframeInterface {
    var confirm: UIAlertController { get }
}

@preconcurrency @MainActor
protocol ProfileViewInterface: ViewInterface {
    var enteredName: String { get set }
    var isDirty: Bool { get set }
    var user: User { get }
}

@preconcurrency @MainActor
protocol ProfilePresenterInterface: PresenterInterface {
    var displayName: String { get }
    var initials: String { get }
    var greeting: (String) -> String { get set }
    var confirm: UIAlertController { get }
    var isNobody: Bool { get }
    var register: Register { get set }
    var changes: Int { get set }
    var firstVisit: Int { get }

    func edit(_ name: String)
}

@preconcurrency @MainActor
protocol ProfileInteractorInterface: InteractorInterface {
    var isNobody: Bool { get }
    var register: Register { get set }
    var changes: Int { get set }
    var firstVisit: Int { get }
}

@preconcurrency @MainActor
protocol ProfileInteractorOutputInterface: AnyObject, Sendable {
    var user: User { get }
}
