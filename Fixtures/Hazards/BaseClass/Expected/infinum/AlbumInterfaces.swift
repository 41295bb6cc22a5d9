import UIKit

@preconcurrency @MainActor
protocol AlbumWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol AlbumViewInterface: ViewInterface {
    var album: Album { get set }

    func showCount()
    func stopSpinnerInView()
    func trackInView(_ name: String)
    func showErrorForDelete(_ index: Int)
    func startSpinnerForDelete()
}

@preconcurrency @MainActor
protocol AlbumPresenterInterface: PresenterInterface {
    var photos: [String] { get set }
    var attempts: Int { get set }

    func delete(_ index: Int)
}

@preconcurrency @MainActor
protocol AlbumInteractorInterface: InteractorInterface {
    var photos: [String] { get set }
    var attempts: Int { get set }
}
