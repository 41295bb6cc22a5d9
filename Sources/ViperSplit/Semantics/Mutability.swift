import SwiftSyntax

/// Whether code changes a value itself, not only an object that it refers to.
extension Semantics {
    /// Whether a use of a property needs a setter in an interface.
    func needsSetter(_ use: Use, of member: Member) -> Bool {
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isSettable else { return false }
        return mayChange(use, type(of: member)?.unwrapped)
    }

    /// Whether the code around an expression changes what it stands for, which then can't be handed over as a value. What
    /// nobody declares is taken for an object as long as only its methods are called.
    func mayBeChanged(_ expression: ExprSyntax) -> Bool {
        let (use, type) = (use(of: Syntax(expression)), type(of: expression)?.unwrapped)
        if case .methodCall = use, type?.name.flatMap(declaredType)?.decl == nil { return false }
        return mayChange(use, type)
    }

    private func mayChange(_ use: Use, _ type: Type?) -> Bool {
        switch use {
        case .assign, .mutate: true
        case .read, .call: false
        case .mutateInside: type.map { !isClass($0) } ?? true
        case .methodCall(let name): mayMutate(name, type)
        }
    }

    private func mayMutate(_ method: String, _ type: Type?) -> Bool {
        guard let type else { return !Platform.sdk.isReadingMethod(method) }
        if isClass(type) { return false }
        let found = members(named: method, of: type, isStatic: false).compactMap {
            $0.decl.as(FunctionDeclSyntax.self)
        }
        if found.isEmpty { return !Platform.sdk.isReadingMethod(method) }
        return found.contains { $0.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) } }
    }

    /// The type is a class, whose instances change without what holds them.
    func isClass(_ type: Type) -> Bool {
        guard let name = type.name else { return false }
        return declaredType(name)?.isClass ?? context.isUIKitName(name)
    }
}
