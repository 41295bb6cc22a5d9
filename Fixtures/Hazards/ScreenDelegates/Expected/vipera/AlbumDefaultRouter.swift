import UIKit

@preconcurrency @MainActor
class AlbumDefaultRouter {

    // MARK: - Module

    weak var presenter: AlbumPresenter!
    weak var viewController: AlbumViewController!
}

// MARK: - AlbumRouter

extension AlbumDefaultRouter: AlbumRouter {

    // MARK: - Router

    func showPhotoPicker() {
        let picker = PhotoPickerViewController()
        picker.delegate = self
        viewController.present(picker, animated: true)
    }

    func showCaption() {
        let caption = CaptionViewController()
        caption.delegate = self
        viewController.present(caption, animated: true)
    }

    func showCrop() {
        let cropper = CropViewController()
        cropper.delegate = viewController!
        viewController.present(cropper, animated: true)
    }
}

extension AlbumDefaultRouter: PhotoPickerDelegate {

    // MARK: - Picking photos

    func picker(_ picker: PhotoPickerViewController, didPick photo: String) {
        presenter.picker(didPick: photo)
    }

    func pickerDidCancel(_ picker: PhotoPickerViewController) {
        viewController.dismiss(animated: true)
    }
}

extension AlbumDefaultRouter: CaptionDelegate {

    func captionDidChange(to caption: String) {
        presenter.captionDidChange(to: caption)
    }
}
