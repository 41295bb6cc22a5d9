import UIKit

final class AlbumWireframe: BaseWireframe<AlbumViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = AlbumViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: AlbumViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: AlbumViewController) -> AlbumPresenterInterface {
        AlbumWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: AlbumViewInterface) -> AlbumPresenter {
        let interactor = AlbumInteractor()
        let presenter = AlbumPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension AlbumWireframe: AlbumWireframeInterface {

    // MARK: - Picking photos

    func pickerDidCancel() {
        viewController.dismiss(animated: true)
    }

    // MARK: - Wireframe

    func showPhotoPicker() {
        let picker = PhotoPickerViewController()
        picker.delegate = viewController
        viewController.present(picker, animated: true)
    }

    func showCaption() {
        let caption = CaptionViewController()
        caption.delegate = viewController
        viewController.present(caption, animated: true)
    }

    func showCrop() {
        let cropper = CropViewController()
        cropper.delegate = viewController
        viewController.present(cropper, animated: true)
    }
}
