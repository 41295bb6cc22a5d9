// Accessibility: settings, notifications, traits and what objects tell of themselves.

@pure struct UIAccessibility {
    @pure static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect
    @pure static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath
    static func focusedElement(using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?)
        -> Any?
    @callsBack static func post(notification: UIAccessibility.Notification, argument: Any?)
    static var isVoiceOverRunning: Bool { get }
    @pure static let voiceOverStatusDidChangeNotification: NSNotification.Name
    static var isMonoAudioEnabled: Bool { get }
    @pure static let monoAudioStatusDidChangeNotification: NSNotification.Name
    static var isClosedCaptioningEnabled: Bool { get }
    @pure static let closedCaptioningStatusDidChangeNotification: NSNotification.Name
    static var isInvertColorsEnabled: Bool { get }
    @pure static let invertColorsStatusDidChangeNotification: NSNotification.Name
    static var isGuidedAccessEnabled: Bool { get }
    @pure static let guidedAccessStatusDidChangeNotification: NSNotification.Name
    static var isBoldTextEnabled: Bool { get }
    @pure static let boldTextStatusDidChangeNotification: NSNotification.Name
    @available(iOS 14, *) static var buttonShapesEnabled: Bool { get }
    @available(iOS 14, *) @pure static let buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name
    static var isGrayscaleEnabled: Bool { get }
    @pure static let grayscaleStatusDidChangeNotification: NSNotification.Name
    static var isReduceTransparencyEnabled: Bool { get }
    @pure static let reduceTransparencyStatusDidChangeNotification: NSNotification.Name
    static var isReduceMotionEnabled: Bool { get }
    @pure static let reduceMotionStatusDidChangeNotification: NSNotification.Name
    @available(iOS 14, *) static var prefersCrossFadeTransitions: Bool { get }
    @available(iOS 14, *) @pure static let prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name
    @available(iOS 13, *) static var isVideoAutoplayEnabled: Bool { get }
    @available(iOS 13, *) @pure static let videoAutoplayStatusDidChangeNotification: NSNotification.Name
    static var isDarkerSystemColorsEnabled: Bool { get }
    @pure static let darkerSystemColorsStatusDidChangeNotification: NSNotification.Name
    static var isSwitchControlRunning: Bool { get }
    @pure static let switchControlStatusDidChangeNotification: NSNotification.Name
    static var isSpeakSelectionEnabled: Bool { get }
    @pure static let speakSelectionStatusDidChangeNotification: NSNotification.Name
    static var isSpeakScreenEnabled: Bool { get }
    @pure static let speakScreenStatusDidChangeNotification: NSNotification.Name
    static var isShakeToUndoEnabled: Bool { get }
    @pure static let shakeToUndoDidChangeNotification: NSNotification.Name
    static var isAssistiveTouchRunning: Bool { get }
    @pure static let assistiveTouchStatusDidChangeNotification: NSNotification.Name
    @available(iOS 13, *) static var shouldDifferentiateWithoutColor: Bool { get }
    @available(iOS 13, *) @pure static let differentiateWithoutColorDidChangeNotification: NSNotification.Name
    @available(iOS 13, *) static var isOnOffSwitchLabelsEnabled: Bool { get }
    @available(iOS 13, *) @pure static let onOffSwitchLabelsDidChangeNotification: NSNotification.Name
    static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void)
    static var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar { get }
    @pure static let hearingDevicePairedEarDidChangeNotification: NSNotification.Name
    @pure static let announcementDidFinishNotification: NSNotification.Name
    @pure static let announcementStringValueUserInfoKey: String
    @pure static let announcementWasSuccessfulUserInfoKey: String
    @pure static let elementFocusedNotification: NSNotification.Name
    @pure static let focusedElementUserInfoKey: String
    @pure static let unfocusedElementUserInfoKey: String
    @pure static let assistiveTechnologyUserInfoKey: String
    static func zoomFocusChanged(zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView)
    static func registerGestureConflictWithZoom()
    @available(iOS 12.2, *) @pure static let guidedAccessErrorDomain: String
    static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String)
        -> UIAccessibility.GuidedAccessRestrictionState
    @available(iOS 12.2, *) static func configureForGuidedAccess(
        features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
        completionHandler completion: @escaping (Bool, (any Error)?) -> Void)
    @pure struct HearingDeviceEar: OptionSet {
        init(rawValue: UInt)
        static var left: UIAccessibility.HearingDeviceEar { get }
        static var right: UIAccessibility.HearingDeviceEar { get }
        static var both: UIAccessibility.HearingDeviceEar { get }
    }
    @pure struct Notification: RawRepresentable, Hashable {
        init(rawValue: UInt32)
        static let screenChanged: UIAccessibility.Notification
        static let layoutChanged: UIAccessibility.Notification
        static let announcement: UIAccessibility.Notification
        static let pageScrolled: UIAccessibility.Notification
        static let pauseAssistiveTechnology: UIAccessibility.Notification
        static let resumeAssistiveTechnology: UIAccessibility.Notification
    }
    @pure struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable {
        init(rawValue: String)
        static let notificationSwitchControl: UIAccessibility.AssistiveTechnologyIdentifier
        static let notificationVoiceOver: UIAccessibility.AssistiveTechnologyIdentifier
    }
    @pure enum ZoomType: Int {
        case insertionPoint
    }
    @available(iOS 12.2, *) @pure enum GuidedAccessError: Int {
        case permissionDenied
        case failed = 9_223_372_036_854_775_807
    }
    @pure enum GuidedAccessRestrictionState: Int {
        case allow, deny
    }
}
@pure struct UIAccessibilityTraits: OptionSet {
    init(rawValue: UInt64)
    static let none: UIAccessibilityTraits
    static let button: UIAccessibilityTraits
    static let link: UIAccessibilityTraits
    static let header: UIAccessibilityTraits
    static let searchField: UIAccessibilityTraits
    static let image: UIAccessibilityTraits
    static let selected: UIAccessibilityTraits
    static let playsSound: UIAccessibilityTraits
    static let keyboardKey: UIAccessibilityTraits
    static let staticText: UIAccessibilityTraits
    static let summaryElement: UIAccessibilityTraits
    static let notEnabled: UIAccessibilityTraits
    static let updatesFrequently: UIAccessibilityTraits
    static let startsMediaSession: UIAccessibilityTraits
    static let adjustable: UIAccessibilityTraits
    static let allowsDirectInteraction: UIAccessibilityTraits
    static let causesPageTurn: UIAccessibilityTraits
    static let tabBar: UIAccessibilityTraits
    @available(iOS 17, *) static let supportsZoom: UIAccessibilityTraits
    @available(iOS 17, *) static let toggleButton: UIAccessibilityTraits
}
@pure enum UIAccessibilityScrollDirection: Int {
    case right = 1
    case left, up, down, next, previous
}
@pure enum UIAccessibilityNavigationStyle: Int {
    case automatic, separate, combined
}
@pure enum UIAccessibilityContainerType: Int {
    case none, dataTable, list, landmark
    @available(iOS 13, *) case semanticGroup
}
@available(iOS 13, *) @pure struct UIAccessibilityTextualContext: RawRepresentable, Hashable {
    init(_ rawValue: String)
    init(rawValue: String)
    static let wordProcessing: UIAccessibilityTextualContext
    static let narrative: UIAccessibilityTextualContext
    static let messaging: UIAccessibilityTextualContext
    static let spreadsheet: UIAccessibilityTextualContext
    static let fileSystem: UIAccessibilityTextualContext
    static let sourceCode: UIAccessibilityTextualContext
    static let console: UIAccessibilityTextualContext
}
@available(iOS 12.2, *) @pure struct UIGuidedAccessAccessibilityFeature: OptionSet {
    init(rawValue: UInt)
    static var voiceOver: UIGuidedAccessAccessibilityFeature { get }
    static var zoom: UIGuidedAccessAccessibilityFeature { get }
    static var assistiveTouch: UIGuidedAccessAccessibilityFeature { get }
    static var invertColors: UIGuidedAccessAccessibilityFeature { get }
    static var grayscaleDisplay: UIGuidedAccessAccessibilityFeature { get }
}
@MainActor protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    optional func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}
