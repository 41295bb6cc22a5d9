import SwiftParser
import SwiftSyntax

/// `let next = EditorViewController()`: making the value runs no code that anybody could notice, so it is as well made
/// right before it is first used.
struct QuietMaking {
    /// The name that the value is bound to.
    let name: String

    /// - Parameter timing: tells what runs when a value is made.
    init?(_ statement: CodeBlockItemSyntax, _ timing: Timing) {
        guard let variable = statement.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.text == "let", variable.attributes.isEmpty,
            let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            call.trailingClosure == nil, call.arguments.allSatisfy(\.expression.isPlain), timing.isQuietScreen(type)
        else { return nil }
        self.name = name.identifier.identifierText
    }

    /// Statements in the order in which they run as well, with what is made where it is first used.
    static func sunk(_ statements: [CodeBlockItemSyntax], _ timing: Timing) -> [CodeBlockItemSyntax] {
        var sunk: [CodeBlockItemSyntax] = []
        for statement in statements.reversed() {
            let making = QuietMaking(statement, timing)
            let place = making.flatMap { making in sunk.firstIndex { !making.canWait(for: $0) } }
            sunk.insert(statement, at: place ?? 0)
        }
        return sunk
    }

    /// Whether the value may as well be made behind a statement: it isn't used there, and isn't left unmade by it.
    func canWait(for statement: CodeBlockItemSyntax) -> Bool {
        !statement.leavesBy([.return, .break, .continue, .throw])
            && !statement.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
    }
}

extension Timing {
    /// Whether making a screen of this type runs nothing of the app's but plain initialisers.
    fileprivate func isQuietScreen(_ type: String) -> Bool {
        if isUIKitName(type) { return context.types[type] == nil }
        guard let decl = context.type(named: type)?.as(ClassDeclSyntax.self), decl.attributes.isEmpty,
            let superclass = inheritedNames(decl.inheritanceClause).first, superclass != type
        else { return false }
        let isQuiet = decl.memberBlock.members.allSatisfy { item in
            if item.decl.is(IfConfigDeclSyntax.self) { return false }
            if let initializer = item.decl.as(InitializerDeclSyntax.self) {
                return initializer.body?.statements.allSatisfy { isPlainAssignment($0) || $0.callsSuper } ?? true
            }
            guard let variable = item.decl.as(VariableDeclSyntax.self) else { return true }
            let modifiers = Modifiers(item.decl, default: .internal)
            if modifiers.isStatic || modifiers.isLazy { return true }
            let isPlain = variable.attributes.allSatisfy {
                ["IBOutlet", "IBInspectable", "objc"].contains(
                    $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
            }
            return isPlain
                && variable.bindings.allSatisfy { $0.initializer.map { dependence(of: $0.value) == nil } ?? true }
        }
        let isExtended = context.membersOfExtensions(of: type).contains { $0.is(InitializerDeclSyntax.self) }
        return isQuiet && !isExtended && isQuietScreen(superclass)
    }
}

extension ExprSyntax {
    /// A literal, or a case of the type that is asked for.
    fileprivate var isPlain: Bool {
        let literals: [SyntaxKind] = [
            .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr,
        ]
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base == nil }
        return literals.contains(kind) || self.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
    }
}

extension CodeBlockItemSyntax {
    /// `super.init(nibName: nil, bundle: nil)`
    fileprivate var callsSuper: Bool {
        item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "super.init"
    }
}
