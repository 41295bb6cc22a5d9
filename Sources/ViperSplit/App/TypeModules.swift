import SwiftSyntax

/// From which modules the types come that the app's files name and don't declare.
///
/// A file that names a type sees it by one of its imports: who imports the same sees it, too.
struct TypeModules {
    let app: App
    /// The paths of files that tell nothing.
    var excluded: Set<String> = []

    /// Whether some file names a type that no file declares, and imports no other modules than such.
    func isNamed(_ type: String, importing modules: Set<String>) -> Bool {
        let known = modules.union(["Foundation", "Swift"])
        return !app.declaresAnywhere(type.nameWithoutArguments)
            && files(naming: type).contains { $0.imports.isSubset(of: known) && $0.typeNames.all.contains(type) }
    }

    /// What has to be imported to name a type: nothing, or the one module that some file imports besides, of several the one
    /// that most files import.
    ///
    /// - Parameters:
    ///   - known: what is imported anyway.
    ///   - unwelcome: what can't be imported.
    /// - Returns: nil if nothing tells.
    func missing(for type: String, besides known: Set<String>, without unwelcome: Set<String>) -> [String]? {
        if isNamed(type, importing: known) { return [] }
        if app.declaresAnywhere(type.nameWithoutArguments) { return nil }
        let known = known.union(["Foundation", "Swift"])
        let files = files(naming: type).map { (file: $0, missing: $0.imports.subtracting(known)) }
        func name(_ file: AppFile) -> Bool { file.typeNames.all.contains(type) }
        let single = Set(files.filter { $0.missing.count == 1 && name($0.file) }.flatMap(\.missing))
            .subtracting(unwelcome).sorted()
        if single.count < 2 { return single.isEmpty ? nil : single }
        let counts = single.map { module in (module, files.count { $0.missing.contains(module) && name($0.file) }) }
        return counts.max { $0.1 < $1.1 }.map { [$0.0] }
    }

    /// Whether a type with a name of Swift's, `Result`, is that of a library which is called after it, and so shadows Swift's: every
    /// file that names it imports the library.
    func comesFromModuleOfItsName(_ type: String) -> Bool {
        guard app.importedModules.contains(type), !app.declaresAnywhere(type) else { return false }
        let files = files(naming: type).filter { $0.typeNames.all.contains(type) }
        return !files.isEmpty && files.allSatisfy { $0.imports.contains(type) }
    }

    private func files(naming type: String) -> [AppFile] {
        app.files(naming: type.nameWithoutArguments).filter { !excluded.contains($0.path) }
    }
}

/// The names that types are written with.
final class TypeNameVisitor: SyntaxVisitor {
    private(set) var named: Set<String> = []
    /// Those that shadow Swift's own, `Result<_>`.
    private(set) var shadowing: Set<String> = []
    var all: Set<String> { named.union(shadowing) }
    /// What the app declares itself, at any level: types, their parameters and what they are associated with.
    private(set) var declared: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if !node.isOfLanguage { named.insert(node.name.identifierText) }
        if let name = node.shadowingName { shadowing.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.identifierText)
        return .visitChildren
    }
}

extension IdentifierTypeSyntax {
    /// `escaping` of `@escaping`, which no module declares.
    var isOfLanguage: Bool { parent?.is(AttributeSyntax.self) == true && name.text.first?.isUppercase != true }

    /// The name of a type of a library or the app that shadows Swift's own, by its number of arguments: `Result<_>` for
    /// `Result<Bool>`. Nil for a type that may be Swift's.
    var shadowingName: String? {
        let name = name.identifierText
        guard let count = Platform.genericParameterCounts[name], let arguments = genericArgumentClause?.arguments,
            arguments.count != count
        else { return nil }
        return name + "<_>"
    }
}

extension String {
    /// `Result` of `Result<_>`; other names are what they are.
    var nameWithoutArguments: String { String(prefix { $0 != "<" }) }
}

/// The types that a file writes with generic arguments.
func typesWithArguments(in file: SourceFileSyntax) -> Set<String> {
    let visitor = GenericTypeVisitor(viewMode: .sourceAccurate)
    visitor.walk(file)
    return visitor.names
}

private final class GenericTypeVisitor: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.genericArgumentClause != nil { names.insert(node.name.identifierText) }
        return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.expression.trimmedText)
        return .visitChildren
    }
}

/// Whether a file is one of tests, by what it imports.
func isOfTests(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.contains {
        isTestable($0) || ["XCTest", "Testing"].contains($0.path.first?.name.identifierText)
    }
}

private func isTestable(_ declaration: ImportDeclSyntax) -> Bool {
    declaration.attributes.contains { $0.trimmedText == "@testable" }
}

/// The modules that a file imports; what a test may see besides says nothing of other files.
func importedModuleNames(in node: Syntax) -> [String] {
    if let declaration = node.as(ImportDeclSyntax.self) {
        return isTestable(declaration) ? [] : [declaration.path.first?.name.identifierText].compactMap { $0 }
    }
    let mayImport: [SyntaxKind] = [
        .codeBlockItemList, .codeBlockItem, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause,
    ]
    guard mayImport.contains(node.kind) else { return [] }
    return node.children(viewMode: .sourceAccurate).flatMap(importedModuleNames)
}

extension SourceFileSyntax {
    var importedModules: [String] { importedModuleNames(in: Syntax(statements)) }
}

extension Controller {
    /// The modules that the files of the view controller import.
    var importedModules: Set<String> { Set(units.flatMap(\.tree.importedModules)) }

    /// The imports of the file above the class; those behind it leave no place for others.
    var importsAbove: [CodeBlockItemSyntax] {
        homeUnit.tree.statements.filter { $0.isImport && $0.range.upperBound < declaration.range.lowerBound }
    }
}
