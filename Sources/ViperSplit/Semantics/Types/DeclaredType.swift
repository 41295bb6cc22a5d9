import SwiftSyntax

/// A type that the app or the platform declares, with what extends it.
///
/// Its parts are read when somebody first asks for them.
final class DeclaredType {
    /// The name, after those of the types around it: `UIView.ContentMode`.
    let path: String
    /// Nil for a type of which only extensions are in sight. One of the platform's has no members here.
    let decl: DeclSyntax?
    /// Where the app's extensions are found that count; nil if none does.
    private let context: AppContext?
    /// Who else knows members and extensions of the type; nil if the platform has none.
    private let platform: Platform?

    init(path: String, decl: DeclSyntax?, extendedIn context: AppContext?, _ platform: Platform? = nil) {
        self.path = path
        self.decl = decl
        self.context = context
        self.platform = platform
    }

    var group: (any DeclGroupSyntax)? { decl?.asProtocol((any DeclGroupSyntax).self) }

    /// The names of the generic parameters.
    private(set) lazy var generics: [String] =
        decl?.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters.map {
            $0.name.identifierText
        } ?? []

    var isProtocol: Bool { decl?.is(ProtocolDeclSyntax.self) == true }
    var isClass: Bool { decl?.is(ClassDeclSyntax.self) == true || decl?.is(ActorDeclSyntax.self) == true }

    /// The members of the declaration itself, those in `#if` aside.
    var membersInside: [DeclSyntax] {
        // An alias has none, whatever it stands for.
        let isAlias = decl?.is(TypeAliasDeclSyntax.self) == true
        let ofPlatform = isAlias ? [] : platform?.members(of: path).filter { !$0.isInExtension } ?? []
        return ofPlatform + (group?.memberBlock.members.map(\.decl) ?? [])
    }

    /// Those of the app's declaration.
    private lazy var own = NamedMembers(of: [group?.memberBlock].compactMap { $0 })
    private var membersOfExtensions: [String: NamedMembers] = [:]
    private var membersNamed: [String: [DeclSyntax]] = [:]

    /// Those of the app's extensions, with at least all that have a name.
    private func membersOfExtensions(declaring name: String) -> NamedMembers {
        if let known = membersOfExtensions[name] { return known }
        let extensions = context?.extensions(of: path, declaring: name) ?? []
        let found = NamedMembers(of: extensions.map(\.memberBlock))
        membersOfExtensions[name] = found
        return found
    }

    private func ofPlatform(_ name: String, where isMeant: (Outline) -> Bool) -> [DeclSyntax] {
        platform.map { $0.outlines(of: name, in: path).filter(isMeant).compactMap($0.declaration) } ?? []
    }

    /// The members of the declaration and its extensions that give the type a name, those in `#if` included.
    func members(named name: String) -> [DeclSyntax] {
        if let known = membersNamed[name] { return known }
        let found =
            ofPlatform(name) { !$0.declaresType }
            + [own, membersOfExtensions(declaring: name)].flatMap { $0.byName[name] ?? [] }
        membersNamed[name] = found
        return found
    }

    /// A type, an alias or an associated type that is declared inside.
    func nestedType(named name: String) -> DeclSyntax? {
        ofPlatform(name, where: \.declaresType).first ?? own.types[name]
            ?? membersOfExtensions(declaring: name).types[name]
    }

    /// The types that the declaration and its extensions inherit from, as written; `class` is none.
    private(set) lazy var inherited: [TypeSyntax] = {
        let extended = platform.map {
            $0.outlines(ofExtensionsOf: path).filter { !$0.inherited.isEmpty }.compactMap($0.declaration)
        }
        let ofApp = context?.extensionsAdopting(of: path).map { DeclSyntax($0) } ?? []
        return ([decl].compactMap { $0 } + ofApp + (extended ?? []))
            .compactMap { $0.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause }
            .flatMap { $0.inheritedTypes.flatMap { $0.type.parts } }
            .filter { !$0.is(ClassRestrictionTypeSyntax.self) }
    }()
}

