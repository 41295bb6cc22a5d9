import SwiftSyntax

/// Tells whether a use of a property needs a setter in an interface.
struct Mutability {
    let semantics: Semantics

    func needsSetter(_ use: Use, of member: Member) -> Bool {
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isSettable else { return false }
        switch use {
        case .assign, .mutate: return true
        case .read, .call: return false
        case .mutateInside:
            return semantics.type(of: member).map { !semantics.isClass($0.unwrapped) } ?? true
        case .methodCall(let name): return mayMutate(name, semantics.type(of: member)?.unwrapped)
        }
    }

    /// Whether calling a method on a value of a type may change the value itself.
    private func mayMutate(_ method: String, _ type: Type?) -> Bool {
        guard let type else { return !readingMethods.contains(method) }
        if semantics.isClass(type) { return false }
        let found = semantics.members(named: method, of: type, isStatic: false).compactMap {
            $0.decl.as(FunctionDeclSyntax.self)
        }
        if found.isEmpty { return !readingMethods.contains(method) }
        return found.contains { $0.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) } }
    }
}

extension Semantics {
    /// The type is a class, whose instances change without what holds them.
    func isClass(_ type: Type) -> Bool {
        guard let name = type.name else { return false }
        return declaredType(name)?.isClass ?? isUIKitName(name)
    }
}

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
