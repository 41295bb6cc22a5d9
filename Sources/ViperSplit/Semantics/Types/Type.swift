/// The type of a value, as far as syntax tells it. A type that isn't known is no `Type`: nobody guesses one.
indirect enum Type: Hashable, Sendable {
    /// A struct, class, enum, actor, protocol or type alias of a library, by its path: `UIView.ContentMode`, `Set<Note>`.
    case nominal(String, [Type])
    /// `T?`, or `T!` if it is implicit.
    case optional(Type, isImplicit: Bool)
    case array(Type)
    case dictionary(Type, Type)
    case tuple([Part])
    case function(Function)
    /// `Note.Type`: the type itself, as an expression names it.
    case metatype(Type)
    /// `any P & Q`.
    case existential([Type])
    /// `some P`.
    case opaque(Type)
    /// A generic parameter of the declaration around, or an associated type: `Element`.
    case parameter(String)

    /// A part of a tuple.
    struct Part: Hashable, Sendable {
        var label: String?
        var type: Type
    }

    /// `(Int, inout String) async throws -> Bool`
    struct Function: Hashable, Sendable {
        var parameters: [Parameter]
        var result: Type
        /// `async`, `throws`, as they are written.
        var effects: [String] = []
        /// `@escaping`, `@MainActor`, without the at sign.
        var attributes: [String] = []
    }

    struct Parameter: Hashable, Sendable {
        var label: String?
        var type: Type
        var isInout = false
        var isVariadic = false
    }

    static func optional(_ type: Type) -> Type { .optional(type, isImplicit: false) }
    static func named(_ name: String) -> Type { .nominal(name, []) }

    static let void = Type.tuple([])
    static let bool = Type.named("Bool")
    static let int = Type.named("Int")
    static let double = Type.named("Double")
    static let string = Type.named("String")
}

extension Type {
    /// The type without any `?` or `!` around it.
    var unwrapped: Type {
        if case .optional(let wrapped, _) = self { return wrapped.unwrapped }
        return self
    }

    /// The type without one `?` or `!`; itself if it has none.
    var unwrappedOnce: Type {
        if case .optional(let wrapped, _) = self { return wrapped }
        return self
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    var isVoid: Bool { self == .void }

    /// The type with a `?`, unless it has one.
    var asOptional: Type { isOptional ? .optional(unwrappedOnce) : .optional(self) }

    /// The type of what reads a value of it: `T?` for `T!`.
    var asRead: Type {
        if case .optional(let wrapped, _) = self { return .optional(wrapped) }
        return self
    }

    /// `Any`, which tells nothing of the values that are given for it.
    var isAnything: Bool { self == .named("Any") || self == .named("AnyObject") }

    /// A text, a list or a dictionary.
    var isContainer: Bool {
        switch self {
        case .array, .dictionary, .string: true
        default: false
        }
    }

    /// The function that a value of the type is, optional or not.
    var function: Function? {
        if case .function(let function) = unwrapped { return function }
        return nil
    }

    /// The path of a nominal type; that of Swift's own for arrays, dictionaries and optionals.
    var name: String? {
        switch self {
        case .nominal(let name, _): name
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .optional: "Optional"
        case .existential(let types) where types.count == 1: types[0].name
        case .opaque(let type): type.name
        default: nil
        }
    }

    /// The generic arguments, in the order of the declaration's parameters.
    var arguments: [Type] {
        switch self {
        case .nominal(_, let arguments): arguments
        case .array(let element), .optional(let element, _): [element]
        case .dictionary(let key, let value): [key, value]
        default: []
        }
    }

    /// The types that it is made of, itself first.
    var parts: [Type] {
        let inner: [Type] =
            switch self {
            case .nominal(_, let arguments): arguments
            case .optional(let type, _), .array(let type), .metatype(let type), .opaque(let type): [type]
            case .dictionary(let key, let value): [key, value]
            case .tuple(let elements): elements.map(\.type)
            case .function(let function): function.parameters.map(\.type) + [function.result]
            case .existential(let types): types
            case .parameter: []
            }
        return [self] + inner.flatMap(\.parts)
    }

    /// Generic parameters and associated types are still open.
    var isOpen: Bool {
        parts.contains { if case .parameter = $0 { true } else { false } }
    }

    /// The type with others in the place of generic parameters.
    func substituting(_ types: [String: Type]) -> Type {
        if types.isEmpty { return self }
        return replacing { part in
            if case .parameter(let name) = part { types[name] } else { nil }
        }
    }

    /// The type as code inside of another type writes it: `Mode` for `NotesViewController.Mode`.
    func seen(inside outer: String) -> Type {
        replacing { part in
            guard case .nominal(let path, let arguments) = part, path.hasPrefix(outer + ".") else { return nil }
            return .nominal(String(path.dropFirst(outer.count + 1)), arguments.map { $0.seen(inside: outer) })
        }
    }

    /// The type with others in the place of some of its parts; nil leaves a part as it is.
    private func replacing(_ change: (Type) -> Type?) -> Type {
        func replace(_ type: Type) -> Type { type.replacing(change) }
        if let other = change(self) { return other }
        switch self {
        case .parameter: return self
        case .nominal(let name, let arguments): return .nominal(name, arguments.map(replace))
        case .optional(let type, let isImplicit): return .optional(replace(type), isImplicit: isImplicit)
        case .array(let type): return .array(replace(type))
        case .dictionary(let key, let value): return .dictionary(replace(key), replace(value))
        case .tuple(let parts): return .tuple(parts.map { Part(label: $0.label, type: replace($0.type)) })
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = replace(function.parameters[index].type)
            }
            function.result = replace(function.result)
            return .function(function)
        case .metatype(let type): return .metatype(replace(type))
        case .existential(let all): return .existential(all.map(replace))
        case .opaque(let type): return .opaque(replace(type))
        }
    }

    /// A nominal type by its path, in the form that Swift has for it: `[Note]` for `Array<Note>`.
    static func nominal(named name: String, _ arguments: [Type]) -> Type {
        switch (name, arguments.count) {
        case ("Array", 1): .array(arguments[0])
        case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
        case ("Optional", 1): .optional(arguments[0])
        case ("Void", 0): .void
        default: .nominal(name, arguments)
        }
    }
}

extension Type: CustomStringConvertible {
    /// The type as Swift writes it.
    var description: String {
        switch self {
        case .nominal(let name, let arguments):
            arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
        case .optional(let type, let isImplicit): type.bracketed + (isImplicit ? "!" : "?")
        case .array(let type): "[\(type)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .tuple(let elements) where elements.isEmpty: "Void"
        case .tuple(let elements):
            "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ")
                + ")"
        case .function(let function): function.description
        case .metatype(let type): "\(type.bracketed).Type"
        case .existential(let types): "any " + types.map(\.description).joined(separator: " & ")
        case .opaque(let type): "some \(type)"
        case .parameter(let name): name
        }
    }

    private var bracketed: String {
        switch self {
        case .function, .existential, .opaque: "(\(self))"
        default: description
        }
    }
}

extension Type.Function: CustomStringConvertible {
    var description: String {
        let parameters = parameters.map { parameter in
            (parameter.label.map { "_ \($0): " } ?? "") + (parameter.isInout ? "inout " : "")
                + parameter.type.description + (parameter.isVariadic ? "..." : "")
        }
        return attributes.map { "@\($0) " }.joined() + "(\(parameters.joined(separator: ", ")))"
            + effects.map { " \($0)" }.joined() + " -> \(result)"
    }
}
