import SwiftSyntax

/// What names mean that the controller itself doesn't declare.
struct NameTable {
    private let inherited: Set<String>
    private let declaredElsewhere: Set<String>
    /// By the place of the file in `Controller.units`: what it declares at its top and no other file may name.
    private let fileScope: [Set<String>]
    private let globals: Set<String>
    /// By the place of the file: the members of other types that no other file may name.
    private let filePrivateMembers: [Set<String>]
    /// What is private to a file, but may be in others, too.
    let constants: PrivateConstants
    /// What is private to a file, but may become internal.
    let shared: SharedDeclarations
    /// Names that the controller's own files write: what they import, they can name.
    private let written: Set<String>
    private let importedModules: Set<String>
    /// The controller is part of a framework itself.
    private let isPublic: Bool
    /// The modules that the controller is in.
    private let ownModules: Set<String>
    private let context: AppContext
    private let superclass: String
    private let platform = Platform.sdk

    init(controller: Controller, context: AppContext) {
        let constants = PrivateConstants(controller, context)
        let shared = SharedDeclarations(controller, context, besides: constants)
        self.constants = constants
        self.shared = shared
        self.context = context
        superclass = controller.superclass ?? controller.base.className
        written = Set(controller.units.flatMap { $0.tree.tokens(viewMode: .sourceAccurate) }.map(\.identifierText))
        importedModules = controller.importedModules
        isPublic = controller.access > .package
        ownModules = Self.ownModules(of: controller, naming: written, context)
        inherited = Self.inheritedMembers(of: controller, context: context)
        declaredElsewhere = Self.membersBelow(controller, context: context)
        globals = Set(shared.declarations.keys).union(constants.constants.keys)
        let declarations = controller.units.map { topLevelDeclarations(of: $0.tree) }
        filePrivateMembers = declarations.map { Set($0.flatMap { Self.filePrivateMembers(of: $0, controller) }) }
        fileScope = declarations.map { declarations in
            let own = declarations.filter {
                !$0.is(ExtensionDeclSyntax.self) && !Modifiers($0, default: .internal).access.crossesFiles
            }
            return Set(own.flatMap { MemberShape($0).names }).filter {
                shared.declarations[$0] == nil && constants.constants[$0] == nil
            }
        }
    }

    /// Whether the module's files can name a type, with an import of their own if need be.
    private func canName(_ type: String) -> Bool {
        isNamedAnyway(type) || modulesToImport(for: type) != nil
    }

    /// What files have to import besides what the controller does, to name a type that it doesn't name itself.
    ///
    /// - Returns: nil if nothing tells.
    func modulesToImport(for type: String) -> [String]? {
        // UIKit isn't for every file.
        let known = importedModules.subtracting(["UIKit"])
        let declared = context.types(named: type.nameWithoutArguments)
        if !declared.isEmpty {
            if declared.contains(where: isInSight) { return [] }
            let modules = declared.count == 1 ? context.modules(ofFileAt: declared[0].path) : []
            return modules.count == 1 ? modules.filter { !known.contains($0) } : nil
        }
        if platform.isSeenWithFoundation(type) {
            return context.typeModules().comesFromModuleOfItsName(type) && !known.contains(type) ? [type] : []
        }
        let module = platform.moduleByPrefix(of: type)
        if let module, module != "UIKit" { return known.contains(module) ? [] : [module] }
        let missing = context.typeModules().missing(for: type, besides: known, without: ["UIKit"])
        // Who imports MapKit sees UIKit's, too, but doesn't import it for them.
        return module == nil || missing == [] ? missing : nil
    }

    private func isNamedAnyway(_ type: String) -> Bool {
        type.first?.isUppercase != true || written.contains(type) || type == "Any"
            || platform.isSeenWithFoundation(type)
            || importedModules.contains(type)
            || context.types(named: type).contains(where: isInSight)
    }

