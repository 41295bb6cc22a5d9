import SwiftSyntax

/// What the rest of the app, and the rest of the controller's own files, declare and use.
struct AppContext {
    /// The files of the whole app were given, so what isn't found isn't there.
    var isComplete: Bool { app.isWhole }
    /// Where the files of `--context` name what the given files declare.
    let uses: NameUses
    /// The suffixes of types that are services.
    let serviceSuffixes: [String]
    private let app: App
    private var given: Declarations
    private var moduleFolders: ModuleFolders

    /// - Parameter serviceSuffixes: suffixes of types that are services, besides those that are by convention.
    init(given: [SourceUnit], context: [SourceFile]?, serviceSuffixes: [String] = []) {
        self.init(
            given: given, in: App(AppIndex(context ?? [], isWhole: context != nil)), serviceSuffixes: serviceSuffixes)
    }

    init(given: [SourceUnit], in app: App, serviceSuffixes: [String] = []) {
        self.app = app
        uses = NameUses(of: given.map(\.tree), in: app)
        self.serviceSuffixes = serviceSuffixes
        self.given = Declarations(of: given.map { ($0.tree, $0.path) }, areGiven: true)
        moduleFolders = ModuleFolders(of: self.given.importedModules.union(app.importedModules))
    }

    /// The same app around other given files.
    func with(given: [SourceUnit]) -> AppContext {
        var context = self
        context.given = Declarations(of: given.map { ($0.tree, $0.path) }, areGiven: true)
        if context.given.importedModules != self.given.importedModules {
            context.moduleFolders = ModuleFolders(of: context.given.importedModules.union(app.importedModules))
        }
        return context
    }

    /// The context of the same given files, with changes made to some of the app's.
    func with(_ changed: [SourceFile], around given: [SourceUnit]) -> AppContext {
        AppContext(given: given, in: app.with(changed), serviceSuffixes: serviceSuffixes)
    }

    /// The same app, without some of its files, around other given ones.
    func without(_ paths: Set<String>, around given: [SourceUnit]) -> AppContext {
        AppContext(given: given, in: app.without(paths), serviceSuffixes: serviceSuffixes)
    }

    // MARK: - Files

    /// The files of `--context` that may have a name in them, in whatever sense.
    ///
    /// - Parameter paths: those of files that don't count.
    func otherTrees(naming name: String, besides paths: Set<String> = []) -> [SourceFileSyntax] {
        app.files(naming: name).filter { !paths.contains($0.path) }.map(\.tree)
    }

    /// Whether a tree is that of a file of `--context`.
    func isOther(_ tree: Syntax) -> Bool { app.file(ofTree: tree.id) != nil }

    /// What the functions and closures of a file bind, whoever's it is; a file of `--context` is read once.
    func scopes(of tree: SourceFileSyntax) -> Scopes { app.file(ofTree: tree.id)?.scopes ?? Scopes(of: [tree]) }

    /// The storyboards and nibs of `--context`.
    var interfaceFiles: [InterfaceFile] { app.interfaceFiles }

    /// Where code of `--context` takes a view controller from, by its class.
    func screenSourceInCode(of name: String) -> ScreenSource? { app.screenSourceInCode(of: name) }

    /// Those of some names that files of `--context` have in them, in whatever sense.
    func names(among wanted: Set<String>) -> Set<String> {
        wanted.filter { name in app.files(naming: name).contains { $0.hasIdentifier(name) } }
    }

    // MARK: - Modules

    /// The modules that some file imports, tests aside.
    func imports(_ module: String) -> Bool {
        given.importedModules.contains(module) || app.importedModules.contains(module)
    }

    /// Whether the given files import what is none of Apple's.
    var importsLibrary: Bool { given.importedModules.contains { Platform.sdk.modules[$0]?.isThirdParty != false } }

    /// The modules that the folders of a file may be the sources of.
    func modules(ofFileAt path: String) -> [String] { moduleFolders.modules(ofFileAt: path) }

    /// The targets that a file belongs to; none where no project tells.
    func targets(ofFileAt path: String) -> Set<String> { app.targets(ofFileAt: path) }

    /// Whether files of `--context` in the folder of a module may declare one of some names.
    func declares(_ names: Set<String>, inModule module: String) -> Bool {
        app.mayDeclare(names) { modules(ofFileAt: $0).contains(module) }
    }

    /// Where the types come from that files of `--context` name and don't declare.
    ///
    /// - Parameter paths: those of files that tell nothing.
    func typeModules(besides paths: Set<String> = []) -> TypeModules { TypeModules(app: app, excluded: paths) }

