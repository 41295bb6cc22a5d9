// MediaPlayer's remote commands, now playing information, and movie players.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class MPNowPlayingInfoCenter: NSObject {
    class func `default`() -> MPNowPlayingInfoCenter
    var nowPlayingInfo: [String: Any]?
    @available(iOS 13, *) var playbackState: MPNowPlayingPlaybackState
}
enum MPNowPlayingPlaybackState: UInt {
    case unknown, playing, paused, stopped, interrupted
}
enum MPNowPlayingInfoMediaType: UInt {
    case none, audio, video
}
let MPNowPlayingInfoCollectionIdentifier: String
let MPNowPlayingInfoPropertyAssetURL: String
let MPNowPlayingInfoPropertyAvailableLanguageOptions: String
let MPNowPlayingInfoPropertyChapterCount: String
let MPNowPlayingInfoPropertyChapterNumber: String
let MPNowPlayingInfoPropertyCurrentLanguageOptions: String
let MPNowPlayingInfoPropertyCurrentPlaybackDate: String
let MPNowPlayingInfoPropertyDefaultPlaybackRate: String
let MPNowPlayingInfoPropertyElapsedPlaybackTime: String
let MPNowPlayingInfoPropertyExternalContentIdentifier: String
let MPNowPlayingInfoPropertyExternalUserProfileIdentifier: String
let MPNowPlayingInfoPropertyIsLiveStream: String
let MPNowPlayingInfoPropertyMediaType: String
let MPNowPlayingInfoPropertyPlaybackProgress: String
let MPNowPlayingInfoPropertyPlaybackQueueCount: String
let MPNowPlayingInfoPropertyPlaybackQueueIndex: String
let MPNowPlayingInfoPropertyPlaybackRate: String
let MPNowPlayingInfoPropertyServiceIdentifier: String
@service class MPRemoteCommandCenter: NSObject {
    class func shared() -> MPRemoteCommandCenter
    var bookmarkCommand: MPFeedbackCommand { get }
    var changePlaybackPositionCommand: MPChangePlaybackPositionCommand { get }
    var changePlaybackRateCommand: MPChangePlaybackRateCommand { get }
    var changeRepeatModeCommand: MPChangeRepeatModeCommand { get }
    var changeShuffleModeCommand: MPChangeShuffleModeCommand { get }
    var disableLanguageOptionCommand: MPRemoteCommand { get }
    var dislikeCommand: MPFeedbackCommand { get }
    var enableLanguageOptionCommand: MPRemoteCommand { get }
    var likeCommand: MPFeedbackCommand { get }
    var nextTrackCommand: MPRemoteCommand { get }
    var pauseCommand: MPRemoteCommand { get }
    var playCommand: MPRemoteCommand { get }
    var previousTrackCommand: MPRemoteCommand { get }
    var ratingCommand: MPRatingCommand { get }
    var seekBackwardCommand: MPRemoteCommand { get }
    var seekForwardCommand: MPRemoteCommand { get }
    var skipBackwardCommand: MPSkipIntervalCommand { get }
    var skipForwardCommand: MPSkipIntervalCommand { get }
    var stopCommand: MPRemoteCommand { get }
    var togglePlayPauseCommand: MPRemoteCommand { get }
}
class MPRemoteCommand: NSObject {
    var isEnabled: Bool
    func addTarget(_ target: Any, action: Selector)
    func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any
    func removeTarget(_ target: Any?)
    func removeTarget(_ target: Any, action: Selector?)
}
class MPSkipIntervalCommand: MPRemoteCommand {
    var preferredIntervals: [NSNumber]
}
class MPFeedbackCommand: MPRemoteCommand {
    var isActive: Bool
    var localizedShortTitle: String
    var localizedTitle: String
}
class MPRatingCommand: MPRemoteCommand {
    var maximumRating: Float
    var minimumRating: Float
}
class MPChangePlaybackPositionCommand: MPRemoteCommand {}
class MPChangePlaybackRateCommand: MPRemoteCommand {
    var supportedPlaybackRates: [NSNumber]
}
class MPChangeRepeatModeCommand: MPRemoteCommand {
    var currentRepeatType: MPRepeatType
}
class MPChangeShuffleModeCommand: MPRemoteCommand {
    var currentShuffleType: MPShuffleType
}
enum MPRepeatType: Int {
    case off, one, all
}
enum MPShuffleType: Int {
    case off, items, collections
}
enum MPRemoteCommandHandlerStatus: Int {
    case success, noSuchContent, noActionableNowPlayingItem, deviceNotFound, commandFailed
}
class MPRemoteCommandEvent: NSObject {
    var command: MPRemoteCommand { get }
    var timestamp: TimeInterval { get }
}
class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    var interval: TimeInterval { get }
}
class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    var positionTime: TimeInterval { get }
}
class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    var playbackRate: Float { get }
}
class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    var isNegative: Bool { get }
}
class MPRatingCommandEvent: MPRemoteCommandEvent {
    var rating: Float { get }
}
class MPSeekCommandEvent: MPRemoteCommandEvent {
    var type: MPSeekCommandEventType { get }
}
enum MPSeekCommandEventType: UInt {
    case beginSeeking, endSeeking
}
class MPMoviePlayerController: NSObject, MPMediaPlayback {
    init?(contentURL url: URL!)
    var backgroundView: UIView! { get }
    var contentURL: URL!
    var controlStyle: MPMovieControlStyle
    var duration: TimeInterval { get }
    var isFullscreen: Bool
    var loadState: MPMovieLoadState { get }
    var playbackState: MPMoviePlaybackState { get }
    var repeatMode: MPMovieRepeatMode
    var scalingMode: MPMovieScalingMode
    var shouldAutoplay: Bool
    var view: UIView! { get }
    func setFullscreen(_ fullscreen: Bool, animated: Bool)
    var allowsAirPlay: Bool
    var endPlaybackTime: TimeInterval
    var initialPlaybackTime: TimeInterval
    var isAirPlayVideoActive: Bool { get }
    var naturalSize: CGSize { get }
    var playableDuration: TimeInterval { get }
    var readyForDisplay: Bool { get }
}
class MPMoviePlayerViewController: UIViewController {
    init!(contentURL: URL!)
    var moviePlayer: MPMoviePlayerController! { get }
}
enum MPMovieControlStyle: Int {
    case none, embedded, fullscreen
}
@pure struct MPMovieLoadState: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var playable: MPMovieLoadState { get }
    @pure static var playthroughOK: MPMovieLoadState { get }
    @pure static var stalled: MPMovieLoadState { get }
}
enum MPMoviePlaybackState: Int {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
enum MPMovieRepeatMode: Int {
    case none, one
}
enum MPMovieScalingMode: Int {
    case none, aspectFit, aspectFill, fill
}
