import SwiftSyntax

/// When the module around a view controller is put together.
enum Assembly: Hashable {
    /// When the presenter is first asked for something.
    case onFirstUse
    /// At the end of the view controller's initialisers, because a property that moved has an initial value that tells
    /// when it is made, such as a service that starts working at once.
    case withTheScreen
}

/// Whether the initialisers of the view controller are known, so that they can assemble the module.
///
/// They are if it has none of its own and those that it inherits can be overridden, or if each of its own designated ones
/// calls `super.init` once, after nothing but plain assignments. What runs within that would find no module yet: a view's
/// does, as when a nib gives it its subviews.
func canAssembleWithTheScreen(_ controller: Controller, _ context: AppContext) -> Bool {
    if isCalledBackWhenMade(controller, context) { return false }
    let own = designatedInitializers(of: controller)
    if own.isEmpty { return !InheritedInitializers(of: controller.superclass, in: context).designated.isEmpty }
    return own.allSatisfy { $0.body == nil || isUnavailable($0) || superInitCall(in: $0) != nil }
}

/// Whether UIKit runs code of the view controller's before it is made.
func isCalledBackWhenMade(_ controller: Controller, _ context: AppContext) -> Bool {
    guard let superclass = controller.superclass else { return false }
    return controller.base == .view
        || ([superclass] + context.superclasses(of: superclass)).contains(where: Platform.sdk.isCalledBackWhenMade)
}

/// Whether the properties that tell when they are made are still made in the order of their declaration.
func keepsOrderOfCreation(
    _ controller: Controller, _ owners: Owners, _ semantics: Semantics, _ assemblyOrder: [Role]
) -> Bool {
    // The View's own are made first.
    let order = [.view] + assemblyOrder
    let places = controller.members.compactMap { member -> Int? in
        guard semantics.timeDependence(of: member) != nil else { return nil }
        return order.firstIndex(of: owners[member.id])
    }
    return places == places.sorted()
}

extension Semantics {
    /// The part of a stored property's initial value that tells when it is evaluated.
    ///
    /// A moved property gets its initial value when the module is assembled, which is later than when the view controller
    /// is made. Literals, cases, constants and plain containers don't tell the difference; `Date()` does, and a service may.
    func timeDependence(of member: Member) -> Syntax? {
        guard member.kind == .storedProperty, !member.modifiers.isLazy, !member.modifiers.isStatic,
            let value = member.variable?.bindings.first?.initializer?.value
        else { return nil }
        return cause(of: .anyTime, in: value) ?? makingHeardOfAtItsEnd(in: value)
    }

    /// What an initial value makes and whose end is heard of: a module that nobody asks for never makes it.
    private func makingHeardOfAtItsEnd(in value: ExprSyntax) -> Syntax? {
        let makings = QuietMakings(app: context)
        return nodes(FunctionCallExprSyntax.self, in: Syntax(value)).first { call in
            typeNamed(by: call.calledExpression)?.name.map { !makings.goesQuietly($0) } == true
        }.map(Syntax.init)
    }
}

func designatedInitializers(of controller: Controller) -> [InitializerDeclSyntax] {
    controller.members.filter(isDesignatedInitializer).compactMap { $0.decl.as(InitializerDeclSyntax.self) }
}

/// The statement that calls `super.init`, if nothing but plain assignments comes before it.
func superInitCall(in initializer: InitializerDeclSyntax) -> CodeBlockItemSyntax? {
    for item in initializer.body?.statements ?? [] {
        if let call = item.item.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true
        {
            return item
        }
        guard let infix = item.item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            isPlain(infix.rightOperand)
        else { return nil }
    }
    return nil
}