    /// Whether every file of the app may use a type, function or value of this name, of the app's modules those of some that files
    /// import.
    func isSeen(_ name: String, importing modules: Set<String>) -> Bool {
        let types = context.types(named: name.nameWithoutArguments)
        if !types.isEmpty { return types.contains { isInSight($0, importing: modules) } }
        return !context.declarations(named: name).isEmpty || isOfPlatform(name)
    }

    /// A name that the SDK declares may be another module's all the same, `Logger` where nobody imports `os`, unless it has the
    /// prefix of the SDK's.
    private func isOfPlatform(_ name: String) -> Bool {
        guard platform.declares(name) else { return false }
        // It is only extended there.
        guard let module = platform.module(of: name) else { return true }
        return module == "UIKit" || importedModules.contains(module) || platform.isSeenWithFoundation(name)
            || platform.moduleByPrefix(of: name) != nil
    }

    /// The first type in the text of a type that the module's files can't name.
    ///
    /// Nested types are named by way of the one around them.
    func firstUnknownType(in type: String) -> String? {
        let paths = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        return paths.compactMap { $0.split(separator: ".").first.map(String.init) }.first { !canName($0) }
    }

    /// A type that is public may be another module's, unless the controller is one's, too: its folders tell whose.
    private func isInSight(_ type: Declarations.TypeDeclaration) -> Bool {
        isInSight(type, importing: importedModules)
    }

    private func isInSight(_ type: Declarations.TypeDeclaration, importing imported: Set<String>) -> Bool {
        if type.isGiven || isPublic || Modifiers(type.decl, default: .internal).access <= .package { return true }
        let modules = context.modules(ofFileAt: type.path)
        return modules.isEmpty || modules.contains { imported.contains($0) || ownModules.contains($0) }
    }

    /// The modules of several types that the controller's files name, and that no other module could.
    private static func ownModules(
        of controller: Controller, naming written: Set<String>, _ context: AppContext
    ) -> Set<String> {
        let internals = written.filter { controller.members(named: $0).isEmpty }.compactMap(
            context.declaration(ofType:)
        ).filter { !$0.isGiven && Modifiers($0.decl, default: .internal).access == .internal }
        let homes = Dictionary(grouping: internals.flatMap { context.modules(ofFileAt: $0.path) }, by: \.self)
        return Set(homes.filter { $0.value.count > 1 }.keys)
    }

    func isInherited(_ name: String) -> Bool { inherited.contains(name) }

    /// Whether a new member of the controller would meet another of its name: in a class above or below it, or in an extension
    /// in another file.
    func isTakenAround(_ name: String) -> Bool { inherited.contains(name) || declaredElsewhere.contains(name) }

    /// Whether some other type of a file, or an extension, has a member of this name that only the file may use.
    ///
    /// - Parameter unit: the place of the file in `Controller.units`.
    func isFilePrivateMember(_ name: String, in unit: Int) -> Bool { filePrivateMembers[unit].contains(name) }

    /// Whether what code of the controller inherits by a name is such a member, as far as a call tells which of them it means.
    func isFilePrivate(inherited name: String, at node: Syntax, in unit: Int) -> Bool {
        guard isFilePrivateMember(name, in: unit) else { return false }
        let declared = context.inheritedDeclarations(named: name, from: superclass)
        let meant = declared.filter { fits($0, node) }
        // Nobody else declares it, but a protocol's extension in the file.
        return declared.isEmpty || meant.contains { !Modifiers($0, default: .internal).access.crossesFiles }
    }

    /// The controller's own members aside; types that are nested in it or in others count.
    private static func filePrivateMembers(of decl: DeclSyntax, _ controller: Controller) -> [String] {
        guard let block = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock else { return [] }
        let members = block.members.flatMap { $0.decl.unconditional }
        let nested = members.filter { MemberShape($0).kind == .type }.flatMap { filePrivateMembers(of: $0, controller) }
        if controller.bodies.contains(where: { $0.decl.id == decl.id }) { return nested }
        return members.filter { Modifiers($0, default: .internal).access == .fileprivate }
            .flatMap { MemberShape($0).names } + nested
    }

