import SwiftSyntax

/// What files declare at their top level and extend, by name.
struct Declarations {
    private(set) var types: [String: [TypeDeclaration]] = [:]
    /// Functions and variables at file level that every file may name.
    private(set) var globals: [String: [DeclSyntax]] = [:]
    /// By the name that they extend.
    private(set) var extensions: [String: [ExtensionDeclSyntax]] = [:]
    /// The members of extensions, by the name of the extended type.
    private(set) var extensionMembers: [String: Set<String>] = [:]
    /// The classes that may descend from a class directly, by its name.
    private(set) var subclasses: [String: [String]] = [:]
    /// The modules that some file imports, tests aside.
    private(set) var importedModules: Set<String> = []

    /// A type that some file declares at its top level.
    struct TypeDeclaration {
        let decl: DeclSyntax
        /// It is one of the files to split, not of the context.
        let isGiven: Bool
        let path: String

        var inherited: [String] {
            inheritedNames(decl.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause)
        }
    }

    /// - Parameter areGiven: they are the files to split, which may name what is private in them.
    init(of files: [(tree: SourceFileSyntax, path: String)], areGiven: Bool) {
        for (tree, path) in files {
            importedModules.formUnion(tree.importedModules)
            for decl in topLevelDeclarations(of: tree) {
                if let ext = decl.as(ExtensionDeclSyntax.self) {
                    add(ext)
                } else if areGiven
                    || Modifiers(decl, default: .internal).access.crossesFiles && !decl.isOfOtherPlatform
                {
                    add(decl, isGiven: areGiven, path)
                }
            }
        }
    }

    private mutating func add(_ ext: ExtensionDeclSyntax) {
        let type = ext.extendedType.trimmedText
        extensions[type, default: []].append(ext)
        extensionMembers[type, default: []]
            .formUnion(ext.memberBlock.members.flatMap { MemberShape($0.decl).names })
    }

    private mutating func add(_ decl: DeclSyntax, isGiven: Bool, _ path: String) {
        let shape = MemberShape(decl)
        for name in shape.names {
            if shape.kind == .type {
                types[name, default: []].append(TypeDeclaration(decl: decl, isGiven: isGiven, path: path))
            } else {
                globals[name, default: []].append(decl)
            }
        }
        guard let declared = decl.as(ClassDeclSyntax.self) else { return }
        if let first = inheritedNames(declared.inheritanceClause).first {
            subclasses[first, default: []] += shape.names
        }
    }
}