extension TypeSyntax {
    /// The types of a composition, or the type.
    fileprivate var parts: [TypeSyntax] { self.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [self] }
}

/// The members of some blocks by the names that they give a type, those in `#if` included.
private struct NamedMembers {
    private(set) var byName: [String: [DeclSyntax]] = [:]
    /// The types, aliases and associated types, of several the first.
    private(set) var types: [String: DeclSyntax] = [:]

    init(of blocks: [MemberBlockSyntax]) {
        for member in blocks.flatMap({ $0.members.flatMap { $0.decl.unconditional } }) {
            for name in Set(member.namesGiven) { byName[name, default: []].append(member) }
            if let name = member.nameOfType, types[name] == nil { types[name] = member }
        }
    }
}

/// A member as a value of some type has it.
struct FoundMember {
    let decl: DeclSyntax
    /// The type that declares it, which may be a superclass or a protocol of the value's.
    let owner: DeclaredType
    /// What the generic parameters of the owner stand for.
    let substitution: [String: Type]
    /// The value's type, for `Self` and associated types.
    let receiver: Type
    /// How far up it was found: 0 is the value's own type.
    let depth: Int

    init(
        _ decl: DeclSyntax, of owner: DeclaredType, _ substitution: [String: Type] = [:], receiver: Type, depth: Int
    ) {
        (self.decl, self.owner, self.substitution) = (decl, owner, substitution)
        (self.receiver, self.depth) = (receiver, depth)
    }
}

extension Semantics {
    /// The type that a path names, from the outermost type on.
    func declaredType(_ path: String) -> DeclaredType? {
        if let known = declaredTypesByPath[path] { return known }
        let found = findDeclaredType(path)
        declaredTypesByPath[path] = .some(found)
        return found
    }

    private func findDeclaredType(_ path: String) -> DeclaredType? {
        if let dot = path.lastIndex(of: ".") {
            let name = String(path[path.index(after: dot)...])
            guard let owner = declaredType(String(path[..<dot])) else { return nil }
            let decl = owner.nestedType(named: name)
            return decl.map { DeclaredType(path: path, decl: $0, extendedIn: context, platform) }
        }
        let declared = context.types(named: path)
        // Of several declarations nobody knows which is meant, unless one is in the files to split.
        let given = declared.filter(\.isGiven)
        let one = given.count == 1 ? given : declared
        if one.count > 1 { return nil }
        if let decl = one.first?.decl { return DeclaredType(path: path, decl: decl, extendedIn: context) }
        let decl = platform.outlines(of: path).first(where: \.declaresType).flatMap(platform.declaration)
        guard decl != nil || !platform.outlines(ofExtensionsOf: path).isEmpty || context.extends(path) else {
            return nil
        }
        return DeclaredType(path: path, decl: decl, extendedIn: context, platform)
    }

    /// The members of a name that a value of a type has, or that the type itself has.
    ///
    /// - Returns: the nearest first: those of the type, of its superclasses, of its protocols.
    func members(named name: String, of type: Type, isStatic: Bool) -> [FoundMember] {
        lookupPlaces(of: type).flatMap { place -> [FoundMember] in
            guard let declared = place.declared else {
                guard let one = memberInAnyTarget(named: name, of: place.path, isStatic: isStatic) else { return [] }
                let types = Dictionary(
                    zip(one.owner.generics, place.arguments), uniquingKeysWith: { first, _ in first })
                return [FoundMember(one.decl, of: one.owner, types, receiver: type, depth: place.depth)]
            }
            return declared.members(named: name).filter { $0.belongsToType == isStatic }.map {
                FoundMember($0, of: declared, place.substitution, receiver: type, depth: place.depth)
            }
        }
    }

