// MediaPlayer's players, library, and controls.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

protocol MPMediaPlayback {
    var currentPlaybackRate: Float { get set }
    var currentPlaybackTime: TimeInterval { get set }
    var isPreparedToPlay: Bool { get }
    func beginSeekingBackward()
    func beginSeekingForward()
    func endSeeking()
    func pause()
    func play()
    func prepareToPlay()
    func stop()
}
@service class MPMusicPlayerController: NSObject, MPMediaPlayback {
    class var applicationMusicPlayer: MPMusicPlayerController { get }
    class var applicationQueuePlayer: MPMusicPlayerApplicationController { get }
    class var systemMusicPlayer: any MPMusicPlayerController & MPSystemMusicPlayerController { get }
    class var iPodMusicPlayer: MPMusicPlayerController { get }
    var indexOfNowPlayingItem: Int { get }
    @NSCopying var nowPlayingItem: MPMediaItem?
    var playbackState: MPMusicPlaybackState { get }
    var repeatMode: MPMusicRepeatMode
    var shuffleMode: MPMusicShuffleMode
    func append(_ descriptor: MPMusicPlayerQueueDescriptor)
    func beginGeneratingPlaybackNotifications()
    func endGeneratingPlaybackNotifications()
    func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void)
    func prepend(_ descriptor: MPMusicPlayerQueueDescriptor)
    func setQueue(with descriptor: MPMusicPlayerQueueDescriptor)
    func setQueue(with itemCollection: MPMediaItemCollection)
    func setQueue(with query: MPMediaQuery)
    func setQueue(with storeIDs: [String])
    func skipToBeginning()
    func skipToNextItem()
    func skipToPreviousItem()
}
class MPMusicPlayerApplicationController: MPMusicPlayerController {}
protocol MPSystemMusicPlayerController: NSObjectProtocol {
    @navigates func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}
