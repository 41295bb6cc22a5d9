// AVFoundation's media selections and metadata.

class AVMediaSelection: NSObject, NSCopying {
    weak var asset: AVAsset? { get }
    func mediaSelectionCriteriaCanBeAppliedAutomatically(to mediaSelectionGroup: AVMediaSelectionGroup) -> Bool
    func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption?
}
class AVMediaSelectionGroup: NSObject, NSCopying {
    var allowsEmptySelection: Bool { get }
    var defaultOption: AVMediaSelectionOption? { get }
    var options: [AVMediaSelectionOption] { get }
    class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMediaSelectionOption]
    class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale)
        -> [AVMediaSelectionOption]
    class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption]
    class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        withoutMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption]
    class func playableMediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption])
        -> [AVMediaSelectionOption]
    func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption?
}
class AVMediaSelectionOption: NSObject, NSCopying {
    var availableMetadataFormats: [String] { get }
    var commonMetadata: [AVMetadataItem] { get }
    var displayName: String { get }
    var extendedLanguageTag: String? { get }
    var isPlayable: Bool { get }
    var locale: Locale? { get }
    var mediaSubTypes: [NSNumber] { get }
    var mediaType: AVMediaType { get }
    func associatedMediaSelectionOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption?
    func displayName(with locale: Locale) -> String
    func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool
    func metadata(forFormat format: String) -> [AVMetadataItem]
    func propertyList() -> Any
}
class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, NSCopying, NSMutableCopying {
    var commonKey: AVMetadataKey? { get }
    var dataType: String? { get }
    var dataValue: Data? { get }
    var dateValue: Date? { get }
    var duration: CMTime { get }
    var extendedLanguageTag: String? { get }
    var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { get }
    var identifier: AVMetadataIdentifier? { get }
    var key: (any NSCopying & NSObjectProtocol)? { get }
    var keySpace: AVMetadataKeySpace? { get }
    var locale: Locale? { get }
    var numberValue: NSNumber? { get }
    var startDate: Date? { get }
    var stringValue: String? { get }
    var time: CMTime { get }
    var value: (any NSCopying & NSObjectProtocol)? { get }
    class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier?
    class func metadataItems(
        from metadataItems: [AVMetadataItem],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMetadataItem]
    class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem]
    class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem]
    class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?)
        -> [AVMetadataItem]
}
class AVMutableMetadataItem: AVMetadataItem {
    var dataType: String?
    var duration: CMTime
    var extendedLanguageTag: String?
    var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
    var identifier: AVMetadataIdentifier?
    var key: (any NSCopying & NSObjectProtocol)?
    var keySpace: AVMetadataKeySpace?
    var locale: Locale?
    var startDate: Date?
    var time: CMTime
    var value: (any NSCopying & NSObjectProtocol)?
}
class AVMetadataGroup: NSObject {
    var classifyingLabel: String? { get }
    var items: [AVMetadataItem] { get }
    var uniqueID: String? { get }
}
class AVTimedMetadataGroup: AVMetadataGroup {
    init(items: [AVMetadataItem], timeRange: CMTimeRange)
    init?(sampleBuffer: CMSampleBuffer)
    var timeRange: CMTimeRange { get }
    func copyFormatDescription() -> CMMetadataFormatDescription?
}
class AVDateRangeMetadataGroup: AVMetadataGroup {
    init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?)
    var endDate: Date? { get }
    var startDate: Date { get }
}
@pure struct AVMetadataFormat: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var hlsMetadata: AVMetadataFormat { get }
    @pure static var id3Metadata: AVMetadataFormat { get }
    @pure static var isoUserData: AVMetadataFormat { get }
    @pure static var iTunesMetadata: AVMetadataFormat { get }
    @pure static var quickTimeMetadata: AVMetadataFormat { get }
    @pure static var quickTimeUserData: AVMetadataFormat { get }
    @pure static var unknown: AVMetadataFormat { get }
}
@pure struct AVMetadataKeySpace: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var audioFile: AVMetadataKeySpace { get }
    @pure static var common: AVMetadataKeySpace { get }
    @pure static var hlsDateRange: AVMetadataKeySpace { get }
    @pure static var iTunes: AVMetadataKeySpace { get }
    @pure static var icy: AVMetadataKeySpace { get }
    @pure static var id3: AVMetadataKeySpace { get }
    @pure static var isoUserData: AVMetadataKeySpace { get }
    @pure static var quickTimeMetadata: AVMetadataKeySpace { get }
    @pure static var quickTimeUserData: AVMetadataKeySpace { get }
}
@pure struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var baseURI: AVMetadataExtraAttributeKey { get }
    @pure static var info: AVMetadataExtraAttributeKey { get }
    @pure static var valueURI: AVMetadataExtraAttributeKey { get }
}
@pure struct AVMetadataIdentifier: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var commonIdentifierAlbumName: AVMetadataIdentifier { get }
    @pure static var commonIdentifierArtist: AVMetadataIdentifier { get }
    @pure static var commonIdentifierArtwork: AVMetadataIdentifier { get }
    @pure static var commonIdentifierAssetIdentifier: AVMetadataIdentifier { get }
    @pure static var commonIdentifierAuthor: AVMetadataIdentifier { get }
    @pure static var commonIdentifierContributor: AVMetadataIdentifier { get }
    @pure static var commonIdentifierCopyrights: AVMetadataIdentifier { get }
    @pure static var commonIdentifierCreationDate: AVMetadataIdentifier { get }
    @pure static var commonIdentifierCreator: AVMetadataIdentifier { get }
    @pure static var commonIdentifierDescription: AVMetadataIdentifier { get }
    @pure static var commonIdentifierFormat: AVMetadataIdentifier { get }
    @pure static var commonIdentifierLanguage: AVMetadataIdentifier { get }
    @pure static var commonIdentifierLastModifiedDate: AVMetadataIdentifier { get }
    @pure static var commonIdentifierLocation: AVMetadataIdentifier { get }
    @pure static var commonIdentifierMake: AVMetadataIdentifier { get }
    @pure static var commonIdentifierModel: AVMetadataIdentifier { get }
    @pure static var commonIdentifierPublisher: AVMetadataIdentifier { get }
    @pure static var commonIdentifierRelation: AVMetadataIdentifier { get }
    @pure static var commonIdentifierSoftware: AVMetadataIdentifier { get }
    @pure static var commonIdentifierSource: AVMetadataIdentifier { get }
    @pure static var commonIdentifierSubject: AVMetadataIdentifier { get }
    @pure static var commonIdentifierTitle: AVMetadataIdentifier { get }
    @pure static var commonIdentifierType: AVMetadataIdentifier { get }
    @pure static var quickTimeMetadataCreationDate: AVMetadataIdentifier { get }
    @pure static var quickTimeMetadataLocationISO6709: AVMetadataIdentifier { get }
    @pure static var quickTimeMetadataTitle: AVMetadataIdentifier { get }
    @pure static var quickTimeUserDataChapter: AVMetadataIdentifier { get }
    @pure static var id3MetadataAttachedPicture: AVMetadataIdentifier { get }
    @pure static var id3MetadataTitleDescription: AVMetadataIdentifier { get }
    @pure static var iTunesMetadataCoverArt: AVMetadataIdentifier { get }
    @pure static var iTunesMetadataSongName: AVMetadataIdentifier { get }
    @pure static var iTunesMetadataTrackSubTitle: AVMetadataIdentifier { get }
}
@pure struct AVMetadataKey: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @available(iOS 14, *) @pure static var commonKeyAccessibilityDescription: AVMetadataKey { get }
    @pure static var commonKeyAlbumName: AVMetadataKey { get }
    @pure static var commonKeyArtist: AVMetadataKey { get }
    @pure static var commonKeyArtwork: AVMetadataKey { get }
    @pure static var commonKeyAuthor: AVMetadataKey { get }
    @pure static var commonKeyContributor: AVMetadataKey { get }
    @pure static var commonKeyCopyrights: AVMetadataKey { get }
    @pure static var commonKeyCreationDate: AVMetadataKey { get }
    @pure static var commonKeyCreator: AVMetadataKey { get }
    @pure static var commonKeyDescription: AVMetadataKey { get }
    @pure static var commonKeyFormat: AVMetadataKey { get }
    @pure static var commonKeyIdentifier: AVMetadataKey { get }
    @pure static var commonKeyLanguage: AVMetadataKey { get }
    @pure static var commonKeyLastModifiedDate: AVMetadataKey { get }
    @pure static var commonKeyLocation: AVMetadataKey { get }
    @pure static var commonKeyMake: AVMetadataKey { get }
    @pure static var commonKeyModel: AVMetadataKey { get }
    @pure static var commonKeyPublisher: AVMetadataKey { get }
    @pure static var commonKeyRelation: AVMetadataKey { get }
    @pure static var commonKeySoftware: AVMetadataKey { get }
    @pure static var commonKeySource: AVMetadataKey { get }
    @pure static var commonKeySubject: AVMetadataKey { get }
    @pure static var commonKeyTitle: AVMetadataKey { get }
    @pure static var commonKeyType: AVMetadataKey { get }
}
