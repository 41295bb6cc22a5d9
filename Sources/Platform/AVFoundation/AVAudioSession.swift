// AVFoundation's audio session.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@service class AVAudioSession: NSObject {
    @pure class func sharedInstance() -> AVAudioSession
    @available(iOS 13, *) var allowHapticsAndSystemSoundsDuringRecording: Bool { get }
    var availableCategories: [AVAudioSession.Category] { get }
    var availableInputs: [AVAudioSessionPortDescription]? { get }
    var availableModes: [AVAudioSession.Mode] { get }
    var category: AVAudioSession.Category { get }
    var categoryOptions: AVAudioSession.CategoryOptions { get }
    var currentRoute: AVAudioSessionRouteDescription { get }
    var inputDataSource: AVAudioSessionDataSourceDescription? { get }
    var inputDataSources: [AVAudioSessionDataSourceDescription]? { get }
    var inputGain: Float { get }
    var inputLatency: TimeInterval { get }
    var inputNumberOfChannels: Int { get }
    @available(iOS 14, *) var inputOrientation: AVAudioSession.StereoOrientation { get }
    var ioBufferDuration: TimeInterval { get }
    var isInputAvailable: Bool { get }
    var isInputGainSettable: Bool { get }
    var isOtherAudioPlaying: Bool { get }
    var maximumInputNumberOfChannels: Int { get }
    var maximumOutputNumberOfChannels: Int { get }
    var mode: AVAudioSession.Mode { get }
    var outputDataSource: AVAudioSessionDataSourceDescription? { get }
    var outputDataSources: [AVAudioSessionDataSourceDescription]? { get }
    var outputLatency: TimeInterval { get }
    var outputNumberOfChannels: Int { get }
    var outputVolume: Float { get }
    var preferredIOBufferDuration: TimeInterval { get }
    var preferredInput: AVAudioSessionPortDescription? { get }
    var preferredInputNumberOfChannels: Int { get }
    @available(iOS 14, *) var preferredInputOrientation: AVAudioSession.StereoOrientation { get }
    var preferredOutputNumberOfChannels: Int { get }
    var preferredSampleRate: Double { get }
    @available(iOS 14.5, *) var prefersNoInterruptionsFromSystemAlerts: Bool { get }
    @available(iOS 13, *) var promptStyle: AVAudioSession.PromptStyle { get }
    var recordPermission: AVAudioSession.RecordPermission { get }
    var routeSharingPolicy: AVAudioSession.RouteSharingPolicy { get }
    var sampleRate: Double { get }
    var secondaryAudioShouldBeSilencedHint: Bool { get }
    @available(iOS 15, *) var supportsMultichannelContent: Bool { get }
    func overrideOutputAudioPort(_ portOverride: AVAudioSession.PortOverride) throws
    @available(iOS 13, *) @elsewhere func prepareRouteSelectionForPlayback(
        completionHandler: @escaping (Bool, AVAudioSession.RouteSelection) -> Void)
    @elsewhere func requestRecordPermission(_ response: @escaping (Bool) -> Void)
    @callsBack func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions = []) throws
    @callsBack func setActive(_ active: Bool, with options: AVAudioSession.SetActiveOptions) throws
    func setAggregatedIOPreference(_ inIOType: AVAudioSession.IOType) throws
    @available(iOS 13, *) func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws
    @callsBack func setCategory(_ category: AVAudioSession.Category) throws
    @callsBack func setCategory(
        _ category: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions = [])
        throws
    @callsBack func setCategory(
        _ category: AVAudioSession.Category, mode: AVAudioSession.Mode, policy: AVAudioSession.RouteSharingPolicy,
        options: AVAudioSession.CategoryOptions = []) throws
    @callsBack func setCategory(_ category: AVAudioSession.Category, options: AVAudioSession.CategoryOptions = [])
        throws
    func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws
    func setInputGain(_ gain: Float) throws
    func setMode(_ mode: AVAudioSession.Mode) throws
    func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws
    func setPreferredIOBufferDuration(_ duration: TimeInterval) throws
    func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws
    func setPreferredInputNumberOfChannels(_ count: Int) throws
    @available(iOS 14, *) func setPreferredInputOrientation(_ orientation: AVAudioSession.StereoOrientation) throws
    func setPreferredOutputNumberOfChannels(_ count: Int) throws
    func setPreferredSampleRate(_ sampleRate: Double) throws
    @available(iOS 14.5, *) func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws
    @available(iOS 15, *) func setSupportsMultichannelContent(_ inValue: Bool) throws
    @pure struct Category: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var ambient: AVAudioSession.Category { get }
        @pure static var audioProcessing: AVAudioSession.Category { get }
        @pure static var multiRoute: AVAudioSession.Category { get }
        @pure static var playAndRecord: AVAudioSession.Category { get }
        @pure static var playback: AVAudioSession.Category { get }
        @pure static var record: AVAudioSession.Category { get }
        @pure static var soloAmbient: AVAudioSession.Category { get }
    }
    @pure struct CategoryOptions: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var mixWithOthers: AVAudioSession.CategoryOptions { get }
        @pure static var duckOthers: AVAudioSession.CategoryOptions { get }
        @pure static var allowBluetooth: AVAudioSession.CategoryOptions { get }
        @pure static var defaultToSpeaker: AVAudioSession.CategoryOptions { get }
        @pure static var interruptSpokenAudioAndMixWithOthers: AVAudioSession.CategoryOptions { get }
        @pure static var allowBluetoothA2DP: AVAudioSession.CategoryOptions { get }
        @pure static var allowAirPlay: AVAudioSession.CategoryOptions { get }
        @available(iOS 14.5, *) @pure static var overrideMutedMicrophoneInterruption: AVAudioSession.CategoryOptions {
            get
        }
    }
    enum IOType: UInt { case notSpecified, aggregated }
    @pure struct InterruptionOptions: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var shouldResume: AVAudioSession.InterruptionOptions { get }
    }
    enum InterruptionReason: UInt {
        case `default`
        @available(iOS 14.5, *) case appWasSuspended
        case builtInMicMuted
    }
    enum InterruptionType: UInt { case began, ended }
    @pure struct Location: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var lower: AVAudioSession.Location { get }
        @pure static var upper: AVAudioSession.Location { get }
    }
    @pure struct Mode: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var `default`: AVAudioSession.Mode { get }
        @pure static var gameChat: AVAudioSession.Mode { get }
        @pure static var measurement: AVAudioSession.Mode { get }
        @pure static var moviePlayback: AVAudioSession.Mode { get }
        @pure static var spokenAudio: AVAudioSession.Mode { get }
        @pure static var videoChat: AVAudioSession.Mode { get }
        @pure static var videoRecording: AVAudioSession.Mode { get }
        @pure static var voiceChat: AVAudioSession.Mode { get }
        @pure static var voicePrompt: AVAudioSession.Mode { get }
    }
    @pure struct Orientation: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var back: AVAudioSession.Orientation { get }
        @pure static var bottom: AVAudioSession.Orientation { get }
        @pure static var front: AVAudioSession.Orientation { get }
        @pure static var left: AVAudioSession.Orientation { get }
        @pure static var right: AVAudioSession.Orientation { get }
        @pure static var top: AVAudioSession.Orientation { get }
    }
    @pure struct PolarPattern: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var cardioid: AVAudioSession.PolarPattern { get }
        @pure static var omnidirectional: AVAudioSession.PolarPattern { get }
        @available(iOS 14, *) @pure static var stereo: AVAudioSession.PolarPattern { get }
        @pure static var subcardioid: AVAudioSession.PolarPattern { get }
    }
    @pure struct Port: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @available(iOS 14, *) @pure static var AVB: AVAudioSession.Port { get }
        @pure static var HDMI: AVAudioSession.Port { get }
        @available(iOS 14, *) @pure static var PCI: AVAudioSession.Port { get }
        @pure static var airPlay: AVAudioSession.Port { get }
        @pure static var bluetoothA2DP: AVAudioSession.Port { get }
        @pure static var bluetoothHFP: AVAudioSession.Port { get }
        @pure static var bluetoothLE: AVAudioSession.Port { get }
        @pure static var builtInMic: AVAudioSession.Port { get }
        @pure static var builtInReceiver: AVAudioSession.Port { get }
        @pure static var builtInSpeaker: AVAudioSession.Port { get }
        @pure static var carAudio: AVAudioSession.Port { get }
        @available(iOS 14, *) @pure static var displayPort: AVAudioSession.Port { get }
        @available(iOS 14, *) @pure static var fireWire: AVAudioSession.Port { get }
        @pure static var headphones: AVAudioSession.Port { get }
        @pure static var headsetMic: AVAudioSession.Port { get }
        @pure static var lineIn: AVAudioSession.Port { get }
        @pure static var lineOut: AVAudioSession.Port { get }
        @available(iOS 14, *) @pure static var thunderbolt: AVAudioSession.Port { get }
        @pure static var usbAudio: AVAudioSession.Port { get }
        @available(iOS 14, *) @pure static var virtual: AVAudioSession.Port { get }
    }
    enum PortOverride: UInt { case none, speaker }
    enum PromptStyle: UInt { case none, short, normal }
    enum RecordPermission: UInt { case undetermined, denied, granted }
    enum RouteChangeReason: UInt {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep,
            noSuitableRouteForCategory, routeConfigurationChange
    }
    @available(iOS 13, *) enum RouteSelection: Int { case none, local, external }
    enum RouteSharingPolicy: UInt {
        case `default`, longFormAudio, independent
        @available(iOS 13, *) case longFormVideo
    }
    @pure struct SetActiveOptions: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var notifyOthersOnDeactivation: AVAudioSession.SetActiveOptions { get }
    }
    enum SilenceSecondaryAudioHintType: UInt { case begin, end }
    enum StereoOrientation: Int { case none, portrait, portraitUpsideDown, landscapeRight, landscapeLeft }
    enum ErrorCode: Int {
        case none, mediaServicesFailed, isBusy, incompatibleCategory, cannotInterruptOthers, missingEntitlement,
            siriIsRecording, cannotStartPlaying, cannotStartRecording, badParam, insufficientPriority,
            resourceNotAvailable, unspecified, expiredSession, sessionNotActive
    }
    @pure static var interruptionNotification: NSNotification.Name { get }
    @pure static var mediaServicesWereLostNotification: NSNotification.Name { get }
    @pure static var mediaServicesWereResetNotification: NSNotification.Name { get }
    @pure static var routeChangeNotification: NSNotification.Name { get }
    @pure static var silenceSecondaryAudioHintNotification: NSNotification.Name { get }
    @available(iOS 15, *) @pure static var spatialPlaybackCapabilitiesChangedNotification: NSNotification.Name { get }
}
let AVAudioSessionInterruptionOptionKey: String
@available(iOS 14.5, *) let AVAudioSessionInterruptionReasonKey: String
let AVAudioSessionInterruptionTypeKey: String
let AVAudioSessionInterruptionWasSuspendedKey: String
let AVAudioSessionRouteChangePreviousRouteKey: String
let AVAudioSessionRouteChangeReasonKey: String
let AVAudioSessionSilenceSecondaryAudioHintTypeKey: String
@available(iOS 15, *) let AVAudioSessionSpatialAudioEnabledKey: String
class AVAudioSessionRouteDescription: NSObject {
    var inputs: [AVAudioSessionPortDescription] { get }
    var outputs: [AVAudioSessionPortDescription] { get }
}
class AVAudioSessionPortDescription: NSObject {
    var channels: [AVAudioSessionChannelDescription]? { get }
    var dataSources: [AVAudioSessionDataSourceDescription]? { get }
    var hasHardwareVoiceCallProcessing: Bool { get }
    @available(iOS 15, *) var isSpatialAudioEnabled: Bool { get }
    var portName: String { get }
    var portType: AVAudioSession.Port { get }
    var preferredDataSource: AVAudioSessionDataSourceDescription? { get }
    var selectedDataSource: AVAudioSessionDataSourceDescription? { get }
    var uid: String { get }
    func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws
}
class AVAudioSessionChannelDescription: NSObject {
    var channelLabel: AudioChannelLabel { get }
    var channelName: String { get }
    var channelNumber: Int { get }
    var owningPortUID: String { get }
}
class AVAudioSessionDataSourceDescription: NSObject {
    var dataSourceID: NSNumber { get }
    var dataSourceName: String { get }
    var location: AVAudioSession.Location? { get }
    var orientation: AVAudioSession.Orientation? { get }
    var preferredPolarPattern: AVAudioSession.PolarPattern? { get }
    var selectedPolarPattern: AVAudioSession.PolarPattern? { get }
    var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { get }
    func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws
}
@available(iOS 17, *) @service class AVAudioApplication: NSObject {
    class var shared: AVAudioApplication { get }
    var isInputMuted: Bool { get }
    var recordPermission: AVAudioApplication.recordPermission { get }
    @elsewhere class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void)
    func setInputMuted(_ muted: Bool) throws
    enum recordPermission: Int { case undetermined, denied, granted }
    @pure static var inputMuteStateChangeNotification: NSNotification.Name { get }
    @pure static var muteStateKey: String { get }
}
