import UIKit

@preconcurrency @MainActor
protocol NewDialogWireframeInterface: WireframeInterface {
    func showChat(for dialogID: String)
    func showChatScreen(for dialogID: String)
    func returnToDialogs()
}

@preconcurrency @MainActor
protocol NewDialogViewInterface: ViewInterface {
    var nameText: String? { get }

    func setHintLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol NewDialogPresenterInterface: PresenterInterface {
    var attempts: Int { get set }

    func create()
    func replace()
    func giveUp()
    func createName(_ name: String, completion: @escaping (String?) -> Void)
    func count(_ weigh: @escaping (Int) -> Int)
}

@preconcurrency @MainActor
protocol NewDialogInteractorInterface: InteractorInterface {
    func createName(_ name: String, completion: @escaping (String?) -> Void)
    func count(_ weigh: @escaping (Int) -> Int)
}
