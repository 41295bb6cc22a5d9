// Pickers of images, videos, colours and fonts; the reference library and CloudKit's sharing controller.

@pure class UIImagePickerController: UINavigationController {
    class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool
    class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]?
    class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool
    class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool
    class func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice) -> [NSNumber]?
    weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    var sourceType: UIImagePickerController.SourceType
    var mediaTypes: [String]
    var allowsEditing: Bool
    @available(iOS, deprecated: 17) var imageExportPreset: UIImagePickerController.ImageURLExportPreset
    var videoMaximumDuration: TimeInterval
    var videoQuality: UIImagePickerController.QualityType
    @available(iOS, deprecated: 17) var videoExportPreset: String
    var showsCameraControls: Bool
    var cameraOverlayView: UIView?
    var cameraViewTransform: CGAffineTransform
    func takePicture()
    @discardableResult func startVideoCapture() -> Bool
    func stopVideoCapture()
    var cameraCaptureMode: UIImagePickerController.CameraCaptureMode
    var cameraDevice: UIImagePickerController.CameraDevice
    var cameraFlashMode: UIImagePickerController.CameraFlashMode
    @pure enum SourceType: Int {
        case photoLibrary, camera, savedPhotosAlbum
    }
    @pure enum QualityType: Int {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    @pure enum CameraCaptureMode: Int {
        case photo, video
    }
    @pure enum CameraDevice: Int {
        case rear, front
    }
    @pure enum CameraFlashMode: Int {
        case off = -1
        case auto, on
    }
    @pure enum ImageURLExportPreset: Int {
        case compatible, current
    }
    @pure struct InfoKey: Hashable, RawRepresentable {
        init(rawValue: String)
        @pure static let mediaType: UIImagePickerController.InfoKey
        @pure static let originalImage: UIImagePickerController.InfoKey
        @pure static let editedImage: UIImagePickerController.InfoKey
        @pure static let cropRect: UIImagePickerController.InfoKey
        @pure static let mediaURL: UIImagePickerController.InfoKey
        @pure @available(iOS, deprecated: 11) static let referenceURL: UIImagePickerController.InfoKey
        @pure static let mediaMetadata: UIImagePickerController.InfoKey
        @pure static let livePhoto: UIImagePickerController.InfoKey
        @pure @available(iOS, deprecated: 17) static let phAsset: UIImagePickerController.InfoKey
        @pure static let imageURL: UIImagePickerController.InfoKey
    }
}
@MainActor protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    optional func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
class UIVideoEditorController: UINavigationController {
    class func canEditVideo(atPath videoPath: String) -> Bool
    unowned(unsafe) var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)?
    var videoPath: String
    var videoMaximumDuration: TimeInterval
    var videoQuality: UIImagePickerController.QualityType
}
@MainActor protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    optional func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    optional func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    optional func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}
@available(iOS 14, *) @pure class UIColorPickerViewController: UIViewController {
    init()
    weak var delegate: (any UIColorPickerViewControllerDelegate)?
    var selectedColor: UIColor
    var supportsAlpha: Bool
    @available(iOS 26, *) var supportsEyedropper: Bool
    @available(iOS 26, *) var maximumLinearExposure: CGFloat
}
@available(iOS 14, *) @MainActor protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    @available(iOS, deprecated: 15) optional func colorPickerViewControllerDidSelectColor(
        _ viewController: UIColorPickerViewController)
    @available(iOS 15, *) optional func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    optional func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
@available(iOS 13, *) @pure class UIFontPickerViewController: UIViewController {
    init(configuration: UIFontPickerViewController.Configuration = Configuration())
    var configuration: UIFontPickerViewController.Configuration { get }
    weak var delegate: (any UIFontPickerViewControllerDelegate)?
    var selectedFontDescriptor: UIFontDescriptor?
    @MainActor @pure class Configuration: NSObject, NSCopying {
        init()
        var includeFaces: Bool
        var displayUsingSystemFont: Bool
        var filteredTraits: UIFontDescriptor.SymbolicTraits
        var filteredLanguagesPredicate: NSPredicate?
        class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate?
    }
}
@available(iOS 13, *) @MainActor protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    optional func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    optional func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
class UIReferenceLibraryViewController: UIViewController {
    class func dictionaryHasDefinition(forTerm term: String) -> Bool
    init(term: String)
    init(coder: NSCoder)
}
class UICloudSharingController: UIViewController {
    init(
        preparationHandler:
            @escaping (
                UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
            ) -> Void)
    init(share: CKShare, container: CKContainer)
    weak var delegate: (any UICloudSharingControllerDelegate)?
    var share: CKShare? { get }
    var availablePermissions: UICloudSharingController.PermissionOptions
    func activityItemSource() -> any UIActivityItemSource
    @pure struct PermissionOptions: OptionSet {
        init(rawValue: UInt)
        @pure static var allowPublic: UICloudSharingController.PermissionOptions { get }
        @pure static var allowPrivate: UICloudSharingController.PermissionOptions { get }
        @pure static var allowReadOnly: UICloudSharingController.PermissionOptions { get }
        @pure static var allowReadWrite: UICloudSharingController.PermissionOptions { get }
    }
}
@MainActor protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func itemTitle(for csc: UICloudSharingController) -> String?
    optional func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    optional func itemType(for csc: UICloudSharingController) -> String?
    optional func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    optional func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}
