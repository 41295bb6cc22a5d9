import SwiftSyntax

extension Member {
    /// The `@available` attributes of the declaration and of the extension that it stands in, which its parts need as well.
    var availability: String { DeclSyntax(decl).versionLimits + availabilityOfExtension }

    /// The `@available` attributes of the extension, which the member needs anywhere else.
    var availabilityOfExtension: String {
        sequence(first: Syntax(decl), next: \.parent).firstResult { $0.as(ExtensionDeclSyntax.self) }
            .map { DeclSyntax($0).versionLimits } ?? ""
    }
}

extension Controller {
    /// A file, or a part of one, whose declarations name the class, and are limited to its versions of the system like it.
    ///
    /// ## Before
    /// ```swift
    /// @available(iOS 16, *)
    /// final class NotesViewController: UIViewController { ... }
    /// ```
    /// ## After
    /// ```swift
    /// @available(iOS 16, *)
    /// final class NotesPresenter { ... }
    /// ```
    func limitingVersions(of text: String) throws -> String {
        let limits = DeclSyntax(declaration).versionLimits
        if limits.isEmpty { return text }
        let places = parsed(text).statements.compactMap { statement -> Int? in
            guard case .decl(let decl) = statement.item, !decl.is(ImportDeclSyntax.self),
                !decl.is(IfConfigDeclSyntax.self), decl.versionLimits.isEmpty
            else { return nil }
            return decl.range.lowerBound
        }
        return try text.applying(places.map { TextEdit(range: $0..<$0, replacement: limits) })
    }
}

extension DeclSyntax {
    /// The `@available` attributes, each on a line.
    fileprivate var versionLimits: String {
        let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        return attributes.lazy.filter { $0.as(AttributeSyntax.self)?.attributeName.trimmedText == "available" }
            .map { $0.trimmedText + "\n" }.joined()
    }
}
