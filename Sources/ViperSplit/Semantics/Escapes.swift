import SwiftSyntax

/// Whether closures are kept longer than the call that takes them, as the signatures of what takes them say.
extension Semantics {
    /// A closure may still run, or be held, after the call that takes it has returned.
    ///
    /// Only what is known not to keep its closure counts as non-escaping.
    func mayEscape(_ closure: ClosureExprSyntax) -> Bool {
        // `{ ... }()`
        if closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(closure).id {
            return false
        }
        return closure.argument.map { mayBeKept(ExprSyntax(closure), by: $0.call) } ?? true
    }

    /// A closure, or a function by its name, may still run, or be held, after the call that takes it has returned.
    func mayBeKept(_ function: ExprSyntax, by call: FunctionCallExprSyntax) -> Bool {
        if let parameter = parameter(taking: function, of: call) { return keeps(parameter) }
        let possible = functions(thatMayTakeClosuresOf: call)
        return possible.isEmpty
            || possible.contains { $0.closureParameters.isEmpty || $0.closureParameters.contains(where: keeps) }
    }

    /// A function value may still be there after some code that names it has run: it is handed to what keeps it, is put
    /// somewhere, or is named in a closure that is kept.
    ///
    /// - Parameter range: the code, as UTF-8 offsets.
    func mayBeKept(_ function: ExprSyntax, outOf range: Range<Int>) -> Bool {
        let closures = enclosingClosures(of: Syntax(function)).filter { range.contains($0.range.lowerBound) }
        if closures.contains(where: mayEscape) { return true }
        if function.isCallee { return false }
        let call = function.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return call.map { mayBeKept(function, by: $0) } ?? true
    }

    /// The value is a parameter's that may be used during the call only: a function, and neither `@escaping` nor optional.
    func isOfCallOnly(_ function: ExprSyntax) -> Bool {
        guard let name = function.bareName, let binding = localBinding(of: name, at: Syntax(function)),
            [.functionParameter, .closureParameter, .closureShorthandParameter].contains(binding.syntax.kind)
        else { return false }
        guard case .function(let type)? = type(ofLocal: binding, named: name) else { return false }
        return !type.attributes.contains("escaping")
    }

    /// The function may hold what it gets for a parameter: it says `@escaping`, or takes a value of another type.
    private func keeps(_ parameter: FunctionParameterSyntax) -> Bool {
        if parameter.ellipsis != nil || parameter.type.isMarkedEscaping { return true }
        if parameter.type.isFunction { return false }
        if case .function? = type(parameter.type) { return false }
        return true
    }

    /// The functions that a call may mean whose callee isn't known: overloads, or all in sight of that name where nobody
    /// knows whom it asks. That is taken for a list rather than for a lazy or asynchronous sequence, which have the same,
    /// but not if a method of a type that nobody declares has given it.
    private func functions(thatMayTakeClosuresOf call: FunctionCallExprSyntax) -> [FunctionDeclSyntax] {
        let candidates = candidates(for: call).compactMap { $0.decl?.as(FunctionDeclSyntax.self) }
        guard candidates.isEmpty, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = access.base, receiverType(of: base) == nil, !isGivenByLibrary(base)
        else { return candidates }
        let name = access.declName.baseName.identifierText
        let isOfLists = platform.isMethodOfSequences(name)
        return platform.methods(named: name).compactMap { module, method in
            guard isInSight(module: module), let method = platform.function(method),
                match(call.allArguments.map(\.shape), with: method.signature.parameterClause.callParameters) != nil
            else { return nil }
            return isOfLists && module == "Swift" && method.closureParameters.contains(where: keeps) ? nil : method
        }
    }

    /// `api.login().do { ... }`, where nobody declares the `Single` that logging in gives.
    private func isGivenByLibrary(_ value: ExprSyntax) -> Bool {
        let path = AccessPath(to: value)
        func isUndeclared(_ value: ExprSyntax) -> Bool {
            type(of: value)?.unwrapped.name.map { declaredType($0) == nil && !platform.declares($0) } == true
        }
        var isLibrarys = isUndeclared(path.root)
        return path.links.contains { link in
            isLibrarys = isLibrarys || isUndeclared(link.expression)
            if case .call = link { return isLibrarys }
            return false
        }
    }

    /// A closure is run once before the call that takes it returns, so that what it reads may be read before the call.
    func runsAtOnce(_ closure: ClosureExprSyntax) -> Bool {
        guard let call = closure.argument?.call, call.closures.first?.id == closure.id else { return false }
        let named = callee(of: call)?.decl.map { [$0] } ?? candidates(for: call).compactMap(\.decl)
        return !named.isEmpty && named.allSatisfy { Facts(of: $0).contains(.atOnce) }
    }

    /// A piece of code is run off the main thread, or may be: the innermost closure around it whose thread is known tells, or else
    /// the member, which may be isolated to no actor.
    ///
    /// A constant may be named there whatever isolates it; a link to another component may not.
    func runsElsewhere(_ node: Syntax) -> Bool {
        enclosingClosures(of: node).reversed().firstResult(isHandedElsewhere) ?? isOfNonisolated(node)
    }

