import UIKit

@preconcurrency @MainActor
protocol UploadWireframeInterface: WireframeInterface {
    func showDone()
}

@preconcurrency @MainActor
protocol UploadViewInterface: ViewInterface {
    var name: String { get }
    var queue: UploadQueue { get }

    func show(_ state: String)
}

@preconcurrency @MainActor
protocol UploadPresenterInterface: PresenterInterface {
    var uploads: Int { get }

    func uploadInBackground()
    func uploadSafely()
    func uploadTwice()
}

@preconcurrency @MainActor
protocol UploadInteractorInterface: InteractorInterface {
}
