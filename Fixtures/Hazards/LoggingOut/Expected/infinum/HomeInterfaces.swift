import UIKit

@preconcurrency @MainActor
protocol HomeWireframeInterface: WireframeInterface {
    func showWelcome()
    func showDetails(show: String)
    func showSplash()
    func switchToSplash()
    func showLogin()
}

@preconcurrency @MainActor
protocol HomeViewInterface: ViewInterface {
    func setCountLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol HomePresenterInterface: PresenterInterface {
    var shows: [String] { get set }

    func logoutTapped()
    func openLast()
    func restart()
    func switchAccount()
    func watchSession()
    func fetchShows() -> [String]
}

@preconcurrency @MainActor
protocol HomeInteractorInterface: InteractorInterface {
    func fetchShows() -> [String]
    func end(_ reason: String)
    func note(_ text: String)
    func whenEnded(_ done: @escaping () -> Void)
}
