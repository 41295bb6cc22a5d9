import UIKit

@preconcurrency @MainActor
protocol AlbumWireframeInterface: WireframeInterface {
    func pickerDidCancel()
    func showPhotoPicker()
    func showCaption()
    func showCrop()
}

@preconcurrency @MainActor
protocol AlbumViewInterface: ViewInterface {
    func update()
}

@preconcurrency @MainActor
protocol AlbumPresenterInterface: PresenterInterface {
    var photos: [String] { get }
    var picks: Int { get }
    var crops: Int { get }

    func viewDidLoad()
    func add()
    func captionDidChange(to caption: String)
    func cropperDidCrop()
    func picker(didPick photo: String)
    func didSelectRow(at indexPath: IndexPath)
    func crop()
    func pickerDidCancel()
}

@preconcurrency @MainActor
protocol AlbumInteractorInterface: InteractorInterface {
    var photoStorePhotos: [String] { get }

    func note(_ event: String)
    func setPhotos(_ photos: [String])
}
