import SwiftSyntax

/// The skeletons of a style that no manifest describes, and what their syntax says.
struct StyleReader {
    /// Where they are from, for messages.
    let folder: String
    private(set) var files: [String: SourceUnit] = [:]

    /// - Parameter skeletons: by file name.
    /// - Throws: `SplitError` if a skeleton doesn't parse.
    init(_ skeletons: [String: String], folder: String) throws(SplitError) {
        self.folder = folder
        for (name, text) in skeletons { try setText(text, of: name) }
    }

    func refused(_ reason: String) -> SplitError { .badFile(path: folder, reason: reason) }

    // MARK: - Declarations

    /// The names of the files, in a stable order.
    var fileNames: [String] { files.keys.sorted() }

    func declarations(in file: String) -> [DeclSyntax] { files[file].map { topLevelDeclarations(of: $0.tree) } ?? [] }

    var declarations: [DeclSyntax] { fileNames.flatMap { declarations(in: $0) } }

    var classes: [(decl: ClassDeclSyntax, file: String)] {
        fileNames.flatMap { name in
            declarations(in: name).compactMap { $0.as(ClassDeclSyntax.self) }.map { ($0, name) }
        }
    }

    func classDecl(_ name: String) -> ClassDeclSyntax? { classes.first { $0.decl.name.text == name }?.decl }

    var protocols: [ProtocolDeclSyntax] { declarations.compactMap { $0.as(ProtocolDeclSyntax.self) } }

    var protocolNames: Set<String> { Set(protocols.map(\.name.text)) }

    /// The protocols that a type adopts, in its head or in extensions.
    func adopted(by type: String) -> [String] {
        let known = protocolNames
        return declarations.filter { !$0.is(ProtocolDeclSyntax.self) && $0.extendedOrDeclaredName == type }
            .flatMap { inheritedNames($0.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause) }
            .filter(known.contains)
    }

    /// The name of a type that the skeletons declare, seen through `?`, `!`, `any`, parentheses, compositions and aliases.
    func plainName(_ type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return plainName(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return plainName(optional.wrappedType) }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return plainName(some.constraint) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return plainName(only.type)
        }
        if let composition = type.as(CompositionTypeSyntax.self) {
            let names = composition.elements.compactMap { plainName($0.type) }
            return names.first { protocolNames.contains($0) || classDecl($0) != nil } ?? names.first
        }
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return nil }
        let alias = declarations.lazy.compactMap { $0.as(TypeAliasDeclSyntax.self) }.first { $0.name.text == name }
        return alias.map { plainName($0.initializer.value) ?? name } ?? name
    }

    // MARK: - Edits

    mutating func replace(_ name: String, with edits: [TextEdit]) throws(SplitError) {
        guard let unit = files[name], !edits.isEmpty else { return }
        guard let text = try? unit.text(0..<unit.bytes.count, with: edits.sorted()) else {
            throw refused("`\(name)` can't be fitted to a split; write a manifest")
        }
        try setText(text, of: name)
    }

    private mutating func setText(_ text: String, of name: String) throws(SplitError) {
        files[name] = try readUnit(SourceFile(path: "\(folder)/\(name)", text: text))
    }
}

extension DeclSyntax {
    /// The name of the type that a declaration declares or extends.
    var extendedOrDeclaredName: String? {
        self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText
            ?? asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}
