import SwiftSyntax

/// From which modules the types come that the app's files name and don't declare.
///
/// A file that names a type sees it by one of its imports; where all files that name it have but one import in common, the
/// type is that module's.
struct TypeModules {
    /// By type, what all files that name it import, Foundation aside; empty where it needs no import.
    private let imports: [String: Set<String>]

    /// - Parameter files: the files of the app.
    init(_ files: [SourceFileSyntax]) {
        var imports: [String: Set<String>] = [:]
        var declared: Set<String> = []
        for file in files {
            let visitor = TypeNameVisitor(viewMode: .sourceAccurate)
            visitor.walk(file)
            declared.formUnion(visitor.declared)
            let modules = Set(importedModuleNames(in: Syntax(file.statements))).subtracting(["Foundation", "Swift"])
            for name in visitor.named { imports[name] = imports[name]?.intersection(modules) ?? modules }
        }
        self.imports = imports.filter { !declared.contains($0.key) }
    }

    /// What has to be imported to name a type, at most one module.
    ///
    /// - Parameter known: what is imported anyway.
    /// - Returns: an empty list if nothing has to be; nil if nothing tells.
    func missing(for type: String, besides known: Set<String>) -> [String]? {
        guard let modules = imports[type] else { return nil }
        if modules.isSubset(of: known) { return [] }
        return modules.count == 1 ? Array(modules) : nil
    }
}

/// The names that types are written with.
final class TypeNameVisitor: SyntaxVisitor {
    private(set) var named: Set<String> = []
    /// What the app declares itself, at any level: types, their parameters and what they are associated with.
    private(set) var declared: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        named.insert(node.name.identifierText)
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