    /// A piece of code is a member's that is declared `nonisolated`, and isn't waited for.
    func isOfNonisolated(_ node: Syntax) -> Bool {
        for around in sequence(first: node, next: \.parent) {
            if around.is(AwaitExprSyntax.self) { return false }
            guard around.parent?.is(MemberBlockItemSyntax.self) == true else { continue }
            return around.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("nonisolated") == true
        }
        return false
    }

    /// Statements are run off the main thread, or may be: nobody knows the thread of the closure around them, and they go to the
    /// main one themselves.
    func mayRunElsewhere(_ statements: [Syntax]) -> Bool {
        guard let first = statements.first else { return false }
        let around = enclosingClosures(of: first)
        if let isElsewhere = around.reversed().firstResult(isHandedElsewhere) { return isElsewhere }
        if isOfNonisolated(first) { return true }
        return !around.isEmpty
            && statements.contains { statement in
                nodes(ClosureExprSyntax.self, in: statement).contains { isHandedElsewhere($0) == false }
            }
    }

    /// A closure is handed to something that runs it off the main thread.
    ///
    /// - Returns: false on the main thread; nil where it runs with the code around it, or nobody knows.
    func isHandedElsewhere(_ closure: ClosureExprSyntax) -> Bool? {
        if closure.signature?.attributes.nameAnActor == true { return false }
        guard let call = closure.argument?.call else { return nil }
        let parameter = parameter(taking: ExprSyntax(closure), of: call)?.type.as(AttributedTypeSyntax.self)
        if parameter?.attributes.nameAnActor == true { return false }
        let named = callee(of: call)?.decl.map { [$0] } ?? functions(thatMayTakeClosuresOf: call).map { DeclSyntax($0) }
        guard named.contains(where: { Facts(of: $0).contains(.elsewhere) }) else { return nil }
        let receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(MemberAccessExprSyntax.self)
        return receiver.map { membersNamed(by: $0) }?.contains { Facts(of: $0.decl).contains(.mainThread) } != true
    }

    /// The controller's files see what a module declares.
    private func isInSight(module: String) -> Bool {
        guard let known = platform.modules[module] else { return importedModules.contains(module) }
        return known.isSeenWithFoundation || importedModules.contains(module)
    }

    /// The closures of a member's code that hold `self` strongly and may outlive the call.
    func closuresHoldingSelf(_ references: [Reference]) -> [ClosureExprSyntax] {
        var found: [Int: ClosureExprSyntax] = [:]
        for reference in references {
            guard let receiver = reference.receiver else { continue }
            for closure in enclosingClosures(of: reference.node)
            where (receiver.closuresAround + receiver.strongClosures).contains(closure.range.lowerBound)
                && mayEscape(closure)
            {
                found[closure.range.lowerBound] = closure
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }
}

extension FunctionDeclSyntax {
    /// The parameters whose types are functions, or may be.
    fileprivate var closureParameters: [FunctionParameterSyntax] {
        signature.parameterClause.parameters.filter(\.type.mayBeFunction)
    }
}

/// Closures that do their work whoever is gone: `{ Preferences.sendsReports = true }` of an alert's button.
extension Semantics {
    /// The closure that a piece of code has to wait in, where that neither holds the screen nor asks for it.
    ///
    /// - Parameter showsScreen: the code shows a screen, which is done on the main thread wherever an app's function runs the
    ///   closure.
    /// - Returns: nil where several closures would have to hand on what the code needs, or one that isn't known to run on the
    ///   main thread: nobody of the module may be asked off it.
    func unheldClosure(around node: Syntax, showsScreen: Bool = false) -> ClosureExprSyntax? {
        let waiting = enclosingClosures(of: node).filter(mayEscape)
        let binding = controller.scopes.selfBinding(at: node)
        guard waiting.count == 1, let closure = waiting.first, binding.strength == .strong, binding.binding == nil,
            !isInLocalFunction(Syntax(closure)),
            showsScreen ? isHandedElsewhere(closure) != true : runsOnMainThread(closure)
        else { return nil }
        return closure
    }

    /// A local function, which may be kept, would come to hold what the closure takes along. So would what a lazy property
    /// begins with.
    private func isInLocalFunction(_ node: Syntax) -> Bool {
        let owner = sequence(first: node, next: \.parent).first {
            $0.is(FunctionDeclSyntax.self) || $0.is(AccessorBlockSyntax.self)
        }
        let decl = owner?.as(AccessorBlockSyntax.self)?.parent?.parent?.parent ?? owner
        return decl?.parent?.is(MemberBlockItemSyntax.self) != true
    }

    /// A closure is handed to something that says so, or to a framework's type that belongs to the main thread: a button of an
    /// alert, an animation.
    private func runsOnMainThread(_ closure: ClosureExprSyntax) -> Bool {
        if let isElsewhere = isHandedElsewhere(closure) { return !isElsewhere }
        guard let call = closure.argument?.call else { return false }
        if let made = typeNamed(by: call.calledExpression)?.name { return belongsToMainThread(made) }
        guard let decl = callee(of: call)?.decl, !isOfApp(decl) else { return false }
        return enclosingType(of: Syntax(decl)).map(belongsToMainThread) ?? false
    }

    private func belongsToMainThread(_ type: String) -> Bool {
        !context.declaresType(named: type)
            && sequence(first: type, next: platform.superclass).contains { name in
                platform.declaration(of: name)?.asProtocol((any WithAttributesSyntax).self)?.attributes.nameAnActor
                    == true
            }
    }
}
