// Sharing: UIActivityViewController, activities, item sources and providers, activity items configurations.

class UIActivityViewController: UIViewController {
    init(activityItems: [Any], applicationActivities: [UIActivity]?)
    @available(iOS 14, *)
    convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading)
    @available(iOS, deprecated: 8) var completionHandler: UIActivityViewController.CompletionHandler?
    var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
    var excludedActivityTypes: [UIActivity.ActivityType]?
    @available(iOS 15.4, *) var allowsProminentActivity: Bool
    @available(iOS 18, *) var excludedActivitySectionTypes: UIActivitySectionTypes
    typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
}
@available(iOS 18, *) @pure struct UIActivitySectionTypes: OptionSet {
    init(rawValue: UInt)
    @pure static var peopleSuggestions: UIActivitySectionTypes { get }
}
@MainActor class UIActivity: NSObject {
    init()
    class var activityCategory: UIActivity.Category { get }
    var activityType: UIActivity.ActivityType? { get }
    var activityTitle: String? { get }
    var activityImage: UIImage? { get }
    func canPerform(withActivityItems activityItems: [Any]) -> Bool
    func prepare(withActivityItems activityItems: [Any])
    @context var activityViewController: UIViewController? { get }
    func perform()
    @navigates @callsBack func activityDidFinish(_ completed: Bool)
    @pure enum Category: Int {
        case action, share
    }
    @pure struct ActivityType: Hashable, RawRepresentable {
        init(_ rawValue: String)
        init(rawValue: String)
        @pure static let postToFacebook: UIActivity.ActivityType
        @pure static let postToTwitter: UIActivity.ActivityType
        @pure static let postToWeibo: UIActivity.ActivityType
        @pure static let message: UIActivity.ActivityType
        @pure static let mail: UIActivity.ActivityType
        @pure static let print: UIActivity.ActivityType
        @pure static let copyToPasteboard: UIActivity.ActivityType
        @pure static let assignToContact: UIActivity.ActivityType
        @pure static let saveToCameraRoll: UIActivity.ActivityType
        @pure static let addToReadingList: UIActivity.ActivityType
        @pure static let postToFlickr: UIActivity.ActivityType
        @pure static let postToVimeo: UIActivity.ActivityType
        @pure static let postToTencentWeibo: UIActivity.ActivityType
        @pure static let airDrop: UIActivity.ActivityType
        @pure static let openInIBooks: UIActivity.ActivityType
        @pure static let markupAsPDF: UIActivity.ActivityType
        @pure @available(iOS 15.4, *) static let sharePlay: UIActivity.ActivityType
        @pure @available(iOS 16, *) static let collaborationInviteWithLink: UIActivity.ActivityType
        @pure @available(iOS 16, *) static let collaborationCopyLink: UIActivity.ActivityType
        @pure @available(iOS 16.4, *) static let addToHomeScreen: UIActivity.ActivityType
    }
}
@MainActor protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    optional func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    optional func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    optional func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
    @available(iOS 13, *) optional func activityViewControllerLinkMetadata(
        _ activityViewController: UIActivityViewController
    ) -> LPLinkMetadata?
    @available(iOS 18, *) optional func activityViewControllerShareRecipients(
        _ activityViewController: UIActivityViewController
    ) -> [INPerson]
}
class UIActivityItemProvider: Operation, UIActivityItemSource {
    init(placeholderItem: Any)
    var placeholderItem: Any? { get }
    var activityType: UIActivity.ActivityType? { get }
    var item: Any { get }
}
@available(iOS 13, *) @MainActor protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    optional func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    optional func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    optional func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?
    optional func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
    optional var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}
@available(iOS 15, *) @MainActor protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
@available(iOS 13, *) @MainActor class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    init(objects: [any NSItemProviderWriting])
    init(itemProviders: [NSItemProvider])
    var localObject: Any?
    var supportedInteractions: [UIActivityItemsConfigurationInteraction]
    var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    var applicationActivitiesProvider: (() -> [UIActivity])?
}
@available(iOS 13, *) @pure struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable {
    init(_ rawValue: String)
    init(rawValue: String)
    @pure static let title: UIActivityItemsConfigurationMetadataKey
    @pure static let messageBody: UIActivityItemsConfigurationMetadataKey
    @pure @available(iOS 15, *) static let linkPresentationMetadata: UIActivityItemsConfigurationMetadataKey
    @pure @available(iOS 18, *) static let collaborationModeRestrictions: UIActivityItemsConfigurationMetadataKey
    @pure @available(iOS 18, *) static let shareRecipients: UIActivityItemsConfigurationMetadataKey
}
@available(iOS 13, *) @pure struct UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable {
    init(_ rawValue: String)
    init(rawValue: String)
    @pure static let fullSize: UIActivityItemsConfigurationPreviewIntent
    @pure static let thumbnail: UIActivityItemsConfigurationPreviewIntent
}
@available(iOS 13, *) @pure struct UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable {
    init(_ rawValue: String)
    init(rawValue: String)
    @pure static let share: UIActivityItemsConfigurationInteraction
    @pure @available(iOS 16.4, *) static let copy: UIActivityItemsConfigurationInteraction
}
@available(iOS 18, *) @pure enum UIActivityCollaborationMode: Int {
    case sendCopy, collaborate
}
@available(iOS 18, *) @MainActor @pure class UIActivityCollaborationModeRestriction: NSObject, NSSecureCoding {
    convenience init(disabledMode: UIActivityCollaborationMode)
    convenience init(disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String)
    convenience init(
        disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String,
        alertDismissButtonTitle: String)
    init(
        disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String,
        alertDismissButtonTitle: String, alertRecoverySuggestionButtonTitle: String,
        alertRecoverySuggestionButtonLaunch: URL)
    var disabledMode: UIActivityCollaborationMode { get }
    var alertTitle: String? { get }
    var alertMessage: String? { get }
    var alertDismissButtonTitle: String? { get }
    var alertRecoverySuggestionButtonTitle: String? { get }
    var alertRecoverySuggestionButtonLaunchURL: URL? { get }
}
