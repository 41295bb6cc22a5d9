import SwiftSyntax

/// Apple's frameworks, Swift and a few libraries, as annotated declarations; the only place that knows their names.
///
/// The declarations stand in `Sources/Platform/<module>/`. Tables tell most of what is asked about them, and a run parses
/// only those whose types or parameters somebody asks for, one by one: types without their members, members in an
/// otherwise empty type.
final class Platform: Sendable {
    /// The embedded declarations.
    static let sdk = Platform()

    private let declarations = SortedTable(EmbeddedPlatform.declarations)
    private let owners = SortedTable(EmbeddedPlatform.owners)
    private let ownerSets = Memo<String, Set<String>>()
    private let outlines = Memo<String, [Outline]>()
    private let trees = Memo<Int, DeclSyntax?>()
    private let paths = Memo<String, String>()
    private let lines = Memo<String, [String]>()
    private let typeFacts = Memo<String, Facts>()
    let drawing = Memo<String, Bool>()
    let requirements = Memo<String, [String]>()
    let observing = Memo<String, Bool>()
    let instanceMembers = Memo<String, Set<String>>()
    let named = Memo<String, Set<String>>()

    /// What is known of the modules themselves.
    let modules = PlatformModules()

    private init() {}

    // MARK: - Reading

    /// What is declared by a name in a type and its extensions, what it inherits aside; at top level also what extends a
    /// type of that name.
    ///
    /// - Parameter owner: the path of the type as it is declared; empty at top level.
    func outlines(of name: String, in owner: String = "") -> [Outline] {
        // Most types that are asked for a name have no such member.
        guard owner.isEmpty || ownerSets.answer(to: name, make: { Set(owners(ofMember: name)) }).contains(owner) else {
            return []
        }
        let key = "\(owner) \(name)"
        return outlines.answer(to: key) {
            Stage.platform.begin()
            defer { Stage.platform.end() }
            return declarations.values(of: key).map(Outline.init)
        }
    }

    /// The extensions of a type.
    ///
    /// - Parameter path: as the extensions have it.
    func outlines(ofExtensionsOf path: String) -> [Outline] {
        outlines(of: path).filter { $0.keyword == "extension" }
    }

    /// The declaration, without the members of types; each is parsed once.
    func declaration(_ outline: Outline) -> DeclSyntax? {
        trees.answer(to: outline.place) {
            Stage.platform.begin()
            defer { Stage.platform.end() }
            return outline.parsed()
        }
    }

    // MARK: - Names at top level

    /// Some module declares the name at top level.
    func declares(_ name: String) -> Bool { module(of: name) != nil }

    /// The module that declares a type, a function or a constant; of a nested type, the one around it.
    func module(of name: String) -> String? {
        outlines(of: String(name.prefix { $0 != "." })).first { $0.keyword != "extension" }?.module
    }

    /// The functions, variables and constants of a name at top level.
    func globals(named name: String) -> [DeclSyntax] { outlines(ofGlobal: name).compactMap(declaration) }

    func outlines(ofGlobal name: String) -> [Outline] {
        outlines(of: name).filter { ["func", "var", "let"].contains($0.keyword) }
    }

    // MARK: - Types

    /// The declaration of a type without its members: a class, a struct, an enum, a protocol or an actor, nested ones by
    /// their path, also by way of a type that inherits them, and by any other name.
    func declaration(of type: String) -> DeclSyntax? { outline(of: type).flatMap(declaration) }

    /// The keyword of a type, by any of its names: `class`; nil if there is none.
    func keyword(of type: String) -> String? { outline(of: type)?.keyword }

    /// The declarations of the members of a type and of its extensions, those that it inherits aside.
    func members(of type: String) -> [DeclSyntax] {
        // A declaration of several names stands under each.
        let found = namedMembers(of: type).map { ($0.outline.place, $0.outline) }
        return Dictionary(found) { first, _ in first }.sorted { $0.key < $1.key }.compactMap { declaration($0.value) }
    }

    /// The names of the members of a type and of its extensions with what they are, those that it inherits aside.
    func namedMembers(of type: String) -> [(name: String, outline: Outline)] {
        let path = path(of: type)
        Stage.platform.begin()
        defer { Stage.platform.end() }
        return declarations.rows(beginningWith: path + " ").flatMap { name, values in
            values.map { (String(name), Outline($0)) }
        }
    }

    /// The members of a name, those of the type itself before those that it inherits.
    func members(named name: String, of type: String) -> [DeclSyntax] {
        outlines(ofMember: name, of: type).compactMap(declaration)
    }

