import UIKit

@preconcurrency @MainActor
protocol UploadWireframeInterface: WireframeInterface {
    func goBack()
}

@preconcurrency @MainActor
protocol UploadViewInterface: ViewInterface {
    var isBusy: Bool { get set }
    var failures: Int { get set }
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
    var isBusy: Bool { get set }
    var failures: Int { get set }
}
