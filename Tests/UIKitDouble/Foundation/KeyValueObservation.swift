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

private nonisolated(unsafe) var looks: [ObjectIdentifier: [Int: () -> Void]] = [:]
private nonisolated(unsafe) var nextNumber = 0

/// Has the observers of an object look at it again, in the order in which they came.
func noticeChange(of object: AnyObject) {
    for (_, look) in (looks[ObjectIdentifier(object)] ?? [:]).sorted(by: { $0.key < $1.key }) { look() }
}
