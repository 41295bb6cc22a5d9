import SwiftSyntax

/// A member of the view controller, from the class body or from an extension in the given files.
struct Member {
    typealias ID = Int

    enum Kind: Hashable {
        case function, initializer, deinitializer, storedProperty, computedProperty, `subscript`, type
        /// `#if` around members: it stays as it is, whatever it holds.
        case conditional
        /// A macro, an operator, an enum case: nothing that a split understands.
        case other
    }

    /// The place in `Controller.members`.
    let id: ID
    let kind: Kind
    /// The names that the member declares; several for `let a, b: Int` and for a conditional block.
    let names: [String]
    let decl: DeclSyntax
    /// The place of the body in `Controller.bodies`.
    let body: Int
    /// The place of the file in `Controller.units`.
    let unit: Int
    let section: Section?
    /// The role that a `// viper-split: presenter` comment on the member asks for.
    let directive: Role?
    /// It stays as it is, to the byte: a `// viper-split: ignore` comment asks for that, or it asks the module.
    let isIgnored: Bool
    /// It is how the module that there is already is reached, or does nothing but reach it.
    let asksModule: Bool
    /// Whole lines: the member's own comments and attributes, the declaration, and what else stands on its last line.
    let extent: Range<Int>
    /// The lines of the comments behind it at the end of a section, if an empty line sets them apart from it: they are about the
    /// section as long as anything of that stays in its place.
    let apart: Range<Int>?
    /// The declaration alone shares a line with a brace or another member, so its lines can't be taken out.
    let sharesLine: Bool
    /// An empty line stands before the member's own text.
    let followsBlankLine: Bool
    let modifiers: Modifiers

    var name: String { names.first ?? "" }
    /// The name as the declaration writes it, in backticks where it needs them.
    var writtenName: String {
        if let function = decl.as(FunctionDeclSyntax.self) { return function.name.text }
        return decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedText ?? name
    }
    var declRange: Range<Int> { decl.range }
}

/// What stands before the keyword of a declaration.
struct Modifiers {
    /// The access of the member as the compiler sees it, an extension's own modifier included.
    var access: Access = .internal
    /// The access of the setter, where it is said apart.
    var setterAccess: Access?
    var names: Set<String> = []
    /// Names of the attributes, without the at sign: `objc`, `IBOutlet`.
    var attributes: [String] = []
    /// Objective-C may name the member, which the attributes say, those of its extension or, unless it is private, the class.
    var isKnownToObjectiveC = false

    var isStatic: Bool { names.contains("static") || names.contains("class") }
    var isOverride: Bool { names.contains("override") }
    var isLazy: Bool { names.contains("lazy") }
    var isWeak: Bool { names.contains("weak") || names.contains("unowned") }
}

/// Who may name a declaration.
enum Access: Int, Comparable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

    init?(keyword: String) {
        switch keyword {
        case "private": self = .private
        case "fileprivate": self = .fileprivate
        case "internal": self = .internal
        case "package": self = .package
        case "public": self = .public
        case "open": self = .open
        default: return nil
        }
    }

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

    /// Whether other files of the module may name it.
    var crossesFiles: Bool { self >= .internal }
}

extension Modifiers {
    /// - Parameters:
    ///   - access: that of what says none, and stands in no extension that does.
    ///   - isExposed: the class shows what isn't private to Objective-C.
    init(_ decl: DeclSyntax, default access: Access, inClassThatExposes isExposed: Bool = false) {
        let around = decl.extensionAround
        self.access = around?.accessOfMembers ?? access
        if let attributed = decl.asProtocol((any WithAttributesSyntax).self) {
            attributes = attributed.attributes.compactMap {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedText
            }
        }
        for modifier in decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] {
            let name = modifier.name.text
            if let access = Access(keyword: name) {
                if modifier.detail?.detail.text == "set" {
                    setterAccess = access
                } else {
                    self.access = access
                }
            } else {
                names.insert(name)
            }
        }
        let isExposedByAll = around?.attributes.has("objc") == true || isExposed && self.access.crossesFiles
        isKnownToObjectiveC =
            attributes.contains { ["objc", "IBAction", "IBSegueAction"].contains($0) }
            || isExposedByAll && decl.isKnownByName && !attributes.contains("nonobjc")
    }
}

extension DeclSyntax {
    /// The extension that a member stands in.
    fileprivate var extensionAround: ExtensionDeclSyntax? {
        sequence(first: Syntax(self), next: \.parent).dropFirst().first {
            $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockItemSyntax.self)
        }?.parent?.as(ExtensionDeclSyntax.self)
    }

    /// A class shows such a declaration to Objective-C without an attribute of its own; it has no generic methods.
    fileprivate var isKnownByName: Bool {
        self.as(FunctionDeclSyntax.self).map { $0.genericParameterClause == nil } ?? self.is(VariableDeclSyntax.self)
    }
}

extension ExtensionDeclSyntax {
    /// What its modifier says for its members; the file alone may name what is in a private one.
    fileprivate var accessOfMembers: Access? {
        modifiers.lazy.compactMap { Access(keyword: $0.name.text) }.first.map { max($0, .fileprivate) }
    }
}

extension Member {
    var hasObservers: Bool {
        guard kind == .storedProperty, case .accessors(let list) = variable?.bindings.first?.accessorBlock?.accessors
        else { return false }
        return !list.isEmpty
    }

    var function: FunctionDeclSyntax? { decl.as(FunctionDeclSyntax.self) }
    var variable: VariableDeclSyntax? { decl.as(VariableDeclSyntax.self) }
}

extension Member {
    /// The name with the labels of a function: `tableView(_:didSelectRowAt:)`.
    var fullName: String { decl.fullNames.first ?? name }

    static func fullName(_ name: String, labels: [String?]) -> String {
        name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }
}

extension DeclSyntax {
    /// The names that tell a declaration from others: a function's with the labels of its parameters.
    var fullNames: [String] {
        guard let function = self.as(FunctionDeclSyntax.self) else { return declaredNames }
        return [Member.fullName(function.name.identifierText, labels: function.parameterLabels)]
    }
}
