import SwiftSyntax

/// What the rest of the app, and the rest of the controller's own files, declare and use.
struct AppContext {
    /// The files of `--context` were given, so what isn't found isn't there.
    let isComplete: Bool
    /// Functions and variables at file level that every file may name.
    let globals: Set<String>
    let types: [String: [TypeDeclaration]]
    /// The members of extensions, by the name of the extended type.
    let extensionMembers: [String: Set<String>]
    private let extensionDeclarations: [String: [ExtensionDeclSyntax]]
    /// Functions and variables at file level, by name.
    private let globalDeclarations: [String: [DeclSyntax]]
    /// Where the files of `--context` name what the given files declare.
    let uses: NameUses
    /// The files of `--context`.
    private let others: [(tree: SourceFileSyntax, path: String)]
    /// The modules that some file imports, tests aside.
    let importedModules: Set<String>
    /// Where the types come from that files of `--context` name and don't declare.
    let typeModules: TypeModules
    /// The suffixes of types that are services.
    let serviceSuffixes: [String]
    /// The storyboards and nibs of `--context`.
    private(set) var interfaceFiles: [SourceFile] = []
    /// Where code of `--context` takes view controllers from, by their classes.
    private(set) var storyboardCasts: [String: ScreenSource] = [:]

    /// A type that some file declares at its top level.
    struct TypeDeclaration {
        let decl: DeclSyntax
        /// It is one of the files to split, not of the context.
        let isGiven: Bool
        let path: String

        var inherited: [String] {
            inheritedNames(decl.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause)
        }
    }

    /// - Parameter serviceSuffixes: suffixes of types that are services, besides those that are by convention.
    init(given: [SourceUnit], context: [SourceFile]?, serviceSuffixes: [String] = []) {
        let isInterface = { (file: SourceFile) in file.path.hasSuffix(".storyboard") || file.path.hasSuffix(".xib") }
        let others = (context ?? []).filter { !isInterface($0) }.map {
            (folded($0.text), $0.path)
        }
        self.init(
            given: given, others: others, uses: NameUses(of: given.map(\.tree), in: others.map(\.0)),
            typeModules: TypeModules(others.map(\.0)),
            isComplete: context != nil,
            serviceSuffixes: serviceSuffixes)
        interfaceFiles = (context ?? []).filter(isInterface)
        storyboardCasts = others.reduce(into: [:]) { $0.merge(StoryboardCasts.found(in: $1.0)) { first, _ in first } }
    }

    /// The modules that the folders of a file may be the sources of.
    func modules(ofFileAt path: String) -> [String] {
        let folders = Set(path.split(separator: "/").dropLast().map(String.init))
        return importedModules.filter { module in
            folders.contains { $0 == module || $0.count > 3 && module.hasSuffix($0) }
        }
    }

    /// The files of `--context`.
    var otherTrees: [SourceFileSyntax] { others.map(\.tree) }

    /// The same app around other given files.
    func with(given: [SourceUnit]) -> AppContext {
        var context = AppContext(
            given: given, others: others, uses: uses, typeModules: typeModules, isComplete: isComplete,
            serviceSuffixes: serviceSuffixes)
        context.interfaceFiles = interfaceFiles
        context.storyboardCasts = storyboardCasts
        return context
    }

    private init(
        given: [SourceUnit], others: [(tree: SourceFileSyntax, path: String)], uses: NameUses,
        typeModules: TypeModules, isComplete: Bool, serviceSuffixes: [String]
    ) {
        self.typeModules = typeModules
        self.serviceSuffixes = serviceSuffixes
        self.isComplete = isComplete
        self.uses = uses
        var globals: Set<String> = []
        var types: [String: [TypeDeclaration]] = [:]
        var extensionMembers: [String: Set<String>] = [:]
        var extensionDeclarations: [String: [ExtensionDeclSyntax]] = [:]
        var globalDeclarations: [String: [DeclSyntax]] = [:]
        let files = given.map { ($0.tree, true, $0.path) } + others.map { ($0.tree, false, $0.path) }
        for (tree, isGiven, path) in files {
            for decl in topLevelDeclarations(of: tree) {
                if let ext = decl.as(ExtensionDeclSyntax.self) {
                    extensionMembers[ext.extendedType.trimmedDescription, default: []]
                        .formUnion(ext.memberBlock.members.flatMap { MemberShape($0.decl).names })
                    extensionDeclarations[ext.extendedType.trimmedDescription, default: []].append(ext)
                    continue
                }
                let shape = MemberShape(decl)
                guard isGiven || Modifiers(decl, default: .internal).access.crossesFiles else { continue }
                if shape.kind == .type {
                    for name in shape.names {
                        types[name, default: []].append(TypeDeclaration(decl: decl, isGiven: isGiven, path: path))
                    }
                } else {
                    globals.formUnion(shape.names)
                    for name in shape.names { globalDeclarations[name, default: []].append(decl) }
                }
            }
        }
        importedModules = Set(files.flatMap { importedModuleNames(in: Syntax($0.0.statements)) })
        self.globals = globals
        self.types = types
        self.extensionMembers = extensionMembers
        self.extensionDeclarations = extensionDeclarations
        self.globalDeclarations = globalDeclarations
        self.others = others
    }

    /// A class that descends from another and overrides a member of it.
    func subclass(of className: String, overriding member: String) -> String? {
        types.keys.sorted().first { name in
            guard let decl = type(named: name)?.as(ClassDeclSyntax.self), superclasses(of: name).contains(className)
            else { return false }
            return decl.memberBlock.members.contains { item in
                Modifiers(item.decl, default: .internal).isOverride && MemberShape(item.decl).names.contains(member)
            }
        }
    }

    /// The classes that a class descends from, the nearest first, as far as declarations are in sight.
    func superclasses(of name: String) -> [String] {
        var found: [String] = []
        var next = type(named: name)?.as(ClassDeclSyntax.self)
        while let name = next.flatMap({ inheritedNames($0.inheritanceClause).first }), !found.contains(name) {
            found.append(name)
            next = type(named: name)?.as(ClassDeclSyntax.self)
        }
        return found
    }

    /// The functions and variables at file level that have a name.
    func declarations(named name: String) -> [DeclSyntax] { globalDeclarations[name, default: []] }

    /// The extensions of a type, by the name that they extend.
    func extensions(of type: String) -> [ExtensionDeclSyntax] { extensionDeclarations[type, default: []] }

    /// What extensions add to a type.
    func membersOfExtensions(of type: String) -> [DeclSyntax] {
        extensions(of: type).flatMap { $0.memberBlock.members.map(\.decl) }
    }

    /// The one declaration of a type, if all files agree.
    func type(named name: String) -> DeclSyntax? {
        let found = types[name] ?? []
        return found.count == 1 ? found[0].decl : nil
    }
}