    /// A member of a type that several targets of the app declare, if it doesn't matter which of them is meant: one alone
    /// has a member of the name, or all have a property of one type.
    private func memberInAnyTarget(
        named name: String, of path: String, isStatic: Bool
    ) -> (decl: DeclSyntax, owner: DeclaredType)? {
        let parts = partsOfTargets[path] ?? partsInTargets(path)
        partsOfTargets[path] = parts
        let found = parts.flatMap { owner in
            owner.members(named: name).filter { $0.belongsToType == isStatic }.map { (decl: $0, owner: owner) }
        }
        guard let first = found.first else { return nil }
        let types = found.map { found in
            found.decl.as(VariableDeclSyntax.self).flatMap { _ in typeGiven(by: found.decl) }
        }
        return found.count == 1 || types[0] != nil && types.allSatisfy { $0 == types[0] } ? first : nil
    }

    /// What each target declares of a type, and what extends any of them.
    private func partsInTargets(_ path: String) -> [DeclaredType] {
        context.types(named: path).map { DeclaredType(path: path, decl: $0.decl, extendedIn: nil) }
            + [DeclaredType(path: path, decl: nil, extendedIn: context)]
    }

    /// A protocol of Swift or of a framework: `CVarArg`.
    func isProtocolOfLibrary(_ type: Type) -> Bool {
        guard let declared = type.name.flatMap(declaredType), let decl = declared.decl else { return false }
        return declared.isProtocol && isOfLibrary(decl)
    }

    /// The class of a framework that a library's class is at least, by its name.
    func kindByName(_ name: String) -> String? {
        Platform.kind(byNameOf: name).flatMap { context.isViewType($0) && !context.isViewType(name) ? nil : $0 }
    }

    /// `String` of `enum Size: String`.
    func rawType(of declared: DeclaredType) -> Type? {
        guard declared.decl?.is(EnumDeclSyntax.self) == true, let first = declared.inherited.first,
            let type = type(first), let name = type.name, declaredType(name)?.isProtocol != true,
            type == .string || type.isNumeric
        else { return nil }
        return type
    }

