// PhotosUI's picker, and its views of live photos.

@available(iOS 14, *) class PHPickerViewController: UIViewController {
    init(configuration: PHPickerConfiguration)
    var configuration: PHPickerConfiguration { get }
    weak var delegate: (any PHPickerViewControllerDelegate)?
    @available(iOS 16, *) func deselectAssets(withIdentifiers identifiers: [String])
    @available(iOS 16, *) func moveAsset(
        withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?)
    @available(iOS 17, *) func scrollToInitialPosition()
    @available(iOS 17, *) func updatePicker(using configuration: PHPickerConfiguration.Update)
    @available(iOS 17, *) func zoomIn()
    @available(iOS 17, *) func zoomOut()
}
@available(iOS 14, *) protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
@available(iOS 14, *) @pure struct PHPickerConfiguration: Hashable {
    init()
    init(photoLibrary: PHPhotoLibrary)
    @available(iOS 17, *) var disabledCapabilities: PHPickerCapabilities
    @available(iOS 17, *) var edgesWithoutContentMargins: NSDirectionalRectEdge
    var filter: PHPickerFilter?
    @available(iOS 17, *) var mode: PHPickerMode
    var preferredAssetRepresentationMode: PHPickerConfiguration.AssetRepresentationMode
    @available(iOS 15, *) var preselectedAssetIdentifiers: [String]
    @available(iOS 15, *) var selection: PHPickerConfiguration.Selection
    var selectionLimit: Int
    enum AssetRepresentationMode { case automatic, current, compatible }
    @available(iOS 15, *) enum Selection {
        case `default`
        case ordered
        @available(iOS 17, *) case continuous
        @available(iOS 17, *) case continuousAndOrdered
        @available(iOS 17, *) case people
    }
}
@available(iOS 14, *) @pure struct PHPickerFilter: Hashable {
    @pure static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter
    @available(iOS 15, *) @pure static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter
    @available(iOS 15, *) @pure static func not(_ filter: PHPickerFilter) -> PHPickerFilter
    @available(iOS 15, *) @pure static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter
    @available(iOS 16, *) @pure static var bursts: PHPickerFilter { get }
    @available(iOS 16, *) @pure static var cinematicVideos: PHPickerFilter { get }
    @available(iOS 16, *) @pure static var depthEffectPhotos: PHPickerFilter { get }
    @pure static var images: PHPickerFilter { get }
    @pure static var livePhotos: PHPickerFilter { get }
    @available(iOS 15, *) @pure static var panoramas: PHPickerFilter { get }
    @available(iOS 15, *) @pure static var screenRecordings: PHPickerFilter { get }
    @available(iOS 15, *) @pure static var screenshots: PHPickerFilter { get }
    @available(iOS 15, *) @pure static var slomoVideos: PHPickerFilter { get }
    @available(iOS 15, *) @pure static var timelapseVideos: PHPickerFilter { get }
    @pure static var videos: PHPickerFilter { get }
    @available(iOS 18, *) @pure static var spatialMedia: PHPickerFilter { get }
}
@available(iOS 14, *) struct PHPickerResult: Hashable {
    let assetIdentifier: String?
    let itemProvider: NSItemProvider
}
@available(iOS 17, *) enum PHPickerMode: Int {
    case `default`, compact
}
@available(iOS 17, *) struct PHPickerCapabilities: OptionSet {
    @pure static var collectionNavigation: PHPickerCapabilities { get }
    @pure static var search: PHPickerCapabilities { get }
    @pure static var selectionActions: PHPickerCapabilities { get }
    @pure static var sensitivityAnalysisIntervention: PHPickerCapabilities { get }
    @pure static var stagingArea: PHPickerCapabilities { get }
}
class PHLivePhotoView: UIView {
    class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage
    var contentsRect: CGRect
    weak var delegate: (any PHLivePhotoViewDelegate)?
    var isMuted: Bool
    var livePhoto: PHLivePhoto?
    var playbackGestureRecognizer: UIGestureRecognizer { get }
    func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle)
    func stopPlayback()
}
@pure struct PHLivePhotoBadgeOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var overContent: PHLivePhotoBadgeOptions { get }
    @pure static var liveOff: PHLivePhotoBadgeOptions { get }
}
enum PHLivePhotoViewPlaybackStyle: Int {
    case undefined, full, hint
}
protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    optional func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool
    optional func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    optional func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch,
        with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval
    optional func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}
extension PHPhotoLibrary {
    @available(iOS 14, *) @navigates func presentLimitedLibraryPicker(from controller: UIViewController)
    @available(iOS 15, *) @elsewhere @navigates func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void)
}
protocol PHContentEditingController: NSObjectProtocol {
    var shouldShowCancelConfirmation: Bool { get }
    func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
    func cancelContentEditing()
    func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
    func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
}