    /// What a bare name means that is neither local nor the controller's own.
    ///
    /// - Parameter unit: the place in `Controller.units` of the file that writes it.
    /// - Returns: nil for what every file may name: types, functions of Swift and Foundation, globals of the app.
    func meaning(ofBare name: String, in unit: Int) -> Reference.Target? {
        if inherited.contains(name) { return .inherited(name) }
        if fileScope[unit].contains(name) { return .fileScope(name) }
        if globals.contains(name) || !context.declarations(named: name).isEmpty || name.first?.isUppercase == true
            || name.hasPrefix("_")
        {
            return nil
        }
        // `kSecClass`, `arc4random`
        if !platform.outlines(ofGlobal: name).isEmpty || platform.modules.module(byPrefixOf: name) != nil { return nil }
        return .unknown(name)
    }

    func privateName(_ name: String) -> PrivateName { PrivateName(name: name, isTaken: shared.isTaken(name)) }

    func meaning(ofType name: String, in unit: Int) -> Reference.Target? {
        fileScope[unit].contains(name) ? .fileScope(name) : nil
    }

    /// The first `private` type of one of the files that the text of a type names.
    func fileScopeType(in type: String) -> String? {
        type.identifiers.first { name in fileScope.contains { $0.contains(name) } }
    }

    /// The members of the classes that descend from the controller, and of extensions of them and of it.
    private static func membersBelow(_ controller: Controller, context: AppContext) -> Set<String> {
        let classes = context.subclasses(of: controller.name)
        let members = classes.flatMap(context.types(named:)).compactMap { $0.decl.as(ClassDeclSyntax.self) }
            .flatMap(\.memberBlock.members)
        let extended = classes.union([controller.name]).flatMap(context.namesInExtensions)
        return Set(members.flatMap { MemberShape($0.decl).names } + extended)
    }

    /// The members of the classes above the controller, and of extensions of them, and of the protocols that they and it adopt, as
    /// far as the files show them.
    private static func inheritedMembers(of controller: Controller, context: AppContext) -> Set<String> {
        var ancestors: [String] = []
        var names: Set<String> = []
        var next = controller.superclass ?? controller.base.className
        while !Platform.sdk.declares(next) {
            ancestors.append(next)
            guard let decl = context.type(named: next)?.as(ClassDeclSyntax.self) else { break }
            names.formUnion(decl.memberBlock.members.flatMap { MemberShape($0.decl).names })
            guard let parent = inheritedNames(decl.inheritanceClause).first, !ancestors.contains(parent) else { break }
            next = parent
        }
        // What nobody declares is a view controller at least.
        let base = controller.base.className
        let root = Platform.sdk.isKind(next, of: base) ? next : base
        names.formUnion(Platform.sdk.instanceMembers(of: root))
        ancestors += [root] + Platform.sdk.ancestry(of: root)
        let adopted =
            controller.adopted
            + ancestors.flatMap(context.types(named:)).flatMap(\.inherited)
        for ancestor in ancestors + protocols(in: adopted, context) {
            names.formUnion(context.namesInExtensions(of: ancestor))
        }
        return names
    }

    /// The protocols of the app among some names, and those that they refine.
    static func protocols(in names: [String], _ context: AppContext) -> [String] {
        var found: [String] = []
        var pending = names
        while let name = pending.popLast() {
            let declared = context.types(named: name).filter { $0.decl.is(ProtocolDeclSyntax.self) }
            if found.contains(name) || declared.isEmpty { continue }
            found.append(name)
            pending += declared.flatMap(\.inherited)
        }
        return found
    }
}

/// A name that is private to the controller's file.
struct PrivateName: Hashable, Sendable {
    let name: String
    /// Another file of the app has the name, too, so that two would meet.
    let isTaken: Bool

    /// What lets other files use it.
    var advice: String {
        isTaken
            ? "give `\(name)` a name that no other file has, and make it internal" : "make `\(name)` internal"
    }
}