    /// The initialisers of a type and of its extensions, those that it inherits aside.
    func initializers(of type: String) -> [InitializerDeclSyntax] {
        outlines(of: "init", in: path(of: type)).compactMap { declaration($0)?.as(InitializerDeclSyntax.self) }
    }

    func outlines(ofMember name: String, of type: String) -> [Outline] {
        ([type] + ancestry(of: type)).flatMap { outlines(of: name, in: path(of: $0)) }
    }

    /// The types that declare members of a base name, or that extensions give some.
    func owners(ofMember name: String) -> [String] { owners.values(of: name).map(String.init) }

    func superclass(of type: String) -> String? {
        guard let outline = outline(of: type), outline.keyword == "class", let first = outline.inherited.first,
            keyword(of: first) == "class"
        else { return nil }
        return first
    }

    /// The protocols that a type adopts, or that a protocol refines, by its own declaration and by extensions.
    func protocols(of type: String) -> [String] {
        let superclass = superclass(of: type)
        var seen: Set<String> = []
        return groups(of: type).flatMap(\.inherited).filter { $0 != superclass && seen.insert($0).inserted }
    }

    /// All that a type inherits from, the nearest first: its superclass and what that inherits, then its protocols.
    func ancestry(of type: String) -> [String] {
        lines.answer(to: type) {
            var found: [String] = []
            func visit(_ name: String) {
                for parent in [superclass(of: name)].compactMap(\.self) + protocols(of: name)
                where parent != type && !found.contains(parent) {
                    found.append(parent)
                    visit(parent)
                }
            }
            visit(type)
            return found
        }
    }

    func isKind(_ type: String, of ancestor: String) -> Bool {
        type == ancestor || ancestry(of: type).contains(ancestor)
    }

    /// The type that an alias stands for, without generic arguments; the type itself if it is none.
    func canonical(_ type: String) -> String { alias(of: type).map(canonical) ?? type }

    /// The declaration of a type, if there is one, and its extensions.
    private func groups(of type: String) -> [Outline] {
        let (owner, name) = path(of: type).ownerAndName
        let extended = owner.isEmpty ? [] : outlines(of: path(of: type))
        return (extended + outlines(of: name, in: owner)).filter(\.isGroup)
    }

    private func outline(of type: String) -> Outline? { groups(of: type).first(where: \.isType) }

    /// The path by which a type is declared: another one for an alias, and for a nested type that a type inherits.
    private func path(of type: String) -> String {
        paths.answer(to: type) {
            let (written, name) = type.ownerAndName
            let owner = written.isEmpty ? "" : path(of: written)
            let path = owner.isEmpty ? name : "\(owner).\(name)"
            if outlines(of: name, in: owner).contains(where: \.isType) { return path }
            if let alias = alias(of: type) { return self.path(of: alias) }
            guard !owner.isEmpty, let parent = superclass(of: owner) else { return path }
            return self.path(of: "\(parent).\(name)")
        }
    }

    private func alias(of type: String) -> String? {
        let (written, name) = type.ownerAndName
        let owner = written.isEmpty ? "" : path(of: written)
        return outlines(of: name, in: owner).first { $0.keyword == "typealias" }.flatMap(declaration)?
            .as(TypeAliasDeclSyntax.self)?.initializer.value.nominalName.flatMap { $0 == type ? nil : $0 }
    }

    // MARK: - Facts

    func facts(of decl: DeclSyntax) -> Facts { Facts(of: decl) }

    /// The facts of a type, and those of its superclasses that are inherited.
    func facts(ofType type: String) -> Facts {
        typeFacts.answer(to: type) {
            guard let outline = outline(of: type) else { return [] }
            let parent = superclass(of: type).map { facts(ofType: $0).intersection(.inherited) }
            return outline.facts.union(parent ?? [])
        }
    }

    /// The facts of the members of a name, any overload's.
    func facts(ofMember name: String, of type: String) -> Facts {
        outlines(ofMember: name, of: type).reduce(into: []) { $0.formUnion($1.facts) }
    }
}

extension String {
    /// `UIView` and `ContentMode` for `UIView.ContentMode`; the owner of a name alone is empty.
    fileprivate var ownerAndName: (owner: String, name: String) {
        guard let dot = lastIndex(of: ".") else { return ("", self) }
        return (String(self[..<dot]), String(self[index(after: dot)...]))
    }
}

/// Whether one of the SDK's modules that are known declares a name at top level.
package func isDeclaredBySDK(_ name: String) -> Bool { Platform.sdk.declares(name) }

/// The class that one of the SDK's modules that are known declares a class to descend from.
package func superclassInSDK(of name: String) -> String? { Platform.sdk.superclass(of: name) }
