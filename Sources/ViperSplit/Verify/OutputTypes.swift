import SwiftSyntax

/// The types that files declare at their top level, each with what its extensions add.
struct OutputTypes {
    private let app: AppContext
    private(set) var types: [String: OutputType] = [:]
    /// The declarations of a name, by the name; several files may each have a private one.
    private(set) var homes: [String: [Home]] = [:]
    private var members: [String: (found: [OutputMember], isComplete: Bool)] = [:]
    private var membersByName: [String: [String: [OutputMember]]] = [:]

    subscript(name: String) -> OutputType? { types[name] }

    /// - Parameter units: later ones add to types that earlier ones declare.
    init(_ units: [SourceUnit], _ app: AppContext) {
        self.app = app
        let decls = units.flatMap { unit in topLevelDeclarations(of: unit.tree).map { (unit, $0) } }
        for (unit, decl) in decls where !decl.is(ExtensionDeclSyntax.self) {
            guard let group = decl.asProtocol((any DeclGroupSyntax).self),
                let name = decl.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
            else { continue }
            homes[name, default: []].append(Home(unit: unit.path, Modifiers(decl, default: .internal)))
            guard types[name] == nil else { continue }
            types[name] = OutputType(
                name: name, decl: decl, unit: unit.path, inherited: inheritedNames(group.inheritanceClause),
                bodies: [OutputType.Body(decl, group.memberBlock, of: name, unit.path)])
        }
        for (unit, decl) in decls {
            guard let added = decl.as(ExtensionDeclSyntax.self), let name = added.extendedType.nominalName else {
                continue
            }
            types[name]?.inherited += inheritedNames(added.inheritanceClause)
            types[name]?.bodies.append(OutputType.Body(decl, added.memberBlock, of: name, unit.path))
        }
        members = types.keys.reduce(into: [:]) { $0[$1] = findMembers(of: $1) }
        membersByName = members.mapValues { byName($0.found) }
    }

    /// The members of a type and of all that it is declared to be.
    ///
    /// - Returns: with them, whether all that the type inherits from is in sight, so that what isn't there isn't anywhere.
    func members(of name: String) -> (found: [OutputMember], isComplete: Bool) { members[name] ?? ([], false) }

    /// Those of a name among the members of a type and of all that it is declared to be.
    func members(named name: String, of type: String) -> [OutputMember] { membersByName[type]?[name] ?? [] }

    private func findMembers(of name: String) -> (found: [OutputMember], isComplete: Bool) {
        var found: [OutputMember] = []
        var isComplete = true
        var pending = [name]
        var seen: Set<String> = []
        while let next = pending.popLast() {
            guard seen.insert(next).inserted, !app.isMarker(next) else { continue }
            guard let type = types[next] else {
                isComplete = false
                continue
            }
            found += type.members
            pending += type.inherited
        }
        return (found, isComplete)
    }
}

/// The file that declares a name, and whether others may name it.
struct Home {
    /// The path of the file.
    let unit: String
    let isPrivate: Bool

    init(unit: String, _ modifiers: Modifiers) {
        self.unit = unit
        isPrivate = !modifiers.access.crossesFiles
    }
}

/// A type that a file declares, with its extensions.
struct OutputType {
    let name: String
    let decl: DeclSyntax
    /// The path of the file.
    let unit: String
    fileprivate(set) var inherited: [String]
    fileprivate(set) var bodies: [Body]

    /// The braces of the type or of an extension.
    struct Body {
        let decl: DeclSyntax
        let members: [OutputMember]
        fileprivate let membersByName: [String: [OutputMember]]

        /// - Parameter isExposed: the class shows what isn't private to Objective-C.
        init(
            _ decl: DeclSyntax, _ block: MemberBlockSyntax, of name: String, _ unit: String,
            inClassThatExposes isExposed: Bool = false
        ) {
            self.decl = decl
            let isExtension = decl.is(ExtensionDeclSyntax.self)
            members = block.members.flatMap { $0.decl.unconditional }.map { member in
                OutputMember(
                    names: MemberShape(member).names, owner: name, decl: member, unit: unit, isInExtension: isExtension,
                    modifiers: Modifiers(member, default: .internal, inClassThatExposes: isExposed))
            }
            membersByName = byName(members)
        }
    }

    var isProtocol: Bool { decl.is(ProtocolDeclSyntax.self) }
    var members: [OutputMember] { bodies.flatMap(\.members) }
    var attributes: [String] { Modifiers(decl, default: .internal).attributes }
    var isPrivate: Bool { !Modifiers(decl, default: .internal).access.crossesFiles }

    func members(named name: String) -> [OutputMember] { bodies.flatMap { $0.membersByName[name, default: []] } }
}

/// A member of a type that the output declares.
struct OutputMember {
    let names: [String]
    /// The name of the type.
    let owner: String
    let decl: DeclSyntax
    /// The path of the file.
    let unit: String
    let isInExtension: Bool
    let modifiers: Modifiers

    var name: String { names.first ?? "" }
    var function: FunctionDeclSyntax? { decl.as(FunctionDeclSyntax.self) }
    var variable: VariableDeclSyntax? { decl.as(VariableDeclSyntax.self) }
    /// The annotation of a property.
    var type: TypeSyntax? { variable?.bindings.first?.typeAnnotation?.type }
}

private func byName(_ members: [OutputMember]) -> [String: [OutputMember]] {
    members.reduce(into: [:]) { table, member in
        for name in Set(member.names) { table[name, default: []].append(member) }
    }
}
