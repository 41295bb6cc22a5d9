import SwiftSyntax

/// What extends a type: a library's extensions, and the app's, of which only those are read that are asked for.
struct TypeExtensions {
    let path: String
    let context: AppContext
    let ofLibrary: [ExtensionDeclSyntax]

    /// Those of the app that declare a member or a type of a name, and maybe others.
    func declaring(_ name: String) -> [ExtensionDeclSyntax] { context.extensions(of: path, declaring: name) }

    /// Those that adopt something, and maybe others.
    var adopting: [ExtensionDeclSyntax] { context.extensionsAdopting(of: path) + ofLibrary }
}
