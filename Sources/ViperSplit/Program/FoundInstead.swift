import SwiftSyntax

/// The nearest to a view controller that files have which declare none at their top level.
public enum FoundInstead: Hashable, Sendable {
    /// A view controller within another type.
    case nested(String, in: String)
    /// A class that controls a view of another framework than UIKit.
    case foreign(String, framework: String)
    case swiftUI(String)

    /// - Returns: nil if the files have nothing like it.
    init?(in units: [SourceUnit]) {
        let found = units.lazy.flatMap { nodes(in: Syntax($0.tree)) }.firstResult(Self.init)
        guard let found else { return nil }
        self = found
    }

    private init?(_ node: Syntax) {
        if let declared = node.as(ClassDeclSyntax.self) {
            let name = declared.name.identifierText
            if isViewController(declared), let outer = typeAround(node) {
                self = .nested(name, in: outer)
            } else if let other = inheritedNames(declared.inheritanceClause).first.flatMap(
                otherFramework(ofController:))
            {
                self = .foreign(name, framework: other)
            } else {
                return nil
            }
        } else if let declared = node.as(StructDeclSyntax.self),
            inheritedNames(declared.inheritanceClause).contains("View")
        {
            self = .swiftUI(declared.name.identifierText)
        } else {
            return nil
        }
    }

    /// There is a view controller, though not where it can be split.
    var isNestedController: Bool {
        if case .nested = self { return true }
        return false
    }

    var reason: String {
        switch self {
        case .nested(let name, let outer):
            "`\(name)` is declared within `\(outer)`, where the module's other files can't extend it; move it to the top "
                + "level of the file"
        case .foreign(let name, let framework):
            "`\(name)` is \(framework)'s; only view controllers and views of UIKit can be split"
        case .swiftUI(let name):
            "`\(name)` is a view of SwiftUI's; only view controllers and views of UIKit can be split"
        }
    }
}

/// The name of the type that a declaration stands in.
private func typeAround(_ node: Syntax) -> String? {
    sequence(first: node, next: \.parent).dropFirst().firstResult { outer in
        outer.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText
            ?? outer.asProtocol((any DeclGroupSyntax).self).flatMap {
                $0.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
            }
    }
}
