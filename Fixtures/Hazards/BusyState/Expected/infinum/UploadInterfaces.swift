import UIKit

@preconcurrency @MainActor
protocol UploadWireframeInterface: WireframeInterface {
    func goBack()
}

@preconcurrency @MainActor
protocol UploadViewInterface: ViewInterface {
    var isBusy: Bool { get set }

    func setNavigationItemPrompt(_ prompt: String?)
}

@preconcurrency @MainActor
protocol UploadPresenterInterface: PresenterInterface {
    func save()
}

@preconcurrency @MainActor
protocol UploadInteractorInterface: InteractorInterface {
    var manager: UploadManager { get }

    func upload(_ names: [String])
}

@preconcurrency @MainActor
protocol UploadInteractorOutputInterface: AnyObject, Sendable {
    var failures: Int { get set }
    var isBusy: Bool { get set }
}
