@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public enum Style: Int, Sendable { case normal, destructive }

    public let style: Style
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!
    public let handler: Handler

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// A user's tap on the action.
    public func tap() {
        Trace.record("UIContextualAction(\(title ?? "nil")).tap()")
        handler(self, UIView()) { Trace.record("swipe action completed: \($0)") }
    }
}

@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable { case `default`, normal }

    open var title: String?
    open var backgroundColor: UIColor?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.title = title
        self.handler = handler
        super.init()
    }

    /// A user's tap on the action.
    public func tap(at indexPath: IndexPath) { handler(self, indexPath) }
}

@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    private let provider: (([UIMenuElement]) -> UIMenu?)?
    public let identifier: (any NSCopying)?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier
        provider = actionProvider
        super.init()
    }

    /// The menu that a user's long press shows.
    public func makeMenu() -> UIMenu? { provider?([]) }
}
