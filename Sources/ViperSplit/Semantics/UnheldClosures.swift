import SwiftSyntax

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
