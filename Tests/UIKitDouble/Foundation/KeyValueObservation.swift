/// Key-value observation of the double's own objects. Whatever one of them records as changed, its observers hear of if it
/// concerns what they observe: if that is another value than before. Classes of the program aren't observed, since nothing
/// tells when their properties change.
public final class NSKeyValueObservation: NSObject {
    private let object: ObjectIdentifier
    private let number: Int

    fileprivate init(of object: AnyObject, look: @escaping () -> Void) {
        self.object = ObjectIdentifier(object)
        number = nextNumber
        nextNumber += 1
        looks[self.object, default: [:]][number] = look
        super.init()
    }

    public func invalidate() {
        looks[object]?[number] = nil
        if looks[object]?.isEmpty == true { looks[object] = nil }
    }

    deinit { invalidate() }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

public protocol KeyValueObserved: AnyObject {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved where Self: NSObject {
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var value = self[keyPath: keyPath]
        let tell = { (object: Self, new: Value, old: Value?) in
            let change = NSKeyValueObservedChange(
                newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
            changeHandler(object, change)
        }
        if options.contains(.initial) { tell(self, value, nil) }
        return NSKeyValueObservation(of: self) { [weak self] in
            guard let self else { return }
            let old = value
            value = self[keyPath: keyPath]
            if Trace.describe(old) != Trace.describe(value) { tell(self, value, old) }
        }
    }
}

/// Who is told by the name of a property that it has changed. On iOS every `NSObject` can be; here responders are.
public protocol KeyValueObserver: AnyObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

extension NSObject {
    /// - Parameter keyPath: the name of one property of the double's, which tells when it changes.
    public func addObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard var value = self.value(ofProperty: keyPath) else {
            fatalError("`\(type(of: self))` has no property `\(keyPath)` that the double can observe")
        }
        let tell = { [weak observer] (object: NSObject, new: Any, old: Any?) in
            let change = [NSKeyValueChangeKey.newKey: options.contains(.new) ? new : nil, .oldKey: old]
            observer?.observeValue(
                forKeyPath: keyPath, of: object, change: change.compactMapValues { $0 }, context: context)
        }
        if options.contains(.initial) { tell(self, value, nil) }
        let observation = NSKeyValueObservation(of: self) { [weak self] in
            guard let self, let new = self.value(ofProperty: keyPath) else { return }
            let old = value
            value = new
            if Trace.describe(old) != Trace.describe(new) { tell(self, new, options.contains(.old) ? old : nil) }
        }
        namedObservations.removeAll { $0.object == nil }
        namedObservations.append(
            NamedObservation(
                object: self, observer: ObjectIdentifier(observer), keyPath: keyPath, observation: observation))
    }

    public func removeObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
    ) {
        namedObservations.removeAll { observation in
            observation.object === self && observation.observer == ObjectIdentifier(observer)
                && observation.keyPath == keyPath
        }
    }

    /// What a stored property holds, found by its name.
    private func value(ofProperty name: String) -> Any? {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror).lazy.flatMap(\.children)
            .first { $0.label == name }?.value
    }
}

private struct NamedObservation {
    weak var object: NSObject?
    /// It isn't kept alive.
    let observer: ObjectIdentifier
    let keyPath: String
    let observation: NSKeyValueObservation
}

private nonisolated(unsafe) var namedObservations: [NamedObservation] = []
private nonisolated(unsafe) var looks: [ObjectIdentifier: [Int: () -> Void]] = [:]
private nonisolated(unsafe) var nextNumber = 0

/// Has the observers of an object look at it again, in the order in which they came.
func noticeChange(of object: AnyObject) {
    for (_, look) in (looks[ObjectIdentifier(object)] ?? [:]).sorted(by: { $0.key < $1.key }) { look() }
}