class MPMusicPlayerQueueDescriptor: NSObject, NSSecureCoding {}
class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    init(itemCollection: MPMediaItemCollection)
    init(query: MPMediaQuery)
    @NSCopying var itemCollection: MPMediaItemCollection { get }
    @NSCopying var query: MPMediaQuery { get }
    var startItem: MPMediaItem?
}
class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    init(storeIDs: [String])
    var startItemID: String?
    var storeIDs: [String]?
}
enum MPMusicPlaybackState: Int {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
enum MPMusicRepeatMode: Int {
    case `default`, none, one, all
}
enum MPMusicShuffleMode: Int {
    case `default`, off, songs, albums
}
extension NSNotification.Name {
    @pure static var MPMediaLibraryDidChange: NSNotification.Name { get }
    @pure static var MPMediaPlaybackIsPreparedToPlayDidChange: NSNotification.Name { get }
    @pure static var MPMoviePlayerLoadStateDidChange: NSNotification.Name { get }
    @pure static var MPMoviePlayerPlaybackDidFinish: NSNotification.Name { get }
    @pure static var MPMoviePlayerPlaybackStateDidChange: NSNotification.Name { get }
    @pure static var MPMusicPlayerControllerNowPlayingItemDidChange: NSNotification.Name { get }
    @pure static var MPMusicPlayerControllerPlaybackStateDidChange: NSNotification.Name { get }
    @pure static var MPMusicPlayerControllerQueueDidChange: NSNotification.Name { get }
    @pure static var MPMusicPlayerControllerVolumeDidChange: NSNotification.Name { get }
    @pure static var MPVolumeViewWirelessRouteActiveDidChange: NSNotification.Name { get }
    @pure static var MPVolumeViewWirelessRoutesAvailableDidChange: NSNotification.Name { get }
}
class MPMediaEntity: NSObject, NSSecureCoding {
    class func canFilter(byProperty property: String) -> Bool
    var persistentID: MPMediaEntityPersistentID { get }
    func enumerateValues(
        forProperties properties: Set<String>,
        using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    func value(forProperty property: String) -> Any?
    subscript(key: Any) -> Any? { get }
}
typealias MPMediaEntityPersistentID = UInt64
class MPMediaItem: MPMediaEntity {
    class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String
    class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String
    var albumArtist: String? { get }
    var albumArtistPersistentID: MPMediaEntityPersistentID { get }
    var albumPersistentID: MPMediaEntityPersistentID { get }
    var albumTitle: String? { get }
    var albumTrackCount: Int { get }
    var albumTrackNumber: Int { get }
    var artist: String? { get }
    var artistPersistentID: MPMediaEntityPersistentID { get }
    var artwork: MPMediaItemArtwork? { get }
    var assetURL: URL? { get }
    var beatsPerMinute: Int { get }
    var bookmarkTime: TimeInterval { get }
    var comments: String? { get }
    var composer: String? { get }
    var composerPersistentID: MPMediaEntityPersistentID { get }
    var dateAdded: Date { get }
    var discCount: Int { get }
    var discNumber: Int { get }
    var genre: String? { get }
    var genrePersistentID: MPMediaEntityPersistentID { get }
    var hasProtectedAsset: Bool { get }
    var isCloudItem: Bool { get }
    var isCompilation: Bool { get }
    var isExplicitItem: Bool { get }
    var isPreorder: Bool { get }
    var lastPlayedDate: Date? { get }
    var lyrics: String? { get }
    var mediaType: MPMediaType { get }
    var playCount: Int { get }
    var playbackDuration: TimeInterval { get }
    var playbackStoreID: String { get }
    var podcastPersistentID: MPMediaEntityPersistentID { get }
    var podcastTitle: String? { get }
    var rating: Int { get }
    var releaseDate: Date? { get }
    var skipCount: Int { get }
    var title: String? { get }
    var userGrouping: String? { get }
}
class MPMediaItemArtwork: NSObject {
    init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage)
    init(image: UIImage)
    var bounds: CGRect { get }
    var imageCropRect: CGRect { get }
    func image(at size: CGSize) -> UIImage?
}
class MPMediaItemCollection: MPMediaEntity {
    init(items: [MPMediaItem])
    var count: Int { get }
    var items: [MPMediaItem] { get }
    var mediaTypes: MPMediaType { get }
    var representativeItem: MPMediaItem? { get }
}
class MPMediaPlaylist: MPMediaItemCollection {
    var authorDisplayName: String? { get }
    @available(iOS 14, *) var cloudGlobalID: String? { get }
    var descriptionText: String? { get }
    var name: String? { get }
    var playlistAttributes: MPMediaPlaylistAttribute { get }
    var seedItems: [MPMediaItem]? { get }
    @elsewhere func add(_ mediaItems: [MPMediaItem], completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func addItem(withProductID productID: String, completionHandler: (((any Error)?) -> Void)? = nil)
}
@pure struct MPMediaPlaylistAttribute: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var onTheGo: MPMediaPlaylistAttribute { get }
    @pure static var smart: MPMediaPlaylistAttribute { get }
    @pure static var genius: MPMediaPlaylistAttribute { get }
}
@pure struct MPMediaType: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var music: MPMediaType { get }
    @pure static var podcast: MPMediaType { get }
    @pure static var audioBook: MPMediaType { get }
    @pure static var audioITunesU: MPMediaType { get }
    @pure static var anyAudio: MPMediaType { get }
    @pure static var movie: MPMediaType { get }
    @pure static var tvShow: MPMediaType { get }
    @pure static var videoPodcast: MPMediaType { get }
    @pure static var musicVideo: MPMediaType { get }
    @pure static var videoITunesU: MPMediaType { get }
    @pure static var homeVideo: MPMediaType { get }
    @pure static var anyVideo: MPMediaType { get }
    @pure static var `any`: MPMediaType { get }
}
enum MPMediaGrouping: Int {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}
@service class MPMediaLibrary: NSObject, NSSecureCoding {
    class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus
    class func `default`() -> MPMediaLibrary
    @elsewhere class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void)
    var lastModifiedDate: Date { get }
    @elsewhere func addItem(
        withProductID productID: String, completionHandler: (([MPMediaEntity], (any Error)?) -> Void)? = nil)
    func beginGeneratingLibraryChangeNotifications()
    func endGeneratingLibraryChangeNotifications()
    @elsewhere func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
        completionHandler: @escaping (MPMediaPlaylist?, (any Error)?) -> Void)
}
enum MPMediaLibraryAuthorizationStatus: Int {
    case notDetermined, denied, restricted, authorized
}
@service class MPMediaQuery: NSObject, NSCopying, NSSecureCoding {
    init(filterPredicates: Set<MPMediaPredicate>?)
    class func albums() -> MPMediaQuery
    class func artists() -> MPMediaQuery
    class func audiobooks() -> MPMediaQuery
    class func compilations() -> MPMediaQuery
    class func composers() -> MPMediaQuery
    class func genres() -> MPMediaQuery
    class func playlists() -> MPMediaQuery
    class func podcasts() -> MPMediaQuery
    class func songs() -> MPMediaQuery
    var collectionSections: [MPMediaQuerySection]? { get }
    var collections: [MPMediaItemCollection]? { get }
    var filterPredicates: Set<MPMediaPredicate>?
    var groupingType: MPMediaGrouping
    var itemSections: [MPMediaQuerySection]? { get }
    var items: [MPMediaItem]? { get }
    func addFilterPredicate(_ predicate: MPMediaPredicate)
    func removeFilterPredicate(_ predicate: MPMediaPredicate)
}
class MPMediaQuerySection: NSObject, NSCopying {
    var range: NSRange { get }
    var title: String { get }
}
class MPMediaPredicate: NSObject, NSSecureCoding {}
class MPMediaPropertyPredicate: MPMediaPredicate {
    init(value: Any?, forProperty property: String)
    init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison)
    var comparisonType: MPMediaPredicateComparison { get }
    var property: String { get }
    var value: Any? { get }
}
enum MPMediaPredicateComparison: Int {
    case equalTo, contains
}
let MPMediaEntityPropertyPersistentID: String
let MPMediaItemPropertyAlbumArtist: String
let MPMediaItemPropertyAlbumPersistentID: String
let MPMediaItemPropertyAlbumTitle: String
let MPMediaItemPropertyAlbumTrackCount: String
let MPMediaItemPropertyAlbumTrackNumber: String
let MPMediaItemPropertyArtist: String
let MPMediaItemPropertyArtistPersistentID: String
let MPMediaItemPropertyArtwork: String
let MPMediaItemPropertyAssetURL: String
let MPMediaItemPropertyComposer: String
let MPMediaItemPropertyDiscNumber: String
let MPMediaItemPropertyGenre: String
let MPMediaItemPropertyIsCloudItem: String
let MPMediaItemPropertyLyrics: String
let MPMediaItemPropertyMediaType: String
let MPMediaItemPropertyPersistentID: String
let MPMediaItemPropertyPlayCount: String
let MPMediaItemPropertyPlaybackDuration: String
let MPMediaItemPropertyPodcastTitle: String
let MPMediaItemPropertyRating: String
let MPMediaItemPropertyReleaseDate: String
let MPMediaItemPropertyTitle: String
let MPMediaPlaylistPropertyName: String
let MPMediaPlaylistPropertyPersistentID: String
class MPMediaPickerController: UIViewController {
    init(mediaTypes: MPMediaType)
    var allowsPickingMultipleItems: Bool
    weak var delegate: (any MPMediaPickerControllerDelegate)?
    var mediaTypes: MPMediaType { get }
    var prompt: String?
    var showsCloudItems: Bool
    var showsItemsWithProtectedAssets: Bool
}
protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    optional func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    optional func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
class MPVolumeView: UIView, NSCoding {
    var areWirelessRoutesAvailable: Bool { get }
    var isWirelessRouteActive: Bool { get }
    var showsRouteButton: Bool
    var showsVolumeSlider: Bool
    var volumeWarningSliderImage: UIImage?
    func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage?
    func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage?
    func routeButtonImage(for state: UIControl.State) -> UIImage?
    func routeButtonRect(forBounds bounds: CGRect) -> CGRect
    func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State)
    func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State)
    func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State)
    func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State)
    func volumeSliderRect(forBounds bounds: CGRect) -> CGRect
    func volumeThumbImage(for state: UIControl.State) -> UIImage?
    func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect
}
