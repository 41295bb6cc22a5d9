import SwiftSyntax

/// Tells whether a use of a property needs a setter in an interface.
struct Mutability {
    let controller: Controller
    let context: AppContext

    func needsSetter(_ use: Use, of member: Member) -> Bool {
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isSettable else { return false }
        switch use {
        case .assign, .mutate: return true
        case .read, .call: return false
        case .mutateInside:
            return propertyType(of: member, in: controller, context: context).map { !isClass($0.trimmingSuffixes) }
                ?? true
        case .methodCall(let name): return mayMutate(name, propertyType(of: member, in: controller, context: context))
        }
    }

    /// Whether calling a method on a value of a type may change the value itself.
    private func mayMutate(_ method: String, _ type: String?) -> Bool {
        guard let type else { return !readingMethods.contains(method) }
        let bare = type.trimmingSuffixes
        if isClass(bare) { return false }
        if mutatingMethods.contains(method) { return true }
        if readingMethods.contains(method) { return false }
        if bare.hasPrefix("[") || bare.hasPrefix("(") || plainValues.contains(bare) {
            return !plainValues.contains(bare)
        }
        guard let decl = declaration(of: bare) else { return true }
        let methods = decl.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .filter { $0.name.identifierText == method }
        return methods.isEmpty || methods.contains { $0.modifiers.contains { $0.name.text == "mutating" } }
    }

    private func isClass(_ type: String) -> Bool {
        let name = String(type.prefix { $0 != "<" })
        if isUIKitName(name) || name.hasPrefix("NS") || name.hasPrefix("AV") || name.hasPrefix("CL") { return true }
        if classes.contains(name) { return true }
        return declaration(of: name)?.is(ClassDeclSyntax.self) == true
    }

    private func declaration(of type: String) -> (any DeclGroupSyntax)? {
        let nested = controller.members(named: type).first { $0.kind == .type }?.decl
        return (nested ?? context.type(named: type))?.asProtocol((any DeclGroupSyntax).self)
    }
}

extension VariableDeclSyntax {
    /// A `var` that can be set: stored, or computed with a setter.
    var isSettable: Bool {
        guard bindingSpecifier.text == "var" else { return false }
        guard let block = bindings.first?.accessorBlock else { return true }
        switch block.accessors {
        case .getter: return false
        case .accessors(let accessors):
            return accessors.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension String {
    /// Without `?` and `!` at the end.
    fileprivate var trimmingSuffixes: String {
        var text = self
        while let last = text.last, last == "?" || last == "!" { text.removeLast() }
        return text
    }
}

private let classes: Set<String> = [
    "Timer", "URLSession", "URLSessionTask", "URLSessionDataTask", "FileManager", "UserDefaults", "NotificationCenter",
    "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "OperationQueue", "Operation", "Bundle",
    "DateFormatter", "NumberFormatter", "JSONDecoder", "JSONEncoder", "Thread", "RunLoop", "Progress", "Process",
    "Stream",
    "ByteCountFormatter", "MeasurementFormatter", "ISO8601DateFormatter", "AnyCancellable", "DisposeBag", "UndoManager",
]

private let plainValues: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "URL", "Date", "TimeInterval", "UUID", "Character",
]

/// The methods of Swift's own containers and values.
let collectionMethods = mutatingMethods.union(readingMethods)

private let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "popLast",
    "popFirst", "sort", "reverse", "shuffle", "swapAt", "replaceSubrange", "reserveCapacity", "partition", "toggle",
    "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "update", "updateValue", "merge", "negate",
    "round", "next", "addTimeInterval", "invert", "clamp", "formIndex", "move",
]

private let readingMethods: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "forEach", "sorted", "first", "last", "firstIndex", "lastIndex",
    "contains", "allSatisfy", "min", "max", "enumerated", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
    "drop",
    "joined", "split", "components", "hasPrefix", "hasSuffix", "index", "distance", "isSubset", "isSuperset", "union",
    "intersection", "subtracting", "symmetricDifference", "isDisjoint", "starts", "elementsEqual", "randomElement",
    "shuffled", "lowercased", "uppercased", "trimmingCharacters", "replacingOccurrences", "mapValues",
    "compactMapValues",
    "merging", "makeIterator", "withUnsafeBytes", "addingTimeInterval", "timeIntervalSince", "compare", "description",
    "string", "localizedCaseInsensitiveContains", "appendingPathComponent", "advanced", "isMultiple", "hash", "encode",
    "formatted", "appending", "firstRange", "range", "data", "ranges", "chunked", "isEqual",
]
