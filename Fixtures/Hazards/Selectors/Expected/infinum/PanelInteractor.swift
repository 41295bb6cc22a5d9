import Foundation

@preconcurrency @MainActor
final class PanelInteractor {

    // MARK: - Public properties -

    weak var output: PanelInteractorOutputInterface!

    // MARK: - Manage model

    var value = 5
    let panel = Panel()
}

// MARK: - Extensions -

extension PanelInteractor: PanelInteractorInterface {

    // MARK: - Business use case

    func save() {
        panel.save(value)
    }

    func didReset(_ notification: Notification) {
        value = notification.userInfo?["value"] as? Int ?? 0
        output.showValue()
    }
}
