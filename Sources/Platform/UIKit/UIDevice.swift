// UIDevice, haptic feedback generators and the pasteboard.

@MainActor class UIDevice: NSObject {
    @pure class var current: UIDevice { get }
    var name: String { get }
    var model: String { get }
    var localizedModel: String { get }
    var systemName: String { get }
    var systemVersion: String { get }
    var orientation: UIDeviceOrientation { get }
    var identifierForVendor: UUID? { get }
    var isGeneratingDeviceOrientationNotifications: Bool { get }
    func beginGeneratingDeviceOrientationNotifications()
    func endGeneratingDeviceOrientationNotifications()
    var isBatteryMonitoringEnabled: Bool
    var batteryState: UIDevice.BatteryState { get }
    var batteryLevel: Float { get }
    var isProximityMonitoringEnabled: Bool
    var proximityState: Bool { get }
    var isMultitaskingSupported: Bool { get }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    func playInputClick()
    @pure nonisolated static let orientationDidChangeNotification: NSNotification.Name
    @pure nonisolated static let batteryStateDidChangeNotification: NSNotification.Name
    @pure nonisolated static let batteryLevelDidChangeNotification: NSNotification.Name
    @pure nonisolated static let proximityStateDidChangeNotification: NSNotification.Name
    @pure enum BatteryState: Int {
        case unknown, unplugged, charging, full
    }
}
@pure enum UIDeviceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    @pure var isPortrait: Bool { get }
    @pure var isLandscape: Bool { get }
    @pure var isFlat: Bool { get }
    @pure var isValidInterfaceOrientation: Bool { get }
}
@pure enum UIUserInterfaceIdiom: Int {
    case unspecified = -1
    case phone, pad, tv, carPlay
    @available(iOS 14, *) case mac = 5
    @available(iOS 17, *) case vision
}
@MainActor protocol UIInputViewAudioFeedback: NSObjectProtocol {
    optional var enableInputClicksWhenVisible: Bool { get }
}
@MainActor @pure class UIFeedbackGenerator: NSObject, UIInteraction {
    init()
    @available(iOS 17.5, *) convenience init(view: UIView)
    func prepare()
}
@pure class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    init(style: UIImpactFeedbackGenerator.FeedbackStyle)
    @available(iOS 17.5, *) convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView)
    func impactOccurred()
    @available(iOS 13, *) func impactOccurred(intensity: CGFloat)
    @available(iOS 17.5, *) func impactOccurred(at location: CGPoint)
    @available(iOS 17.5, *) func impactOccurred(intensity: CGFloat, at location: CGPoint)
    @pure enum FeedbackStyle: Int {
        case light, medium, heavy
        @available(iOS 13, *) case soft, rigid
    }
}
@pure class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
    @available(iOS 17.5, *)
    func notificationOccurred(
        _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint)
    @pure enum FeedbackType: Int {
        case success, warning, error
    }
}
@pure class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    func selectionChanged()
    @available(iOS 17.5, *) func selectionChanged(at location: CGPoint)
}
@available(iOS 17.5, *) class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    func alignmentOccurred(at location: CGPoint)
    func pathCompleted(at location: CGPoint)
}
@service class UIPasteboard: NSObject {
    @pure class var general: UIPasteboard { get }
    init?(name pasteboardName: UIPasteboard.Name, create: Bool)
    class func withUniqueName() -> UIPasteboard
    var name: UIPasteboard.Name { get }
    class func remove(withName pasteboardName: UIPasteboard.Name)
    var isPersistent: Bool { get }
    @available(iOS, deprecated: 10) func setPersistent(_ persistent: Bool)
    var changeCount: Int { get }
    @callsBack var itemProviders: [NSItemProvider]
    @callsBack func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?)
    @callsBack func setObjects(_ objects: [any NSItemProviderWriting])
    @callsBack func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?)
    @callsBack func setObjects<T>(_ objects: [T])
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting
    @callsBack func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting
    var types: [String] { get }
    func contains(pasteboardTypes: [String]) -> Bool
    func data(forPasteboardType pasteboardType: String) -> Data?
    func value(forPasteboardType pasteboardType: String) -> Any?
    @callsBack func setValue(_ value: Any, forPasteboardType pasteboardType: String)
    @callsBack func setData(_ data: Data, forPasteboardType pasteboardType: String)
    var numberOfItems: Int { get }
    func types(forItemSet itemSet: IndexSet?) -> [[String]]?
    func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool
    func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet?
    func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
    func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
    @callsBack var items: [[String: Any]]
    @callsBack func addItems(_ items: [[String: Any]])
    @callsBack func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:])
    @callsBack var string: String?
    @callsBack var strings: [String]?
    @callsBack var url: URL?
    @callsBack var urls: [URL]?
    @callsBack var image: UIImage?
    @callsBack var images: [UIImage]?
    @callsBack var color: UIColor?
    @callsBack var colors: [UIColor]?
    var hasStrings: Bool { get }
    var hasURLs: Bool { get }
    var hasImages: Bool { get }
    var hasColors: Bool { get }
    @pure static let changedNotification: NSNotification.Name
    @pure static let changedTypesAddedUserInfoKey: String
    @pure static let changedTypesRemovedUserInfoKey: String
    @pure static let removedNotification: NSNotification.Name
    static var typeListString: [String]
    static var typeListURL: [String]
    static var typeListImage: [String]
    static var typeListColor: [String]
    @pure static let typeAutomatic: String
}
extension UIPasteboard {
    @elsewhere @available(iOS, introduced: 14, deprecated: 15) func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void)
    @elsewhere @available(iOS 15, *) func detectPatterns(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<UIPasteboard.DetectedValues>>, any Error>) -> Void)
    @elsewhere @available(iOS, introduced: 14, deprecated: 15) func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<UIPasteboard.DetectionPattern>], any Error>) -> Void)
    @elsewhere @available(iOS 15, *) func detectPatterns(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<PartialKeyPath<UIPasteboard.DetectedValues>>], any Error>) -> Void)
    @elsewhere @available(iOS, introduced: 14, deprecated: 15) func detectValues(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<[UIPasteboard.DetectionPattern: Any], any Error>) -> Void)
    @elsewhere @available(iOS 15, *) func detectValues(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>,
        completionHandler: @escaping (Result<UIPasteboard.DetectedValues, any Error>) -> Void)
    @elsewhere @available(iOS, introduced: 14, deprecated: 15) func detectValues(
        for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[UIPasteboard.DetectionPattern: Any]], any Error>) -> Void)
    @elsewhere @available(iOS 15, *) func detectValues(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[UIPasteboard.DetectedValues], any Error>) -> Void)
    @available(iOS 15, *) func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>
    ) async throws -> Set<PartialKeyPath<UIPasteboard.DetectedValues>>
    @available(iOS 15, *) func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<UIPasteboard.DetectedValues>>]
    @available(iOS 15, *) func detectedValues(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>
    ) async throws -> UIPasteboard.DetectedValues
    @available(iOS 15, *) func detectedValues(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [UIPasteboard.DetectedValues]
    @pure struct Name: Hashable, RawRepresentable {
        init(_ rawValue: String)
        init(rawValue: String)
        @pure static let general: UIPasteboard.Name
    }
    @pure struct OptionsKey: Hashable, RawRepresentable {
        init(rawValue: String)
        @pure static let expirationDate: UIPasteboard.OptionsKey
        @pure static let localOnly: UIPasteboard.OptionsKey
    }
    @available(iOS 14, *) @pure struct DetectionPattern: Hashable, RawRepresentable {
        init(rawValue: String)
        @pure static let probableWebURL: UIPasteboard.DetectionPattern
        @pure static let probableWebSearch: UIPasteboard.DetectionPattern
        @pure static let number: UIPasteboard.DetectionPattern
    }
    @available(iOS 15, *) struct DetectedValues {
        var patterns: Set<PartialKeyPath<UIPasteboard.DetectedValues>> { get }
        var probableWebURL: String { get }
        var probableWebSearch: String { get }
        var number: Double? { get }
        var links: [DDMatchLink] { get }
        var phoneNumbers: [DDMatchPhoneNumber] { get }
        var emailAddresses: [DDMatchEmailAddress] { get }
        var postalAddresses: [DDMatchPostalAddress] { get }
        var calendarEvents: [DDMatchCalendarEvent] { get }
        var shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber] { get }
        var flightNumbers: [DDMatchFlightNumber] { get }
        var moneyAmounts: [DDMatchMoneyAmount] { get }
    }
}
