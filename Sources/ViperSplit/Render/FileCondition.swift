import SwiftSyntax

/// The condition under which the controller's file declares it, which what new files declare stands under, too.
///
/// ## Before
/// ```swift
/// #if os(iOS)
/// final class NotesViewController: UIViewController { ... }
/// #endif
/// ```
/// ## After
/// ```swift
/// #if os(iOS)
/// final class NotesPresenter { ... }
/// #endif
/// ```
struct FileCondition {
    private let text: String
    /// The file imports nothing outside of it.
    private let holdsImports: Bool

    /// - Returns: nil if the class stands under none.
    init?(of controller: Controller) {
        let clauses = sequence(first: Syntax(controller.declaration), next: \.parent)
            .compactMap { $0.as(IfConfigClauseSyntax.self) }
        guard let outermost = clauses.last else { return nil }
        let conditions = clauses.reversed().flatMap(Self.conditions)
        text = conditions.joined(separator: " && ")
        let imports = controller.homeUnit.tree.statements.filter(\.isImport)
        holdsImports = imports.isEmpty && Syntax(outermost).holdsImports
    }

    /// What has to hold for the code of a clause: its condition, and none of those before it.
    private static func conditions(of clause: IfConfigClauseSyntax) -> [String] {
        let earlier = clause.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != clause.id } ?? []
        let none = earlier.compactMap(\.condition).map { "!" + $0.asOperand }
        return none + [clause.condition.map(\.asOperand)].compactMap { $0 }
    }

    /// A new file with what it declares under the condition.
    ///
    /// - Parameter header: what stands at the top of the file.
    func around(_ file: String, behind header: String) -> String {
        let imports = holdsImports ? [] : parsed(file).statements.prefix(while: \.isImport)
        let start = imports.last?.range.upperBound ?? header.utf8.count
        let head = String(decoding: file.utf8.prefix(start), as: UTF8.self)
        let body = String(decoding: file.utf8.dropFirst(start), as: UTF8.self)
        let open = imports.isEmpty ? "#if \(text)\n\n" : "\n\n#if \(text)"
        return head + open + body + (body.hasSuffix("\n") ? "" : "\n") + "\n#endif\n"
    }
}

extension ExprSyntax {
    /// The condition as one of several that all have to hold.
    fileprivate var asOperand: String {
        let isOne = !self.is(SequenceExprSyntax.self) && !self.is(InfixOperatorExprSyntax.self)
        return isOne ? trimmedText : "(\(trimmedText))"
    }
}

extension Syntax {
    fileprivate var holdsImports: Bool { nodes(ImportDeclSyntax.self, in: self).isEmpty == false }
}
