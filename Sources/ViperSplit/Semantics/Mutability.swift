import SwiftSyntax

/// Whether code changes a value itself, not only an object that it refers to.
extension Semantics {
    /// Whether a use of a property needs a setter in an interface.
    ///
    /// - Parameter expression: what names the property; nil where no expression does, as in a capture list.
    func needsSetter(_ use: Use, of member: Member, at expression: ExprSyntax?) -> Bool {
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isSettable else { return false }
        let type = type(of: member)?.unwrapped
        return mayChange(use, type) || expression.map { isChangedByReading($0, type) } == true
    }

    func needsSetter(_ reference: Reference, of member: Member) -> Bool {
        needsSetter(reference.use, of: member, at: reference.expression)
    }

    /// Whether the code around an expression changes what it stands for, which then can't be handed over as a value. What
    /// nobody declares is taken for an object as long as only its methods are called.
    func mayBeChanged(_ expression: ExprSyntax) -> Bool {
        let use = use(of: Syntax(expression))
        let type = type(of: expression)?.unwrapped
        if isChangedByReading(expression, type) { return true }
        if case .methodCall = use { return mayBeChangedByMethod(expression) }
        return mayChange(use, type)
    }

    /// Whether the code around a value reads a part of it that is made when it is first read, which changes the value: a `lazy var`,
    /// or what has a `mutating get`.
    ///
    /// - Parameter type: the value's.
    private func isChangedByReading(_ value: ExprSyntax, _ type: Type?) -> Bool {
        var type = type
        for link in AccessPath(from: value).links {
            guard let whole = type, !isClass(whole) else { return false }
            switch link {
            case .member(let access):
                let name = access.declName.baseName.identifierText
                let member = members(named: name, of: whole, isStatic: false).first
                guard let member, let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
                if variable.isMadeByReading { return true }
                type = self.type(ofProperty: name, member)?.unwrapped
            case .subscript: type = self.type(of: link.expression)?.unwrapped ?? elementType(of: whole)
            case .call: return false
            case .optional, .unwrap: break
            }
        }
        return false
    }

    /// `box.stack.push(1)` changes `box.stack`, and `box` if that is a value, too.
    private func mayBeChangedByMethod(_ expression: ExprSyntax) -> Bool {
        var whole = [expression]
        for link in AccessPath(from: expression).links {
            if case .call(let call) = link {
                guard let method = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
                let types = whole.dropLast().map { type(of: $0)?.unwrapped }
                return types.allSatisfy(isDeclaredValue)
                    && mayMutate(method.declName.baseName.identifierText, types.last ?? nil)
            }
            whole.append(link.expression)
        }
        return false
    }

    private func isDeclaredValue(_ type: Type?) -> Bool {
        guard let type, let name = type.name else { return false }
        return declaredType(name)?.decl != nil && !isClass(type)
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
        guard let declared = declaredType(name) else { return context.isUIKitName(name) }
        // `protocol Editing: AnyObject`
        let isOfClasses = declared.isProtocol && declared.inherited.contains { $0.trimmedText == "AnyObject" }
        return declared.isClass || isOfClasses
    }
}

extension ReferenceGraph {
    /// The first place that sets a member of the controller which can't be set: a constant, where no initialiser still may
    /// give it its value, or a property without a setter. No compiler takes such code, and no split of it would compile. An
    /// operator of the app's own may change what a constant refers to.
    var impossibleAssignment: (member: Member, reference: Reference, user: Member)? {
        let controller = semantics.controller
        for (user, references) in zip(controller.members, references) {
            // A designated initialiser gives constants their values before it calls `super.init`.
            let end = isDesignatedInitializer(user) ? user.delegation?.range.lowerBound ?? .max : 0
            for reference in references where reference.use == .assign && reference.range.lowerBound >= end {
                guard let id = reference.memberIDs.first, reference.memberIDs.count == 1,
                    let variable = controller.members[id].variable, variable.bindings.count == 1, !variable.isSettable
                else { continue }
                return (controller.members[id], reference, user)
            }
        }
        return nil
    }
}

extension VariableDeclSyntax {
    /// The getter changes what has the property.
    fileprivate var isMadeByReading: Bool {
        guard case .accessors(let accessors) = bindings.first?.accessorBlock?.accessors else {
            return modifiers.has("lazy")
        }
        return modifiers.has("lazy")
            || accessors.contains {
                $0.accessorSpecifier.tokenKind == .keyword(.get)
                    && $0.accessorSpecifier.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.mutating)
            }
    }
}
