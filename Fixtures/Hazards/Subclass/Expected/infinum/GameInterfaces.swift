import UIKit

@preconcurrency @MainActor
protocol GameWireframeInterface: WireframeInterface {
    func showAlert(title: String)
}

@preconcurrency @MainActor
protocol GameViewInterface: ViewInterface {
    var maximum: Int { get }

    func show(_ hint: String)
    func finish(_ text: String)
    func hint(for number: Int) -> String
}

@preconcurrency @MainActor
protocol GamePresenterInterface: PresenterInterface {
    var guesses: Int { get }
    var secret: Int { get }

    func guess(_ number: Int)
    func start()
    func showAlert(title: String)
}

@preconcurrency @MainActor
protocol GameInteractorInterface: InteractorInterface {
    var scores: Scores { get }
    var guesses: Int { get set }
    var secret: Int { get set }
}
