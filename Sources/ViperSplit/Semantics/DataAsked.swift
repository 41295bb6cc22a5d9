import SwiftSyntax

/// Code that reaches data by what is asked there, whoever is asked.
///
/// ```swift
/// let data = try Data(contentsOf: url)                // `Data` is a value, to read it from a file is not
/// try data.write(to: url)
/// AppDelegate.shared.uploads.execute(draft)           // what the app's delegate holds is there for all screens
/// ```
extension Semantics {
    /// A function or an initialiser of a framework reaches data, if what it is asked of doesn't by itself.
    ///
    /// What is handed a view is about that, as to archive one is to make another.
    func reachesData(_ call: FunctionCallExprSyntax) -> Bool {
        isCallForData(call) && !isHandedView(call)
    }

    private func isCallForData(_ call: FunctionCallExprSyntax) -> Bool {
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        if let callee = callee(of: call) {
            return callee.decl.map { isDeclaredToReachData($0, askedOf: base) } == true
        }
        let shapes = call.allArguments.map(\.shape)
        let fitting = candidates(for: call).filter { match(shapes, with: $0.parameters) != nil }
        return !fitting.isEmpty
            && fitting.allSatisfy { $0.decl.map { isDeclaredToReachData($0, askedOf: base) } == true }
    }

    /// A property of a framework reaches data, or one by which the app's delegate gives an object that is asked for more.
    func reachesData(_ access: MemberAccessExprSyntax) -> Bool {
        membersNamed(by: access).contains {
            $0.decl.is(VariableDeclSyntax.self) && isDeclaredToReachData($0.decl, askedOf: access.base)
        } || asksObjectOfApp(access)
    }

    private func isHandedView(_ call: FunctionCallExprSyntax) -> Bool {
        call.arguments.contains { argument in
            if type(of: argument.expression)?.unwrapped.name.map(isOwnView) == true { return true }
            let inner = argument.expression.plain.as(FunctionCallExprSyntax.self)
            return inner.map { isCallForData($0) && isHandedView($0) } == true
        }
    }

    /// What a service is asked, its name or its type tells, unless code has it by a name of its own or works it out.
    private func isDeclaredToReachData(_ decl: DeclSyntax, askedOf base: ExprSyntax?) -> Bool {
        !isOfApp(decl) && platform.facts(of: decl).contains(.service)
            && (enclosingType(of: Syntax(decl)).map(platform.isService) != true || base.map(isMadeKnownByCode) == true)
    }

    /// `context` of `let context = results.managedObjectContext`, and that itself, where `results` is worked out.
    private func isMadeKnownByCode(_ service: ExprSyntax) -> Bool {
        let root = AccessPath(to: service).root
        guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, !isSelf(root) else {
            return false
        }
        return localBinding(of: name, at: Syntax(root)) != nil
            || controller.members(named: name).contains { $0.kind == .computedProperty }
    }

    /// `uploads` of `AppDelegate.shared.uploads.execute(draft)`, or `notes` of `environment.notes.remove(note)`, unless it leads
    /// to screens or is only handed on.
    private func asksObjectOfApp(_ access: MemberAccessExprSyntax) -> Bool {
        guard let base = access.base, let kind = receiverType(of: base), let holder = kind.name,
            let object = type(of: ExprSyntax(access))?.unwrapped, let name = object.name
        else { return false }
        let path = AccessPath(from: ExprSyntax(access))
        return
            (context.isDelegateOfApp(holder) ? isHeldForAll(object) : isService(named: name) && isHolder(base, kind))
            && isUse(path, of: .data) && !shows(path) && !leadsToScreens(path)
    }

    /// As an instance that everybody shares is a service, so is one that everybody has from the app's delegate.
    private func isHeldForAll(_ object: Type) -> Bool {
        guard let name = object.name else { return false }
        return isService(named: name)
            || isObjectOfApp(name) && !context.isGuideType(name) && !isView(object) && !mayBeScreen(object)
                && !context.isForLooksOrTexts(name) && !context.isPalette(name) && !context.isDelegateOfApp(name)
    }

    /// A value of the app's own that holds services for others, and is none itself nor shown; the view controller's own are known
    /// by their properties, and by requests those that its module has.
    private func isHolder(_ base: ExprSyntax, _ type: Type) -> Bool {
        guard let name = type.name, context.declaresType(named: name), name != controller.name,
            !controller.rules.links.components.contains(name)
        else { return false }
        return typeNamed(by: base) == nil && !isService(named: name) && !isView(type) && !mayBeScreen(type)
    }

    /// An instance of the app's own type is one and the same for all who have it.
    private func isObjectOfApp(_ type: String) -> Bool {
        guard context.declaresType(named: type), let declared = declaredType(type) else { return false }
        return declared.isClass || declared.isProtocol
    }
}
