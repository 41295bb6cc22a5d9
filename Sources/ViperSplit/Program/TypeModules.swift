import SwiftSyntax

/// From which modules the types come that the app's files name and don't declare.
///
/// A file that names a type sees it by one of its imports: who imports the same sees it, too.
struct TypeModules {
    /// By type, what each of the files that name it imports, Foundation aside.
    private let imports: [String: [Set<String>]]

    /// - Parameter files: the files of the app.
    init(_ files: [SourceFileSyntax]) {
        var imports: [String: [Set<String>]] = [:]
        var declared: Set<String> = []
        for file in files {
            let visitor = TypeNameVisitor(viewMode: .sourceAccurate)
            visitor.walk(file)
            declared.formUnion(visitor.declared)
            let modules = Set(importedModuleNames(in: Syntax(file.statements))).subtracting(["Foundation", "Swift"])
            for name in visitor.named { imports[name, default: []].append(modules) }
        }
        self.imports = imports.filter { !declared.contains($0.key) }
    }

    /// What has to be imported to name a type: nothing, or the one module that some file imports besides, of several the one
    /// that most files import.
    ///
    /// - Parameters:
    ///   - known: what is imported anyway.
    ///   - unwelcome: what can't be imported.
    /// - Returns: nil if nothing tells.
    func missing(for type: String, besides known: Set<String>, without unwelcome: Set<String>) -> [String]? {
        let files = imports[type, default: []]
        let missing = files.map { $0.subtracting(known) }
        if missing.contains([]) { return [] }
        let single = Set(missing.filter { $0.count == 1 }.joined()).subtracting(unwelcome)
        let counts = single.sorted().map { module in (module, files.filter { $0.contains(module) }.count) }
        return counts.max { $0.1 < $1.1 }.map { [$0.0] }
    }
}

/// The names that types are written with.
final class TypeNameVisitor: SyntaxVisitor {
    private(set) var named: Set<String> = []
    /// What the app declares itself, at any level: types, their parameters and what they are associated with.
    private(set) var declared: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if !node.isOfLanguage { named.insert(node.name.identifierText) }
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
}
