@preconcurrency @MainActor
open class UIAlertAction: NSObject, Traceable {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public nonisolated(unsafe) var traceName: String
    public let title: String?
    public let style: Style
    open var isEnabled = true { didSet { record(isEnabled) } }
    weak var alert: UIAlertController?
    private let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        traceName = "UIAlertAction(\(title ?? "nil"))"
        super.init()
    }

    /// A user's tap: the alert closes, then the handler is called. Nothing happens if the action is disabled.
    public func tap() {
        record(call: "tap()")
        guard isEnabled else { return }
        alert?.close()
        handler?(self)
    }
}

@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    public private(set) var preferredStyle = Style.alert
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    open var message: String? { didSet { record(message) } }
    open var preferredAction: UIAlertAction? { didSet { record(preferredAction) } }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        record(preferredStyle, "preferredStyle")
    }

    open func addAction(_ action: UIAlertAction) {
        record(call: "addAction(\(Trace.describe(action.title)), \(action.style))")
        action.alert = self
        actions.append(action)
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        record(call: "addTextField()")
        let field = UITextField()
        field.traceName = "\(traceName).textFields[\(textFields?.count ?? 0)]"
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    func close() { presentingViewController?.release(presented: self) }
}