    // MARK: - Declarations

    /// The types of a name that some file declares at its top level, those of the given files first.
    func types(named name: String) -> [Declarations.TypeDeclaration] {
        given.types[name, default: []] + app.types(named: name)
    }

    func declaresType(named name: String) -> Bool {
        given.types[name] != nil || !app.types(named: name).isEmpty
    }

    /// Whether other modules see that a view controller adopts a protocol, which nothing of the app's own need use.
    func showsOutside(_ protocolName: String, adoptedBy controller: Controller) -> Bool {
        guard controller.access >= .public else { return false }
        let declared = types(named: protocolName)
        return declared.isEmpty || declared.contains { Modifiers($0.decl, default: .internal).access >= .public }
    }

    /// Whether some file extends a type.
    func extends(_ type: String) -> Bool { given.extensions[type] != nil || !app.extensions(of: type).isEmpty }

    /// The one declaration of a type, if all files agree.
    func declaration(ofType name: String) -> Declarations.TypeDeclaration? {
        let found = types(named: name)
        return found.count == 1 ? found[0] : nil
    }

    func type(named name: String) -> DeclSyntax? { declaration(ofType: name)?.decl }

    /// The functions and variables at file level that have a name.
    func declarations(named name: String) -> [DeclSyntax] {
        given.globals[name, default: []] + app.globals(named: name)
    }

    /// The extensions of a type, by the name that they extend.
    func extensions(of type: String) -> [ExtensionDeclSyntax] {
        given.extensions[type, default: []] + beside(type, app.extensions(of: type))
    }

    /// Those of a type's extensions that adopt something, and maybe others.
    func extensionsAdopting(of type: String) -> [ExtensionDeclSyntax] {
        given.extensions[type, default: []] + beside(type, app.extensionsAdopting(of: type))
    }

    /// Those of a type's extensions that declare a member of a name, and maybe others.
    func extensions(of type: String, declaring name: String) -> [ExtensionDeclSyntax] {
        given.extensions[type, default: []] + beside(type, app.extensions(of: type, declaring: name))
    }

    /// What other platforms add to a given type, those who read it should see.
    private func beside(_ type: String, _ extensions: [ExtensionDeclSyntax]) -> [ExtensionDeclSyntax] {
        given.types[type] == nil ? extensions.filter { !DeclSyntax($0).isOfOtherPlatform } : extensions
    }

    /// What extensions add to a type.
    func membersOfExtensions(of type: String) -> [DeclSyntax] {
        extensions(of: type).flatMap { $0.memberBlock.members.map(\.decl) }
    }

    /// The names of what extensions add to a type.
    func namesInExtensions(of type: String) -> Set<String> {
        given.extensionMembers[type, default: []].union(app.namesInExtensions(of: type))
    }

    /// Whether code of `--context` writes a type with generic arguments.
    func isGeneric(_ type: String) -> Bool { app.isGeneric(type) }

    // MARK: - Classes

    /// The classes that a class descends from, the nearest first, as far as declarations are in sight.
    func superclasses(of name: String) -> [String] {
        var found: [String] = []
        var next = [name]
        while !next.isEmpty {
            // Modules of an app may each have a class of that name.
            let above = next.flatMap { types(named: $0) }.filter { $0.decl.is(ClassDeclSyntax.self) }
            next = above.compactMap(\.inherited.first).filter { !found.contains($0) }
            found += next
        }
        return found
    }

    /// The classes that descend from a class, as far as declarations are in sight.
    func subclasses(of name: String) -> Set<String> {
        var found: Set<String> = []
        var left = [name]
        while let next = left.popLast() {
            let direct = given.subclasses[next, default: []] + app.directSubclasses(of: next)
            left += direct.filter { found.insert($0).inserted }
        }
        return found
    }

    /// Whether a class above another shows members to Objective-C that nothing marks.
    func exposesMembers(ofClassAbove name: String) -> Bool {
        superclasses(of: name).flatMap(types(named:)).contains {
            $0.decl.as(ClassDeclSyntax.self)?.exposesMembers == true
        }
    }

    /// A class that descends from another and overrides a member of it.
    func subclass(of className: String, overriding member: String) -> String? {
        subclasses(of: className).sorted().first { name in
            type(named: name)?.as(ClassDeclSyntax.self)?.memberBlock.members.contains {
                Modifiers($0.decl, default: .internal).isOverride && MemberShape($0.decl).names.contains(member)
            } == true
        }
    }
}
