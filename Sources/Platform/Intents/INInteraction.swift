// Intents' basics.

class INIntent: NSObject, NSCopying, NSSecureCoding {
    @available(iOS 15, *) var donationMetadata: INIntentDonationMetadata?
    var identifier: String? { get }
    var intentDescription: String? { get }
    @available(iOS 14, *) var shortcutAvailability: INShortcutAvailabilityOptions
    var suggestedInvocationPhrase: String?
    func keyImage() -> INImage?
}
@available(iOS 14, *) @pure struct INShortcutAvailabilityOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var sleepMindfulness: INShortcutAvailabilityOptions { get }
    @pure static var sleepJournaling: INShortcutAvailabilityOptions { get }
    @pure static var sleepMusic: INShortcutAvailabilityOptions { get }
    @pure static var sleepPodcasts: INShortcutAvailabilityOptions { get }
    @pure static var sleepReading: INShortcutAvailabilityOptions { get }
    @pure static var sleepWrapUpYourDay: INShortcutAvailabilityOptions { get }
    @pure static var sleepYogaAndStretching: INShortcutAvailabilityOptions { get }
}
@available(iOS 15, *) class INIntentDonationMetadata: NSObject, NSCopying, NSSecureCoding {}
class INIntentResponse: NSObject, NSCopying, NSSecureCoding {
    @NSCopying var userActivity: NSUserActivity?
}
@service class INInteraction: NSObject, NSCopying, NSSecureCoding {
    init(intent: INIntent, response: INIntentResponse?)
    @elsewhere class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil)
    @elsewhere class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil)
    @elsewhere class func deleteAll(completion: (((any Error)?) -> Void)? = nil)
    @NSCopying var dateInterval: DateInterval?
    var direction: INInteractionDirection
    var groupIdentifier: String?
    var identifier: String
    @NSCopying var intent: INIntent { get }
    var intentHandlingStatus: INIntentHandlingStatus { get }
    @NSCopying var intentResponse: INIntentResponse? { get }
    @elsewhere func donate(completion: (((any Error)?) -> Void)? = nil)
    func parameterValue(for parameter: INParameter) -> Any?
}
enum INInteractionDirection: Int {
    case unspecified, outgoing, incoming
}
enum INIntentHandlingStatus: Int {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}
@service class INPreferences: NSObject {
    @elsewhere class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void)
    class func siriAuthorizationStatus() -> INSiriAuthorizationStatus
    class func siriLanguageCode() -> String
}
enum INSiriAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
}
@service class INVoiceShortcutCenter: NSObject {
    class var shared: INVoiceShortcutCenter { get }
    @elsewhere func getAllVoiceShortcuts(
        completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void)
    @elsewhere func getVoiceShortcut(
        with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void)
    func setShortcutSuggestions(_ suggestions: [INShortcut])
}
class INVoiceShortcut: NSObject, NSCopying, NSSecureCoding {
    var identifier: UUID { get }
    var invocationPhrase: String { get }
    var shortcut: INShortcut { get }
}
enum INShortcut: ReferenceConvertible {
    case intent(INIntent)
    case userActivity(NSUserActivity)
    init?(intent: INIntent)
    init(userActivity: NSUserActivity)
    var intent: INIntent? { get }
    var userActivity: NSUserActivity? { get }
}
class INRelevantShortcut: NSObject, NSCopying, NSSecureCoding {
    init(shortcut: INShortcut)
    var relevanceProviders: [INRelevanceProvider]
    var shortcutRole: INRelevantShortcutRole
    var shortcut: INShortcut { get }
    @available(iOS 15, *) var widgetKind: String?
}
enum INRelevantShortcutRole: Int {
    case action, information
}
class INRelevanceProvider: NSObject, NSCopying, NSSecureCoding {}
@service class INRelevantShortcutStore: NSObject {
    class var `default`: INRelevantShortcutStore { get }
    @elsewhere func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil)
}
class INExtension: NSObject, INIntentHandlerProviding {}
protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}
class INImage: NSObject, NSCopying, NSSecureCoding {
    init(imageData: Data)
    init(named name: String)
    init?(url: URL)
    init?(url: URL, width: Double, height: Double)
    @available(iOS 14, *) class func systemImageNamed(_ systemImageName: String) -> Self
}
class INObject: NSObject, NSCopying, NSSecureCoding {
    init(identifier: String?, display displayString: String)
    init(identifier: String?, display displayString: String, pronunciationHint: String?)
    @available(iOS 14, *) init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?)
    @available(iOS 13, *) var alternativeSpeakableMatches: [INSpeakableString]?
    @available(iOS 14, *) var displayImage: INImage?
    var displayString: String { get }
    var identifier: String? { get }
    var pronunciationHint: String? { get }
    @available(iOS 14, *) var subtitleString: String?
}
@available(iOS 14, *) class INObjectCollection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
    init(items: [ObjectType])
    init(sections: [INObjectSection<ObjectType>])
    var allItems: [ObjectType] { get }
    var sections: [INObjectSection<ObjectType>] { get }
    var usesIndexedCollation: Bool
}
@available(iOS 14, *) class INObjectSection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
    init(title: String?, items: [ObjectType])
    var items: [ObjectType] { get }
    var title: String? { get }
}
protocol INSpeakable: NSObjectProtocol {
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
    var identifier: String? { get }
    var pronunciationHint: String? { get }
    var spokenPhrase: String { get }
    var vocabularyIdentifier: String? { get }
}
class INSpeakableString: NSObject, INSpeakable, NSCopying, NSSecureCoding {
    init(spokenPhrase: String)
    init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?)
}
class INPerson: NSObject, NSCopying, NSSecureCoding {
    init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?)
    var aliases: [INPersonHandle]? { get }
    var contactIdentifier: String? { get }
    var customIdentifier: String? { get }
    var displayName: String { get }
    var image: INImage? { get }
    @available(iOS 15, *) var isContactSuggestion: Bool { get }
    var isMe: Bool { get }
    var nameComponents: PersonNameComponents? { get }
    var personHandle: INPersonHandle? { get }
    var suggestionType: INPersonSuggestionType { get }
}
enum INPersonSuggestionType: Int {
    case none, socialProfile, instantMessageAddress
}
class INPersonHandle: NSObject, NSCopying, NSSecureCoding {
    init(value: String?, type: INPersonHandleType)
    init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?)
    var label: INPersonHandleLabel? { get }
    var type: INPersonHandleType { get }
    var value: String? { get }
}
enum INPersonHandleType: Int {
    case unknown, emailAddress, phoneNumber
}
@pure struct INPersonHandleLabel: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var home: INPersonHandleLabel { get }
    @pure static var homeFax: INPersonHandleLabel { get }
    @pure static var iPhone: INPersonHandleLabel { get }
    @pure static var main: INPersonHandleLabel { get }
    @pure static var mobile: INPersonHandleLabel { get }
    @pure static var other: INPersonHandleLabel { get }
    @pure static var pager: INPersonHandleLabel { get }
    @available(iOS 14, *) @pure static var school: INPersonHandleLabel { get }
    @pure static var work: INPersonHandleLabel { get }
    @pure static var workFax: INPersonHandleLabel { get }
}
class INParameter: NSObject, NSCopying, NSSecureCoding {
    init(for aClass: AnyClass, keyPath: String)
    var parameterClass: AnyClass { get }
    var parameterKeyPath: String { get }
}
class INSendMessageIntent: INIntent {
    var content: String? { get }
    var conversationIdentifier: String? { get }
    var recipients: [INPerson]? { get }
    var sender: INPerson? { get }
    var serviceName: String? { get }
    var speakableGroupName: INSpeakableString? { get }
    init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?)
    @available(iOS 14, *) var attachments: [INSendMessageAttachment]? { get }
    @available(iOS 14, *) var outgoingMessageType: INOutgoingMessageType { get }
}
@available(iOS 13, *) class INStartCallIntent: INIntent {
    var callCapability: INCallCapability { get }
    var contacts: [INPerson]? { get }
}
class INStartAudioCallIntent: INIntent {
    init(destinationType: INCallDestinationType, contacts: [INPerson]?)
    var contacts: [INPerson]? { get }
    var destinationType: INCallDestinationType { get }
}
class INStartVideoCallIntent: INIntent {
    init(contacts: [INPerson]?)
    var contacts: [INPerson]? { get }
}
enum INCallCapability: Int {
    case unknown, audioCall, videoCall
}
@available(iOS 15, *) @service class INFocusStatusCenter: NSObject {
    class var `default`: INFocusStatusCenter { get }
    var authorizationStatus: INFocusStatusAuthorizationStatus { get }
    var focusStatus: INFocusStatus { get }
    @elsewhere func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil)
}
extension NSUserActivity {
    var interaction: INInteraction? { get }
    @available(iOS 14, *) var shortcutAvailability: INShortcutAvailabilityOptions
    var suggestedInvocationPhrase: String?
}
extension CLPlacemark {
    @pure init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?)
}
