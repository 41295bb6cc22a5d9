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
            call.trailingClosure == nil, timing.isQuietScreen(type),
            call.arguments.map(\.expression).allSatisfy({ argument in
                timing.isQuiet(argument) && !argument.is(ClosureExprSyntax.self)
                    || isUIKitName(type) && argument.isImplicitMember
            })
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
        let members = decl.memberBlock.members.map(\.decl)
        let own = Set(members.filter { MemberShape($0).kind == .storedProperty }.flatMap { MemberShape($0).names })
        let isExtended = context.membersOfExtensions(of: type).contains { $0.is(InitializerDeclSyntax.self) }
        return members.allSatisfy { isQuiet($0, setting: own) } && !isExtended && isQuietScreen(superclass)
    }

    /// - Parameter own: the properties that an initialiser may set: those that are inherited may be observed.
    private func isQuiet(_ member: DeclSyntax, setting own: Set<String>) -> Bool {
        if member.is(IfConfigDeclSyntax.self) { return false }
        if let initializer = member.as(InitializerDeclSyntax.self) {
            return initializer.body?.statements.allSatisfy { statement in
                statement.callsSuper || isPlainAssignment(statement) && statement.assignedName.map(own.contains) == true
            } ?? true
        }
        guard let variable = member.as(VariableDeclSyntax.self) else { return true }
        let modifiers = Modifiers(member, default: .internal)
        if modifiers.isStatic || modifiers.isLazy { return true }
        let isPlain = variable.attributes.allSatisfy {
            ["IBOutlet", "IBInspectable", "objc"].contains(
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
        }
        return isPlain && variable.bindings.allSatisfy { $0.initializer.map { isQuiet($0.value) } ?? true }
    }

    /// A plain value, in which nobody is made whom others would meet.
    fileprivate func isQuiet(_ value: ExprSyntax) -> Bool {
        let instances = nodes(in: Syntax(value)).compactMap { $0.as(MemberAccessExprSyntax.self) }
        return dependence(of: value) == nil
            && instances.allSatisfy { access in
                guard let type = access.base?.trimmedDescription else { return false }
                let member = access.declName.baseName.text
                return !isSharedInstance(type, member) || isQuietInstance(member, of: type)
            }
    }
}

extension CodeBlockItemSyntax {
    /// `super.init(nibName: nil, bundle: nil)`
    fileprivate var callsSuper: Bool {
        item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "super.init"
    }

    /// `size` of `self.size = size`
    fileprivate var assignedName: String? {
        let target = item.as(InfixOperatorExprSyntax.self)?.leftOperand
        if let access = target?.as(MemberAccessExprSyntax.self) {
            return access.base?.trimmedDescription == "self" ? access.declName.baseName.text : nil
        }
        return target?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
