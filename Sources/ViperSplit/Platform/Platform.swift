import SwiftParser
import SwiftSyntax

/// Apple's frameworks, Swift and a few libraries, as annotated declarations; the only place that knows their names.
///
/// The declarations stand in `Sources/Platform/<module>/`. A run parses only those that it asks about.
final class Platform: Sendable {
    /// The embedded declarations.
    static let sdk = Platform()

    private let names = SortedTable(EmbeddedPlatform.names)
    private let owners = SortedTable(EmbeddedPlatform.members)
    private let places = Memo<String, [Place]>()
    private let chunks = Memo<String, [Chunk]>()
    private let groups = Memo<String, [any DeclGroupSyntax]>()
    private let aliases = Memo<String, String?>()
    private let lines = Memo<String, [String]>()
    private let memberTables = Memo<String, [String: [DeclSyntax]]>()
    private let typeFacts = Memo<String, Facts>()
    let drawing = Memo<String, Bool>()
    let requirements = Memo<String, [String]>()
    let observing = Memo<String, Bool>()
    let instanceMembers = Memo<String, Set<String>>()
    let named = Memo<String, Set<String>>()

    /// What is known of the modules themselves.
    let modules = PlatformModules(EmbeddedPlatform.modulesText.description)

    private init() {}

    // MARK: - Names at top level

    /// A declaration or an extension of a name at top level.
    struct Chunk: Sendable {
        let module: String
        let decl: DeclSyntax
    }

    /// The declarations and extensions of a name at top level.
    func chunks(of name: String) -> [Chunk] {
        chunks.answer(to: name) {
            Stage.platform.begin()
            defer { Stage.platform.end() }
            return places(of: name).compactMap { place in
                Parser.parse(source: place.text).statements.first?.item.as(DeclSyntax.self).map {
                    Chunk(module: place.module, decl: $0)
                }
            }
        }
    }

    /// Some module declares the name at top level.
    func declares(_ name: String) -> Bool { module(of: name) != nil }

    /// The module that declares a type, a function or a constant; of a nested type, the one around it.
    func module(of name: String) -> String? {
        places(of: root(of: name)).first { $0.kind != "extension" }?.module
    }

    /// The functions, variables and constants of a name at top level.
    func globals(named name: String) -> [DeclSyntax] {
        guard places(of: name).contains(where: { $0.kind == "global" }) else { return [] }
        return chunks(of: name).map(\.decl).filter { decl in
            decl.is(FunctionDeclSyntax.self) || decl.is(VariableDeclSyntax.self)
        }
    }

    private struct Place: Sendable {
        let kind: String
        let module: String
        let bytes: Range<Int>

        var text: String {
            EmbeddedPlatform.text.withUTF8Buffer { String(decoding: $0[bytes], as: UTF8.self) }
        }
    }

    private func places(of name: String) -> [Place] {
        places.answer(to: name) {
            names.values(of: name).map { value in
                let fields = value.split(separator: " ")
                let start = Int(fields[2]) ?? 0
                return Place(
                    kind: String(fields[0]), module: String(fields[1]), bytes: start..<start + (Int(fields[3]) ?? 0))
            }
        }
    }

    // MARK: - Types

    /// The declaration of a type: a class, a struct, an enum, a protocol or an actor, nested ones by their path, also by
    /// way of a type that inherits them, and by any other name.
    func declaration(of type: String) -> (any DeclGroupSyntax)? {
        groups(of: type).first { !$0.is(ExtensionDeclSyntax.self) }
    }

    /// The declarations of the members of a type and of its extensions, those that it inherits aside.
    func members(of type: String) -> [DeclSyntax] {
        groups(of: type).flatMap { $0.memberBlock.members.map(\.decl) }
    }

    /// The members of a name, those of the type itself before those that it inherits.
    func members(named name: String, of type: String) -> [DeclSyntax] {
        ([type] + ancestry(of: type)).flatMap { memberTable(of: $0)[name] ?? [] }
    }

    /// The names of the members that a type has, inherited ones included.
    func memberNames(of type: String) -> Set<String> {
        ([type] + ancestry(of: type)).reduce(into: []) { $0.formUnion(memberTable(of: $1).keys) }
    }