    /// The type that an alias of a library stands for: `Double` for `TimeInterval`.
    ///
    /// `typealias Failure = Networking.Failure` names what another module declares under the same name: it stands for itself.
    func canonical(_ type: Type) -> Type {
        var (canonical, visited) = (type, Set<String>())
        while case .nominal(let path, let arguments) = canonical, visited.insert(path).inserted,
            let alias = declaredType(path)?.decl?.as(TypeAliasDeclSyntax.self),
            let target = self.type(alias.initializer.value)
        {
            let names = alias.genericParameterClause?.parameters.map(\.name.identifierText) ?? []
            canonical = target.substituting(
                Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first }))
        }
        return canonical
    }

    /// The superclass of a class; nil for others.
    func superclass(of path: String) -> Type? {
        guard let declared = declaredType(path), declared.decl?.is(ClassDeclSyntax.self) == true else { return nil }
        let first = declared.group?.inheritanceClause?.inheritedTypes.first.flatMap { type($0.type) }
        guard let first, let name = first.name, declaredType(name)?.isProtocol != true else { return nil }
        return first
    }

    /// The type, the classes above it and the protocols that it adopts, as far as they are declared.
    func ancestry(of path: String) -> [String] {
        if let known = ancestries[path] { return known }
        var found: [String] = []
        var pending = [path]
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard !found.contains(next) else { continue }
            found.append(next)
            pending += declaredType(next)?.inherited.compactMap { type($0)?.name } ?? []
        }
        // What a type inherits isn't known before it has been read.
        if typesBeingRead == 0 { ancestries[path] = found }
        return found
    }

    /// The type that an associated type or a generic parameter of a protocol stands for in a type that adopts it.
    func associatedType(_ name: String, of receiver: Type) -> Type? {
        if name == "Self" { return receiver }
        let receiver = canonical(receiver)
        guard let path = receiver.name, let declared = declaredType(path) else { return nil }
        if let place = declared.generics.firstIndex(of: name) {
            return place < receiver.arguments.count ? receiver.arguments[place] : nil
        }
        if name == "RawValue", let raw = rawType(of: declared) { return raw }
        let substitution = Dictionary(
            zip(declared.generics, receiver.arguments), uniquingKeysWith: { first, _ in first })
        if let nested = declared.nestedType(named: name) {
            guard let alias = nested.as(TypeAliasDeclSyntax.self) else { return .named("\(path).\(name)") }
            return type(alias.initializer.value).map { substitute(substitution, in: $0) }
        }
        if let inherited = superclass(of: path).flatMap({ associatedType(name, of: $0.substituting(substitution)) }) {
            return inherited
        }
        if let witnessed = witnessedType(name, in: declared) { return witnessed.substituting(substitution) }
        // `associatedtype AllCases = [Self]`
        let defaults = ancestry(of: path).dropFirst().compactMap {
            declaredType($0)?.nestedType(named: name)?.as(AssociatedTypeDeclSyntax.self)
        }
        return defaults.firstResult { $0.initializer.flatMap { type($0.value) } }?.substituting(["Self": receiver])
    }

    /// What the members of a type tell of an associated type by the place where a protocol has it: `func find() -> Found`.
    private func witnessedType(_ name: String, in declared: DeclaredType) -> Type? {
        let requirements = ancestry(of: declared.path).dropFirst().compactMap(declaredType).filter(\.isProtocol)
            .flatMap(\.membersInside)
        return requirements.filter { typeGiven(by: $0) == .parameter(name) }.firstResult { requirement in
            let names = MemberShape(requirement).names
            return names.first.map(declared.members(named:))?.first { MemberShape($0).names == names }.flatMap(
                typeGiven)
        }
    }

    /// The type of a property, or of what a method gives.
    private func typeGiven(by decl: DeclSyntax) -> Type? {
        if let function = decl.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause.flatMap { type($0.type) }
        }
        return decl.as(VariableDeclSyntax.self).flatMap {
            type(ofVariable: $0, named: MemberShape(decl).names.first ?? "")
        }
    }

    /// A type with others in the place of generic parameters, and of their associated types: `Base.Element`.
    func substitute(_ types: [String: Type], in type: Type) -> Type {
        var all = types
        for case .parameter(let name) in type.parts where name.contains(".") && all[name] == nil {
            let head = String(name.prefix { $0 != "." })
            if let owner = types[head] { all[name] = associatedType(String(name.dropFirst(head.count + 1)), of: owner) }
        }
        return type.substituting(all)
    }

    /// The path of the type that a piece of code is declared in; nil at file level.
    func enclosingType(of node: Syntax) -> String? {
        guard let group = sequence(first: node, next: \.parent).dropFirst().first(where: { $0.kind.isOfTypes }) else {
            return nil
        }
        if let known = enclosingTypes[group.id] { return known }
        let name =
            group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText
            ?? group.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
        let path = [enclosingType(of: group), name].compactMap { $0 }.joined(separator: ".")
        enclosingTypes[group.id] = path
        return path
    }
}

extension SyntaxKind {
    /// A declaration of a type, or an extension of one.
    fileprivate var isOfTypes: Bool {
        switch self {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
        default: false
        }
    }
}

extension Type {
    /// The types whose members a value of the type has.
    var lookupTypes: [Type] {
        switch self {
        case .existential(let types): types
        case .opaque(let type): [type]
        default: [self]
        }
    }
}

extension DeclSyntax {
    /// The names by which a declaration gives a type members that code can name.
    fileprivate var namesGiven: [String] {
        switch self.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): [function.name.identifierText]
        case .variableDecl(let variable):
            variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
        case .subscriptDecl: ["subscript"]
        case .initializerDecl: ["init"]
        case .enumCaseDecl(let cases): cases.elements.map(\.name.identifierText)
        default: []
        }
    }

    /// It stands in an extension of its type.
    var isInExtension: Bool {
        sequence(first: Syntax(self), next: \.parent).dropFirst().first { $0.kind.isOfTypes }?.is(
            ExtensionDeclSyntax.self) == true
    }

    /// It is asked of the type itself: a static, an initialiser, a case.
    var belongsToType: Bool {
        if self.is(InitializerDeclSyntax.self) || self.is(EnumCaseDeclSyntax.self) { return true }
        return asProtocol((any WithModifiersSyntax).self)?.modifiers.areStatic == true
    }
}

extension DeclModifierListSyntax {
    fileprivate var areStatic: Bool {
        contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
}
