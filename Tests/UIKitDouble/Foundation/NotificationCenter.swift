/// Observers by selector are held weakly, as in Foundation; those with a block live until they are removed.
public final class NotificationCenter: NSObject, @unchecked Sendable {
    private struct Observation {
        weak var observer: AnyObject?
        let name: Notification.Name?
        weak var object: AnyObject?
        let hasObject: Bool
        let handler: (AnyObject, Notification) -> Void
    }

    public static let `default` = NotificationCenter()

    private var observations: [Observation] = []
    private var tokens: [NSObject] = []

    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        Trace.record("NotificationCenter.addObserver(\(selector), \(name?.rawValue ?? "nil"))")
        add(observer as AnyObject, name, object) { sendMessage(selector, to: $0, with: [$1]) }
    }

    @preconcurrency public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> NSObjectProtocol {
        Trace.record("NotificationCenter.addObserver(block, \(name?.rawValue ?? "nil"))")
        let token = NSObject()
        tokens.append(token)
        add(token, name, object) { _, notification in block(notification) }
        return token
    }

    public func removeObserver(_ observer: Any) {
        Trace.record("NotificationCenter.removeObserver()")
        remove { $0.observer === observer as AnyObject }
    }

    public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        Trace.record("NotificationCenter.removeObserver(\(name?.rawValue ?? "nil"))")
        remove { $0.observer === observer as AnyObject && (name == nil || $0.name == name) }
    }

    public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }

    public func post(_ notification: Notification) {
        Trace.record("NotificationCenter.post(\(notification.name.rawValue))")
        for observation in observations {
            guard observation.name == nil || observation.name == notification.name else { continue }
            if observation.hasObject, observation.object !== notification.object as AnyObject? { continue }
            guard let observer = observation.observer else { continue }
            observation.handler(observer, notification)
        }
        observations.removeAll { $0.observer == nil }
    }

    private func add(
        _ observer: AnyObject, _ name: Notification.Name?, _ object: Any?,
        _ handler: @escaping (AnyObject, Notification) -> Void
    ) {
        let sender = object.map { $0 as AnyObject }
        observations.append(
            Observation(observer: observer, name: name, object: sender, hasObject: sender != nil, handler: handler))
    }

    private func remove(where matches: (Observation) -> Bool) {
        observations.removeAll(where: matches)
        tokens.removeAll { token in !observations.contains { $0.observer === token } }
    }
}
