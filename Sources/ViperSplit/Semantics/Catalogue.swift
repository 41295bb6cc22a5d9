import SwiftParser
import SwiftSyntax

/// What is known of a framework's types, read from declarations without bodies.
struct Catalogue {
    private let types: [String: ClassDeclSyntax]

    /// - Parameter source: class declarations; what doesn't parse isn't in it.
    init(_ source: String) {
        types = Parser.parse(source: source).statements.reduce(into: [:]) { types, item in
            if let decl = item.item.as(ClassDeclSyntax.self) { types[decl.name.text] = decl }
        }
    }

    func declaration(of type: String) -> ClassDeclSyntax? { types[type] }

    /// UIKit's common classes.
    static let uiKit = Catalogue(uiKitCatalogue)

    /// The types by which view controllers reach data, and the instances that they share.
    static let foundation = Catalogue(foundationCatalogue)

    static func declaration(of type: String) -> ClassDeclSyntax? {
        uiKit.declaration(of: type) ?? foundation.declaration(of: type)
    }
}
