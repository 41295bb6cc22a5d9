import SwiftSyntax

/// What becomes of `self` where it is handed on: whether it is taken as a value of a protocol.
enum Handover: Hashable {
    /// The type that takes it is named.
    case taken(by: String)
    case notTaken
    /// Nothing tells.
    case unknown
}

/// Tells for which protocol code takes `self`.
struct HandoverReader {
    let semantics: Semantics
    let uses: ProtocolUses

    /// - Parameter node: `self` as a value, or another instance of the class.
    func handover(of node: Syntax) -> Handover {
        var node = node
        while let parent = node.parent, parent.is(TupleExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
            node = parent
        }
        guard let parent = node.parent else { return .unknown }
        if let infix = parent.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            Syntax(infix.rightOperand) == node
        {
            return handover(toProperty: infix.leftOperand)
        }
        // `screen === self`
        if let infix = parent.as(InfixOperatorExprSyntax.self), semantics.type(of: ExprSyntax(infix)) == .bool {
            return .notTaken
        }
        guard let argument = parent.as(LabeledExprSyntax.self) else { return .unknown }
        // `"\(self)"` describes the view controller.
        if argument.parent?.parent?.is(ExpressionSegmentSyntax.self) == true { return .notTaken }
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return .unknown }
        return handover(to: call, label: argument.labelName ?? "")
    }

    /// `tuner.delegate = self`
    private func handover(toProperty target: ExprSyntax) -> Handover {
        // `tuner.delegates[0] = self`
        if let element = target.as(SubscriptCallExprSyntax.self) {
            return handover(toProperty: element.calledExpression)
        }
        let access = target.as(MemberAccessExprSyntax.self)
        guard let name = access?.declName.baseName ?? target.as(DeclReferenceExprSyntax.self)?.baseName else {
            return .unknown
        }
        let owners = uses.slots.filter { $0.label == nil && $0.name == name.identifierText }.map(\.owner)
        guard !owners.isEmpty else { return .notTaken }
        guard let base = access?.base, let type = semantics.type(of: base)?.unwrapped.name
        else { return .unknown }
        return match(type, owners)
    }

    /// `Tuner(delegate: self)`, `tuner.add(self)`
    private func handover(to call: FunctionCallExprSyntax, label: String) -> Handover {
        let callee = call.calledExpression
        let access = callee.as(MemberAccessExprSyntax.self)
        let name =
            (access?.declName.baseName ?? callee.as(DeclReferenceExprSyntax.self)?.baseName)?.identifierText ?? ""
        let isInitializer = access == nil && name.first?.isUppercase == true
        let slots = uses.slots.filter { $0.label == label && $0.name == (isInitializer ? "init" : name) }
        guard !slots.isEmpty else { return .notTaken }
        if isInitializer { return match(name, slots.map(\.owner)) }
        guard let base = access?.base, let type = semantics.type(of: base)?.unwrapped.name
        else { return .unknown }
        return match(type, slots.map(\.owner))
    }

    private func match(_ type: String, _ owners: [String]) -> Handover {
        var next: String? = type
        var visited: Set<String> = []
        while let name = next, visited.insert(name).inserted {
            if owners.contains(name) { return .taken(by: type) }
            // Other modules don't know the app's protocols, and their types have delegates of their own.
            guard semantics.context.declaresType(named: name) else { return .notTaken }
            guard let decl = semantics.context.type(named: name) else { return .unknown }
            next = inheritedNames(decl.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause).first
        }
        return next == nil ? .notTaken : .unknown
    }
}