    /// The types that declare members of a base name, or that extensions give some.
    func owners(ofMember name: String) -> [String] { owners.values(of: name).map(String.init) }

    func superclass(of type: String) -> String? {
        guard let decl = declaration(of: type)?.as(ClassDeclSyntax.self),
            let first = inheritedNames(decl.inheritanceClause).first,
            declaration(of: first)?.is(ClassDeclSyntax.self) == true
        else { return nil }
        return first
    }

    /// The protocols that a type adopts, or that a protocol refines, by its own declaration and by extensions.
    func protocols(of type: String) -> [String] {
        let inherited = groups(of: type).flatMap { inheritedNames($0.inheritanceClause) }
        let superclass = superclass(of: type)
        var seen: Set<String> = []
        return inherited.filter { $0 != superclass && seen.insert($0).inserted }
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

    // MARK: - Facts

    func facts(of decl: DeclSyntax) -> Facts { Facts(of: decl) }

    /// The facts of a type, and those of its superclasses that are inherited.
    func facts(ofType type: String) -> Facts {
        typeFacts.answer(to: type) {
            guard let decl = declaration(of: type) else { return [] }
            let parent = superclass(of: type).map { facts(ofType: $0).intersection(.inherited) }
            return Facts(of: DeclSyntax(decl)).union(parent ?? [])
        }
    }

    /// The facts of the members of a name, any overload's.
    func facts(ofMember name: String, of type: String) -> Facts {
        members(named: name, of: type).reduce(into: []) { $0.formUnion(Facts(of: $1)) }
    }

    // MARK: - Reading

    private func root(of type: String) -> String { String(type.prefix { $0 != "." }) }

    /// The declaration of a type, if there is one, and its extensions.
    private func groups(of type: String) -> [any DeclGroupSyntax] {
        groups.answer(to: type) {
            let path = type.split(separator: ".")
            guard let name = path.last.map(String.init) else { return [] }
            let candidates =
                chunks(of: root(of: type)).map(\.decl)
                + (path.count > 1 ? members(of: path.dropLast().joined(separator: ".")) : [])
            let found = candidates.compactMap { decl -> (any DeclGroupSyntax)? in
                if let ext = decl.as(ExtensionDeclSyntax.self) { return ext.extendedName == type ? ext : nil }
                guard decl.declaredNames == [name], path.count == 1 || decl.parent?.is(CodeBlockItemSyntax.self) != true
                else { return nil }
                return decl.asProtocol((any DeclGroupSyntax).self)
            }
            if found.contains(where: { !$0.is(ExtensionDeclSyntax.self) }) { return found }
            if let alias = alias(of: type) { return groups(of: alias) }
            guard path.count > 1, let parent = superclass(of: path.dropLast().joined(separator: ".")) else {
                return found
            }
            return groups(of: "\(parent).\(name)")
        }
    }

    private func alias(of type: String) -> String? {
        aliases.answer(to: type) {
            let path = type.split(separator: ".")
            guard let name = path.last.map(String.init) else { return nil }
            let candidates =
                path.count > 1
                ? members(of: path.dropLast().joined(separator: ".")) : chunks(of: type).map(\.decl)
            let alias = candidates.firstResult { decl in
                decl.as(TypeAliasDeclSyntax.self).flatMap { $0.name.identifierText == name ? $0 : nil }
            }
            return alias?.initializer.value.nominalName.flatMap { $0 == type ? nil : $0 }
        }
    }

    /// The members of a type and of its extensions by their names, those that it inherits aside.
    func memberTable(of type: String) -> [String: [DeclSyntax]] {
        memberTables.answer(to: type) {
            members(of: type).reduce(into: [:]) { table, decl in
                for name in decl.declaredNames { table[name, default: []].append(decl) }
            }
        }
    }
}

/// Whether one of the SDK's modules that are known declares a name at top level.
package func isDeclaredBySDK(_ name: String) -> Bool { Platform.sdk.declares(name) }

/// The class that one of the SDK's modules that are known declares a class to descend from.
package func superclassInSDK(of name: String) -> String? { Platform.sdk.superclass(of: name) }
