import SwiftSyntax

/// What files have for platforms without UIKit, beside what they have for those with it.
///
/// ```swift
/// #if os(macOS)
/// typealias TextField = NSTextField
/// #elseif os(iOS)
/// typealias TextField = UITextField        // this is what a view controller means
/// #endif
/// ```
extension DeclSyntax {
    /// Whether it stands in a branch of `#if` that no platform with UIKit's view controllers takes.
    var isOfOtherPlatform: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { node in
            guard let clause = node.as(IfConfigClauseSyntax.self) else { return false }
            let earlier = clause.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != clause.id } ?? []
            return clause.condition?.isMetWithUIKit == false
                || earlier.contains { $0.condition?.isMetWithUIKit == true }
        }
    }
}

extension ExprSyntax {
    /// Whether a condition of `#if` is met on all platforms with UIKit's view controllers, or on none; nil where they, or builds,
    /// differ.
    fileprivate var isMetWithUIKit: Bool? {
        switch self.as(ExprSyntaxEnum.self) {
        case .prefixOperatorExpr(let prefix): return prefix.expression.isMetWithUIKit.map(!)
        case .tupleExpr(let tuple) where tuple.elements.count == 1:
            return tuple.elements.first?.expression.isMetWithUIKit
        case .infixOperatorExpr(let infix):
            let sides = [infix.leftOperand.isMetWithUIKit, infix.rightOperand.isMetWithUIKit]
            // What one side says alone decides a whole condition: false with `&&`, true with `||`.
            let deciding = infix.operator.trimmedText == "||"
            return sides.contains(deciding) ? deciding : sides.contains(nil) ? nil : !deciding
        case .functionCallExpr(let call):
            let argument = call.arguments.first?.expression.bareName
            switch call.calledExpression.bareName {
            case "os": return argument.map(["iOS", "tvOS", "visionOS"].contains) == false ? false : nil
            case "canImport": return argument == "UIKit" ? true : nil
            default: return nil
            }
        default: return nil
        }
    }
}

/// The frameworks of screens beside UIKit, by the modules that files import to have them.
private let frameworksByModule = ["AppKit": "AppKit", "Cocoa": "AppKit", "WatchKit": "WatchKit"]

extension App {
    /// The framework beside UIKit that has the class above a controller: as far up as classes and aliases are in sight, and
    /// above what isn't, the one that the controller's file imports and UIKit not.
    ///
    /// - Parameter given: the files beside the app.
    /// - Returns: nil for UIKit's, and for what no file tells.
    func otherFramework(of declaration: ClassDeclSyntax, among given: [SourceUnit]) -> String? {
        guard let superclass = inheritedNames(declaration.inheritanceClause).first else { return nil }
        let ends = endsOfLine(above: superclass, Declarations(of: given.map { ($0.tree, $0.path) }, areGiven: true))
        let frameworks = ends.map(ViperSplit.otherFramework(ofController:))
        if let first = frameworks.first, frameworks.allSatisfy({ $0 == first }), let first { return first }
        guard !ends.contains(where: Platform.sdk.declares), viewBase(of: declaration) != nil else { return nil }
        let file = Syntax(declaration).root.as(SourceFileSyntax.self)
        let imported = file?.importedModules ?? []
        return imported.contains("UIKit") ? nil : imported.lazy.compactMap { frameworksByModule[$0] }.first
    }

    /// The names at which the classes above end that are in sight, aliases followed.
    private func endsOfLine(
        above name: String, _ given: Declarations, besides visited: Set<String> = []
    ) -> Set<String> {
        if visited.contains(name) { return [] }
        let declared = (given.types[name, default: []] + types(named: name)).filter { !$0.decl.isOfOtherPlatform }
        let next = declared.compactMap { type in
            type.decl.as(TypeAliasDeclSyntax.self)?.initializer.value.nominalName
                ?? type.decl.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.nominalName
        }
        return next.isEmpty
            ? [name]
            : next.reduce(into: []) { $0.formUnion(endsOfLine(above: $1, given, besides: visited.union([name]))) }
    }
}
