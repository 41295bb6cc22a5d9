import UIKit

@preconcurrency @MainActor
protocol GalleryWireframeInterface: WireframeInterface {
    func open(at index: Int)
}

@preconcurrency @MainActor
protocol GalleryViewInterface: ViewInterface {
    func showTitle()
    func updateColumns(_ wanted: Int)
}

@preconcurrency @MainActor
protocol GalleryPresenterInterface: PresenterInterface {
    var columns: Int { get set }
    var width: Int { get }
    var photos: [String] { get set }
    var visits: Int { get set }

    func zoom(by steps: Int)
    func open(at index: Int)
    func save()
}

@preconcurrency @MainActor
protocol GalleryInteractorInterface: InteractorInterface {
    var photos: [String] { get set }
    var visits: Int { get set }

    func save()
}
