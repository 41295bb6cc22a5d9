import SwiftSyntax

/// The app around the files to split: what it declares by name, found in the files that may declare the name.
///
/// It is a class, so that what was found out about it holds for all plans of a run.
final class App: Sendable {
    private let index: AppIndex
    /// The places of those of its files that are to be split themselves.
    private let excluded: Set<Int>
    private let files: [AppFile]
    let interfaceFiles: [InterfaceFile]
    /// What isn't found in it isn't there.
    let isWhole: Bool
    private let knownFiles = Memo<SyntaxIdentifier, AppFile?>()
    private let knownTypes = Memo<String, [Declarations.TypeDeclaration]>()
    private let knownGlobals = Memo<String, [DeclSyntax]>()
    private let knownExtensions = Memo<String, [ExtensionDeclSyntax]>()
    private let knownPartsOfExtensions = Memo<PartOfExtensions, [ExtensionDeclSyntax]>()
    private let knownSubclasses = Memo<String, [String]>()
    private let knownGenerics = Memo<String, Bool>()
    private let knownDeclared = Memo<String, Bool>()
    /// The modules that some file imports, tests aside.
    let importedModules: Set<String>

    /// - Parameter excluded: the paths of the files that are no part of it.
    init(_ index: AppIndex, without paths: Set<String> = []) {
        self.index = index
        let excluded = paths.isEmpty ? [] : Set(index.files.indices.filter { paths.contains(index.files[$0].path) })
        self.excluded = excluded
        files =
            excluded.isEmpty
            ? index.files : index.files.enumerated().filter { !excluded.contains($0.offset) }.map(\.element)
        interfaceFiles = index.interfaceFiles
        isWhole = index.isWhole
        importedModules = files.reduce(into: []) { $0.formUnion($1.imports) }
    }

    /// The targets that a file belongs to; none where no project tells.
    func targets(ofFileAt path: String) -> Set<String> { index.targets(path) }

    /// The same app with changes made to some of its files.
    func with(_ changed: [SourceFile]) -> App {
        App(index.with(changed), without: Set(excluded.map { index.files[$0].path }))
    }

    /// The same app without some more of its files.
    func without(_ paths: Set<String>) -> App {
        App(index, without: paths.union(excluded.map { index.files[$0].path }))
    }

    // MARK: - Files

    private func files(at places: [Int]) -> [AppFile] {
        places.filter { !excluded.contains($0) }.map { index.files[$0] }
    }

    private func files(_ postings: KeyPath<AppIndex, Postings>, of name: String) -> [AppFile] {
        files(at: index[keyPath: postings][WordKey(firstOf: name)])
    }

    /// The files that may have a name in them outside of comments, in whatever sense.
    func files(naming name: String) -> [AppFile] {
        files.filter { $0.mayName(name) }
    }

    /// Parses the files that may declare types of some names, on all cores, since they will be asked for.
    func parseFiles(ofTypesNamed names: Set<String>) {
        let places = names.reduce(into: Set()) { $0.formUnion(index.types[WordKey(firstOf: $1)]) }
        _ = concurrently(files(at: places.sorted())) { $0.declarations.types.isEmpty }
    }

    /// The file of a tree. Whoever has one of the app's trees has it from its file, so what is no file's won't be one's later.
    func file(ofTree tree: SyntaxIdentifier) -> AppFile? {
        knownFiles.answer(to: tree) {
            files.first { $0.isParsed && $0.tree.id == tree }
        }
    }

    // MARK: - Declarations

    func types(named name: String) -> [Declarations.TypeDeclaration] {
        knownTypes.answer(to: name) { files(\.types, of: name).flatMap { $0.declarations.types[name, default: []] } }
    }

    func globals(named name: String) -> [DeclSyntax] {
        knownGlobals.answer(to: name) {
            files(\.globals, of: name).flatMap { $0.declarations.globals[name, default: []] }
        }
    }

    /// The extensions of a type, by the name that they extend.
    func extensions(of type: String) -> [ExtensionDeclSyntax] {
        knownExtensions.answer(to: type) {
            files(\.extensions, of: type).flatMap { $0.declarations.extensions[type, default: []] }
        }
    }

    /// Those of a type's extensions that adopt something, and maybe others.
    func extensionsAdopting(of type: String) -> [ExtensionDeclSyntax] {
        let key = WordKey(firstOf: type)
        return extensions(.adopting(type)) { $0.adopting.contains(key) }
    }

    /// Those of a type's extensions that declare a member of a name, and maybe others.
    func extensions(of type: String, declaring name: String) -> [ExtensionDeclSyntax] {
        let key = WordKey(firstOf: name)
        return extensions(.declaring(name, type: type)) { $0.members.contains(key) }
    }

