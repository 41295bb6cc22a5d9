@_exported import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

/// The record of everything that a user, a service or another screen could notice.
public enum Trace {
    private nonisolated(unsafe) static var ordinals: [String: Int] = [:]

    /// Appends a line to the trace, which is the standard output of the program.
    public static func record(_ line: String) {
        print(line)
        fflush(nil)
    }

    /// Numbers the objects of a class in the order in which they were created.
    public static func nextName(for type: AnyClass) -> String {
        let className = String(describing: type)
        ordinals[className, default: 0] += 1
        return "\(className)#\(ordinals[className]!)"
    }

    /// Shows a value the way the trace does: text in quotes, objects by name, no optionals, no addresses.
    public static func describe(_ value: Any?) -> String {
        guard let value else { return "nil" }
        switch value {
        case let text as String: return "\"\(text)\""
        case let traceable as any Traceable: return traceable.traceName
        case let number as CGFloat: return "\(Double(number))"
        case let point as CGPoint: return "(\(point.x), \(point.y))"
        case let size as CGSize: return "(\(size.width), \(size.height))"
        case let rect as CGRect: return "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
        case let path as IndexPath: return "[\(path.map(String.init).joined(separator: ", "))]"
        case let paths as IndexSet: return "{\(paths.map(String.init).joined(separator: ", "))}"
        case let text as NSAttributedString: return "\"\(text.string)\""
        case let list as [Any]: return "[\(list.map { describe($0) }.joined(separator: ", "))]"
        case let url as URL: return url.absoluteString
        case let object as NSObject where type(of: value) is AnyClass: return String(describing: type(of: object))
        default: break
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return describe(mirror.children.first?.value) }
        if mirror.displayStyle == .class { return String(describing: type(of: value)) }
        if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
            return "[\(mirror.children.map { describe($0.value) }.sorted().joined(separator: ", "))]"
        }
        return "\(value)"
    }
}

/// An object that the trace can name.
public protocol Traceable: AnyObject {
    var traceName: String { get set }
}

extension Traceable {
    /// Records that `name` of this object became `value`; inside a property observer the name is the property's.
    public func record(_ value: Any?, _ name: String = #function) {
        Trace.record("\(traceName).\(name) = \(Trace.describe(value))")
        noticeChange(of: self)
    }

    /// Records a call on this object.
    public func record(call: String) {
        Trace.record("\(traceName).\(call)")
    }
}
