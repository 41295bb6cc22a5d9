import UIKit

final class GalleryWireframe: BaseWireframe<GalleryViewController> {

    // MARK: - Wireframe

    private static func prepare(_ photo: PhotoViewController) {
        photo.title = photo.photo.uppercased()
    }

    // MARK: - Module setup -

    init() {
        let moduleViewController = GalleryViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: GalleryViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: GalleryViewController) -> GalleryPresenterInterface {
        GalleryWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: GalleryViewInterface) -> GalleryPresenter {
        let interactor = GalleryInteractor()
        let presenter = GalleryPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension GalleryWireframe: GalleryWireframeInterface {

    // MARK: - Wireframe

    func open(at index: Int) {
        let photo = PhotoViewController()
        photo.photo = "\(GalleryViewController.identifier)/\(viewController.presenter.photos[index])"
        GalleryWireframe.prepare(photo)
        viewController.present(photo, animated: true)
    }
}
