import UIKit

@preconcurrency @MainActor
protocol AlbumWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol AlbumViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol AlbumPresenterInterface: PresenterInterface {
    var photos: [String] { get set }
    var attempts: Int { get set }
}

@preconcurrency @MainActor
protocol AlbumInteractorInterface: InteractorInterface {
    var photos: [String] { get set }
    var attempts: Int { get set }
}
