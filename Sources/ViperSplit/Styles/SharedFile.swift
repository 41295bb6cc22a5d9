import SwiftSyntax

/// A file that declares types of a module beside the view controller: those types are the module's part of it, which grows like a
/// file of the module's own, while the view controller's code leaves the rest.
///
/// ## Before
/// ```swift
/// protocol NotesViewInterface: AnyObject {}
///
/// final class NotesViewController: UIViewController { ... }
/// ```
/// ## The module's part
/// ```swift
/// protocol NotesViewInterface: AnyObject {}
/// ```
struct SharedFile {
    /// The module's types.
    private let types: Set<String>

    init(declaring types: some Sequence<String>) { self.types = Set(types) }

    /// The imports, each once, and the declarations of the module's types with what stands right above them.
    func part(of tree: SourceFileSyntax) -> String {
        var known: Set<String> = []
        let imports = tree.statements.filter(\.isImport).map(\.item.trimmedText).filter { known.insert($0).inserted }
        let declared = declarations(in: tree).map { decl in
            commentRanges(decl.leadingTrivia, at: 0).isEmpty ? decl.sourceText : decl.description.trimmedOfNewlines
        }
        return [imports.joined(separator: "\n")].filter { !$0.isEmpty }.joined() + "\n\n"
            + declared.joined(separator: "\n\n") + "\n"
    }

    /// The file's text with the module's part as it has grown.
    ///
    /// - Throws: `EditError` or `SplitError` if the texts can't be put together.
    func text(_ text: String, with grown: String) throws -> String {
        let unit = try readUnit(SourceFile(path: "", text: text))
        let part = try readUnit(SourceFile(path: "", text: grown))
        let layout = Layout(of: unit)
        let own = declarations(in: unit.tree)
        let others = Array(part.tree.statements).filter { !$0.item.is(ImportDeclSyntax.self) }
        var edits = zip(own, others).map { TextEdit(range: $0.range, replacement: part.text($1.range)) }
        let known = Set(unit.tree.statements.filter(\.isImport).map(\.item.trimmedText))
        let imports = part.tree.statements.filter(\.isImport).map(\.item.trimmedText).filter { !known.contains($0) }
        let lastImport = unit.tree.statements.last { $0.item.is(ImportDeclSyntax.self) }
        if !imports.isEmpty {
            let place = lastImport?.range.upperBound ?? unit.tree.statements.first?.range.lowerBound ?? 0
            let lines = imports.joined(separator: "\n")
            edits.append(TextEdit(range: place..<place, replacement: lastImport == nil ? lines + "\n\n" : "\n" + lines))
        }
        let added = others.dropFirst(own.count).map { part.text($0.range) }
        if !added.isEmpty, let end = unit.tree.statements.last?.range.upperBound {
            edits.append(TextEdit(range: end..<end, replacement: added.map { "\n\n" + $0 }.joined()))
        }
        let fitting = edits.map { TextEdit(range: $0.range, replacement: layout.withNewlines($0.replacement)) }
        return try text.applying(fitting.sorted())
    }

    /// The declarations of the types, and their extensions.
    private func declarations(in tree: SourceFileSyntax) -> [DeclSyntax] {
        topLevelDeclarations(of: tree).filter { decl in
            let extended = decl.as(ExtensionDeclSyntax.self)?.extendedName
            return (extended ?? decl.asProtocol((any NamedDeclSyntax).self)?.name.text).map(types.contains) == true
        }
    }
}
