// NSObject with what Foundation and UIKit add to every object.

protocol NSObjectProtocol {
    func isEqual(_ object: Any?) -> Bool
    var hash: Int { get }
    var superclass: AnyClass? { get }
    func `self`() -> Self
    @callsBack func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
    @callsBack func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
    @callsBack func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
    @pure func isProxy() -> Bool
    @pure func isKind(of aClass: AnyClass) -> Bool
    @pure func isMember(of aClass: AnyClass) -> Bool
    func conforms(to aProtocol: Protocol) -> Bool
    func responds(to aSelector: Selector!) -> Bool
    @available(*, unavailable) func autorelease() -> Self
    @available(*, unavailable) func zone() -> NSZone?
    var description: String { get }
    optional var debugDescription: String { get }
}
class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CVarArg {
    @pure init()
    class func load()
    class func initialize()
    class func copy() -> Any
    class func mutableCopy() -> Any
    class func instancesRespond(to aSelector: Selector!) -> Bool
    class func conforms(to protocol: Protocol) -> Bool
    class func instanceMethod(for aSelector: Selector!) -> IMP!
    class func isSubclass(of aClass: AnyClass) -> Bool
    class func resolveClassMethod(_ sel: Selector!) -> Bool
    class func resolveInstanceMethod(_ sel: Selector!) -> Bool
    class func hash() -> Int
    class func superclass() -> AnyClass?
    class func description() -> String
    class func debugDescription() -> String
    func copy() -> Any
    func mutableCopy() -> Any
    func method(for aSelector: Selector!) -> IMP!
    func doesNotRecognizeSelector(_ aSelector: Selector!)
    func forwardingTarget(for aSelector: Selector!) -> Any?
    func isEqual(_ object: Any?) -> Bool
    var hash: Int { get }
    var hashValue: Int { get }
    func hash(into hasher: inout Hasher)
    var superclass: AnyClass? { get }
    var description: String { get }
    var debugDescription: String { get }
    static func == (lhs: NSObject, rhs: NSObject) -> Bool
}
extension NSObject {
    class func version() -> Int
    class func setVersion(_ aVersion: Int)
    class func classFallbacksForKeyedArchiver() -> [String]
    class func classForKeyedUnarchiver() -> AnyClass
    @pure var classForCoder: AnyClass { get }
    @pure var classForArchiver: AnyClass? { get }
    @pure var classForKeyedArchiver: AnyClass? { get }
    var autoContentAccessingProxy: Any { get }
    func replacementObject(for coder: NSCoder) -> Any?
    func replacementObject(for archiver: NSKeyedArchiver) -> Any?
    func awakeAfter(using coder: NSCoder) -> Any?
    func attemptRecovery(fromError error: any Error, optionIndex recoveryOptionIndex: Int) -> Bool
    func attemptRecovery(
        fromError error: any Error, optionIndex recoveryOptionIndex: Int, delegate: Any?, didRecoverSelector: Selector?,
        contextInfo: UnsafeMutableRawPointer?)
}
extension NSObject {
    func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
    func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode])
    class func cancelPreviousPerformRequests(withTarget aTarget: Any)
    class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
    @callsBack func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool)
    @callsBack func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?)
    @elsewhere func performSelector(inBackground aSelector: Selector, with arg: Any?)
    @callsBack @elsewhere func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool)
    @callsBack @elsewhere func perform(
        _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?)
}
extension NSObject {
    class var accessInstanceVariablesDirectly: Bool { get }
    class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
    class func automaticallyNotifiesObservers(forKey key: String) -> Bool
    func value(forKey key: String) -> Any?
    func value(forKeyPath keyPath: String) -> Any?
    func value(forUndefinedKey key: String) -> Any?
    @callsBack func setValue(_ value: Any?, forKey key: String)
    @callsBack func setValue(_ value: Any?, forKeyPath keyPath: String)
    @callsBack func setValue(_ value: Any?, forUndefinedKey key: String)
    @callsBack func setNilValueForKey(_ key: String)
    @callsBack func setValuesForKeys(_ keyedValues: [String: Any])
    func dictionaryWithValues(forKeys keys: [String]) -> [String: Any]
    @callsBack func validateValue(_ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey inKey: String) throws
    @callsBack func validateValue(
        _ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKeyPath inKeyPath: String) throws
    func mutableArrayValue(forKey key: String) -> NSMutableArray
    func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray
    func mutableSetValue(forKey key: String) -> NSMutableSet
    func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet
    func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet
    func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet
    var observationInfo: UnsafeMutableRawPointer?
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
    @observers @callsBack func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?)
    @observers func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
    @observers func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
    @callsBack func willChangeValue(forKey key: String)
    @callsBack func didChangeValue(forKey key: String)
    @callsBack func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String)
    @callsBack func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String)
    @callsBack func willChangeValue(
        forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>)
    @callsBack func didChangeValue(
        forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>)
}
extension NSObject: _KeyValueCodingAndObserving {}
protocol _KeyValueCodingAndObserving {
    @callsBack func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation
    @callsBack func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
    @callsBack func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
    @callsBack func willChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>)
    @callsBack func didChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>)
    @available(iOS 13, *) func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value>
}
extension NSObject {
    @available(iOS 13, *) struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        typealias Output = Value
        typealias Failure = Never
        init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions)
        let object: Subject
        let keyPath: KeyPath<Subject, Value>
        let options: NSKeyValueObservingOptions
        func didChange() -> Publishers.Map<NSObject.KeyValueObservingPublisher<Subject, Value>, Void>
    }
}
class NSProxy: NSObjectProtocol {
    class func alloc() -> Self
    class func responds(to aSelector: Selector) -> Bool
    func finalize()
    var description: String { get }
    var debugDescription: String { get }
}