    private func extensions(_ part: PartOfExtensions, where mayHave: (FileWords) -> Bool) -> [ExtensionDeclSyntax] {
        knownPartsOfExtensions.answer(to: part) {
            files(\.extensions, of: part.type).filter { !$0.words.isUnderstood || mayHave($0.words) }
                .flatMap { $0.declarations.extensions[part.type, default: []] }
        }
    }

    /// The files that extend a type.
    func files(extending type: String) -> [AppFile] {
        files(\.extensions, of: type).filter { $0.declarations.extensions[type] != nil }
    }

    /// The files that extend a view controller and belong to it: none if the app has several of its name, none of its tests,
    /// and none that only other targets build.
    ///
    /// - Parameter path: that of the file that declares the class.
    func extensionFiles(ofController name: String, in path: String) -> [SourceFile] {
        if !types(named: name).isEmpty { return [] }
        let targets = targets(ofFileAt: path)
        return files(extending: name).filter { file in
            let others = self.targets(ofFileAt: file.source.path)
            return !isOfTests(file.tree) && (targets.isEmpty || others.isEmpty || !targets.isDisjoint(with: others))
        }.map(\.source)
    }

    /// The names of what extensions add to a type.
    func namesInExtensions(of type: String) -> Set<String> {
        files(\.extensions, of: type).reduce(into: []) {
            $0.formUnion($1.declarations.extensionMembers[type, default: []])
        }
    }

    /// The classes that may descend from a class directly.
    func directSubclasses(of name: String) -> [String] {
        knownSubclasses.answer(to: name) {
            files(\.inherited, of: name).flatMap { $0.declarations.subclasses[name, default: []] }
        }
    }

    /// The classes that a class descends from, as far as the app declares them.
    func superclasses(of name: String) -> Set<String> {
        var found: Set<String> = []
        var next = [name]
        while let last = next.popLast() {
            let above = types(named: last).filter { $0.decl.is(ClassDeclSyntax.self) }.compactMap(\.inherited.first)
            next += above.filter { found.insert($0).inserted }
        }
        return found
    }

    /// Whether some file declares a type or a generic parameter of a name, at whatever level.
    func declaresAnywhere(_ type: String) -> Bool {
        knownDeclared.answer(to: type) { files(\.declared, of: type).contains { $0.typeNames.declared.contains(type) } }
    }

    /// Whether some file writes a type with generic arguments.
    func isGeneric(_ type: String) -> Bool {
        knownGenerics.answer(to: type) {
            let last = type.split(separator: ".").last.map(String.init) ?? type
            return files(\.generics, of: last).contains { $0.genericTypes.contains(type) }
        }
    }

    /// Whether a file whose path is such a one may declare one of some names, for others or for other types.
    func mayDeclare(_ names: Set<String>, inFileAt isMeant: (String) -> Bool) -> Bool {
        let keys = Set(names.map(WordKey.init(firstOf:)))
        return files.contains { file in
            let declared = [file.words.types, file.words.globals, file.words.members]
            return (!file.words.isUnderstood || declared.contains { !$0.isDisjoint(with: keys) }) && isMeant(file.path)
        }
    }

    /// Where code takes a view controller from, by its class.
    func screenSourceInCode(of name: String) -> ScreenSource? {
        let files = files(naming: name).lazy.filter {
            $0.mayName(Platform.storyboard) || $0.mayName(Platform.nibLabels[0])
        }
        return files.compactMap { $0.screenSources[name] }.first
    }
}

/// Which of a type's extensions are asked for.
private enum PartOfExtensions: Hashable {
    case adopting(String)
    case declaring(String, type: String)

    var type: String {
        switch self {
        case .adopting(let type), .declaring(_, let type): type
        }
    }
}

extension App {
    /// What a class is for a module: by the classes above it as far as the app declares them, and by the words of the last.
    /// What the first name in its head is the app says, where it declares that: `NotesController` may be a protocol.
    func viewBase(of declaration: ClassDeclSyntax) -> ViewBase? { viewBase(of: declaration, besides: []) }

    private func viewBase(of declaration: ClassDeclSyntax, besides visited: Set<String>) -> ViewBase? {
        guard let superclass = inheritedNames(declaration.inheritanceClause).first, !visited.contains(superclass) else {
            return nil
        }
        let declared = types(named: superclass).map(\.decl)
        let classes = declared.compactMap { $0.as(ClassDeclSyntax.self) }
        if classes.isEmpty {
            let isProtocol = declared.contains { $0.is(ProtocolDeclSyntax.self) }
            return isProtocol ? nil : ViperSplit.viewBase(of: declaration)
        }
        return classes.lazy.compactMap { self.viewBase(of: $0, besides: visited.union([superclass])) }.first
    }
}
