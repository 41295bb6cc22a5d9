import UIKit

@preconcurrency @MainActor
protocol AlbumView: AnyObject, Sendable {
    func update()
}

@preconcurrency @MainActor
protocol AlbumPresenter: AnyObject, Sendable {
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
}

@preconcurrency @MainActor
protocol AlbumInteractor: AnyObject, Sendable {
    var photoStorePhotos: [String] { get }

    func note(_ event: String)
    func setPhotos(_ photos: [String])
}

@preconcurrency @MainActor
protocol AlbumRouter: AnyObject, Sendable {
    func showPhotoPicker()
    func showCaption()
    func showCrop()
}
