/// The name of a method, as in Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }

    public init(stringLiteral name: String) { description = name }

    /// What `#selector(method)` is lowered to: the method must exist, but is neither called nor captured.
    public init(_ name: String, checking method: @autoclosure () throws -> Any) { description = name }

    /// The name up to the first argument.
    public var baseName: Substring { description.prefix { $0 != ":" } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// What the methods and properties of one class, found by name, can be reached through. Lowered code installs one for
/// every class, or extension of one, that shows members to Objective-C.
public struct MessageTable {
    let selectors: Set<String>
    let accepts: @MainActor (AnyObject) -> Bool
    let perform: @MainActor (AnyObject, String, [Any?]) -> Any?
    let set: @MainActor (AnyObject, String, Any?) -> Bool
    let get: @MainActor (AnyObject, String) -> Any??

    public init(
        selectors: Set<String>,
        accepts: @escaping @MainActor (AnyObject) -> Bool,
        perform: @escaping @MainActor (AnyObject, String, [Any?]) -> Any?,
        set: @escaping @MainActor (AnyObject, String, Any?) -> Bool,
        get: @escaping @MainActor (AnyObject, String) -> Any??
    ) {
        self.selectors = selectors
        self.accepts = accepts
        self.perform = perform
        self.set = set
        self.get = get
    }

    nonisolated(unsafe) static var installed: [MessageTable] = []

    /// Makes the members of the program's classes known; subclasses come before their superclasses.
    public static func install(_ tables: [MessageTable]) { installed += tables }

    /// The name under which a table that accepts `target` knows the selector, and that table.
    @MainActor
    static func find(_ selector: Selector, in target: AnyObject) -> (table: MessageTable, name: String)? {
        let accepting = installed.filter { $0.accepts(target) }
        if let table = accepting.first(where: { $0.selectors.contains(selector.description) }) {
            return (table, selector.description)
        }
        for table in accepting {
            if let name = table.selectors.sorted().first(where: { Selector($0).baseName == selector.baseName }) {
                return (table, name)
            }
        }
        return nil
    }
}

/// Gives an argument or a value found by name the type that the receiver declares.
public func messageValue<T>(_ value: Any?) -> T {
    if let value = value as? T { return value }
    fatalError("a message brought \(value.map { "\(type(of: $0))" } ?? "nil") where \(T.self) is declared")
}

/// An argument of a message, nil where the sender gave fewer than the receiver declares.
public func messageValue<T>(_ arguments: [Any?], _ index: Int) -> T {
    messageValue(index < arguments.count ? arguments[index] : nil)
}

/// Dispatches a selector by name. As in Objective-C, a target that has no such method is the program's end.
public func sendMessage(_ selector: Selector, to target: AnyObject, with arguments: [Any?] = []) {
    nonisolated(unsafe) let (object, list) = (target, arguments)
    MainActor.assumeIsolated {
        if let (table, name) = MessageTable.find(selector, in: object) {
            _ = table.perform(object, name, list)
        } else if (object as? any BuiltInMessages)?.performBuiltIn(selector, list) != true {
            fatalError("unrecognized selector \(selector) sent to \(type(of: object))")
        }
    }
}

/// A class of the double whose own methods may be named by a selector.
@preconcurrency @MainActor
public protocol BuiltInMessages: AnyObject {
    func performBuiltIn(_ selector: Selector, _ arguments: [Any?]) -> Bool
}

/// A class of the double whose own properties may be set by name.
@preconcurrency @MainActor
public protocol BuiltInKeys: AnyObject {
    func setBuiltIn(_ value: Any?, forKey key: String) -> Bool
    func builtInValue(forKey key: String) -> Any??
    /// Told after the program's own property was set, so that what a nib would hold stays alive.
    func didConnect(_ value: Any?, forKey key: String)
}

extension NSObject {
    @discardableResult
    public func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil) -> Any? {
        sendMessage(selector, to: self, with: [first, second])
        return nil
    }

    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        MainLoop.enqueue(after: delay, token: DelayedMessage(target: self, selector: selector)) {
            sendMessage(selector, to: self, with: [argument])
        }
    }

    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        MainLoop.cancel { ($0 as? DelayedMessage)?.target === target as AnyObject }
    }

    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        MainLoop.cancel {
            guard let message = $0 as? DelayedMessage else { return false }
            return message.target === target as AnyObject && message.selector == selector
        }
    }

    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        if wait {
            _ = perform(selector, with: argument)
            return
        }
        perform(selector, with: argument, afterDelay: 0)
    }

    public func responds(to selector: Selector!) -> Bool {
        nonisolated(unsafe) let object = self
        return MainActor.assumeIsolated { MessageTable.find(selector, in: object) != nil }
    }

    /// Connects an outlet or sets a property by name. The trace names the value by its key from here on.
    public func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let (object, value) = (self, value)
        MainActor.assumeIsolated {
            let builtIn = object as? any BuiltInKeys
            if MessageTable.installed.contains(where: { $0.accepts(object) && $0.set(object, key, value) }) {
                if let part = value as? any Traceable { part.traceName = key }
                for (index, part) in (value as? [any Traceable] ?? []).enumerated() {
                    part.traceName = "\(key)[\(index)]"
                }
                builtIn?.didConnect(value, forKey: key)
            } else if builtIn?.setBuiltIn(value, forKey: key) != true {
                fatalError("\(type(of: object)) has no outlet or @objc property \(key)")
            }
        }
    }

    public func value(forKey key: String) -> Any? {
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) let found: Any? = MainActor.assumeIsolated {
            for table in MessageTable.installed where table.accepts(object) {
                if let value = table.get(object, key) { return value }
            }
            if let value = (object as? any BuiltInKeys)?.builtInValue(forKey: key) { return value }
            fatalError("\(type(of: object)) has no @objc property \(key)")
        }
        return found
    }

    public func setValue(_ value: Any?, forKeyPath path: String) {
        let keys = path.split(separator: ".").map(String.init)
        var owner: NSObject? = self
        for key in keys.dropLast() { owner = owner?.value(forKey: key) as? NSObject }
        owner?.setValue(value, forKey: keys.last!)
    }
}

private final class DelayedMessage {
    weak var target: AnyObject?
    let selector: Selector

    init(target: AnyObject, selector: Selector) {
        self.target = target
        self.selector = selector
    }
}
