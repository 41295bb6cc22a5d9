import UIKit

@preconcurrency @MainActor
protocol ProfileWireframeInterface: WireframeInterface {
    func setConfirmMessage(_ message: String?)
    func showAlert()
}

@preconcurrency @MainActor
protocol ProfileViewInterface: ViewInterface {
    var enteredName: String { get set }
    var isViewLoaded: Bool { get }

    func showBadge()
    func setTitle(_ newTitle: String?)
}

@preconcurrency @MainActor
protocol ProfilePresenterInterface: PresenterInterface {
    var user: User { get set }
    var visits: Int { get set }
    var initials: String { get }
    var greeting: (String) -> String { get set }
    var displayName: String { get }
    var isNobody: Bool { get }
    var summary: String { get throws }

    func save()
    func edit(_ name: String)
    func delete()
}

@preconcurrency @MainActor
protocol ProfileInteractorInterface: InteractorInterface {
    var register: Register { get set }
    var changes: Int { get set }
    var isNobody: Bool { get }
    var firstVisit: Int { get }
    var summary: String { get throws }
}

@preconcurrency @MainActor
protocol ProfileInteractorOutputInterface: AnyObject, Sendable {
    var user: User { get }
    var visits: Int { get }
}
