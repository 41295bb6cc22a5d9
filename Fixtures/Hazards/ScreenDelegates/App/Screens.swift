import UIKit

class ListViewController<Row>: UIViewController {}

@MainActor
protocol Titled { var heading: String { get } }

@MainActor
protocol PhotoPickerDelegate: AnyObject {
    func picker(_ picker: PhotoPickerViewController, didPick photo: String)
    func pickerDidCancel(_ picker: PhotoPickerViewController)
}

final class PhotoPickerViewController: UIViewController {
    weak var delegate: PhotoPickerDelegate?

    func tapPhoto(_ photo: String) { delegate?.picker(self, didPick: photo) }
    func tapCancel() { delegate?.pickerDidCancel(self) }
}

@MainActor
protocol CaptionDelegate: AnyObject {
    func captionDidChange(to caption: String)
}

final class CaptionViewController: UIViewController {
    weak var delegate: CaptionDelegate?

    func enter(_ caption: String) { delegate?.captionDidChange(to: caption) }
}

@MainActor
protocol CropDelegate: AnyObject {
    func cropperDidCrop(_ cropper: CropViewController)
}

final class CropViewController: UIViewController {
    weak var delegate: CropDelegate?

    func tapDone() { delegate?.cropperDidCrop(self) }
}

@MainActor
func cropAll(in album: AlbumViewController) {
    album.cropperDidCrop(CropViewController())
}
