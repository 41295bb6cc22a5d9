@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public struct InfoKey: Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "originalImage")
        public static let editedImage = InfoKey(rawValue: "editedImage")
        public static let imageURL = InfoKey(rawValue: "imageURL")
        public static let mediaType = InfoKey(rawValue: "mediaType")
    }

    /// The sources that the device has, for a driver to set.
    public static var availableSources: Set<SourceType> = [.photoLibrary, .camera, .savedPhotosAlbum]
    open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { availableSources.contains(type) }
    open var sourceType = SourceType.photoLibrary { didSet { record(sourceType) } }
    open var allowsEditing = false { didSet { record(allowsEditing) } }
    open var mediaTypes: [String] = ["public.image"] { didSet { record(mediaTypes) } }
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { stackDelegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set { stackDelegate = newValue }
    }

    /// A user's choice of a picture.
    public func pick(_ info: [InfoKey: Any]) {
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// A user's tap on Cancel.
    public func cancel() { delegate?.imagePickerControllerDidCancel(self) }
}
