import UIKit

@preconcurrency @MainActor
protocol PanelWireframeInterface: WireframeInterface {
    func close()
    func close(animated: Bool)
}

@preconcurrency @MainActor
protocol PanelViewInterface: ViewInterface {
    func showValue()
}

@preconcurrency @MainActor
protocol PanelPresenterInterface: PresenterInterface {
    var value: Int { get }
    var panel: Panel { get }

    func increase()
    func slide(senderValue: Float)
    func slideEnded()
    func change(by amount: Int)
    func didTap(numberOfTapsRequired: Int)
    func close()
    func close(animated: Bool)
    func save()
    func didReset(_ notification: Notification)
}

@preconcurrency @MainActor
protocol PanelInteractorInterface: InteractorInterface {
    var value: Int { get set }
    var panel: Panel { get }

    func save()
    func didReset(_ notification: Notification)
}

@preconcurrency @MainActor
protocol PanelInteractorOutputInterface: AnyObject, Sendable {
    func showValue()
}
