@preconcurrency @MainActor
open class UIActivity: NSObject {
    public struct ActivityType: Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let mail = ActivityType(rawValue: "mail")
        public static let message = ActivityType(rawValue: "message")
        public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
        public static let print = ActivityType(rawValue: "print")
        public static let airDrop = ActivityType(rawValue: "airDrop")
        public static let assignToContact = ActivityType(rawValue: "assignToContact")
        public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
        public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
        public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
        public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
    }
    public enum Category: Int, Sendable { case action, share }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}

@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void

    public let activityItems: [Any]
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { record(excludedActivityTypes?.map(\.rawValue)) }
    }

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
        record(activityItems, "activityItems")
    }

    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }

    /// A user's choice: the sheet closes, then the handler is called.
    public func choose(_ type: UIActivity.ActivityType?, completed: Bool = true) {
        presentingViewController?.release(presented: self)
        completionWithItemsHandler?(type, completed, nil, nil)
    }
}
