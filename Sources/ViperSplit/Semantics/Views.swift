import SwiftSyntax

extension Semantics {
    /// A value of the type is something to look at.
    func isView(_ type: Type) -> Bool {
        type.unwrapped.name.map {
            context.isViewType($0) || isMadeOfViews($0) || typesUsedAsViews.contains($0) || isProtocolOfViews($0)
        } ?? false
    }

    /// A protocol of the app that views adopt, and nothing else does but mocks; only an app that is given whole tells.
    private func isProtocolOfViews(_ name: String) -> Bool {
        if let known = protocolsOfViews[name] { return known }
        let isProtocol = context.isComplete && declaredType(name)?.decl?.is(ProtocolDeclSyntax.self) == true
        let adopters = isProtocol ? context.typesAdopting(name, besides: controller, includingTests: false) : []
        let isOfViews =
            !adopters.isEmpty && adopters.allSatisfy { context.isViewType($0) && !context.isScreenType($0) }
        protocolsOfViews[name] = isOfViews
        return isOfViews
    }

    /// A value of the type is another screen.
    func isScreen(_ type: Type) -> Bool { type.unwrapped.name.map(context.isScreenType) ?? false }

    /// A value of the type may be another screen, though what is known of it may hold for a part of one, too.
    func mayBeScreen(_ type: Type) -> Bool { isScreen(type) || type.unwrapped == .named(Platform.viewController) }

    /// A property that holds a view, whatever the app calls it.
    func isView(_ property: Member) -> Bool {
        namesOfParts.contains(property.name) || isViewByName(property)
            || type(of: property).map { type in
                isView(type) || worksForViews(type)
            } ?? false
    }

    /// A class of the app that works for views: it, or what it inherits from, is told what happens to them, or tells what they show.
    private func worksForViews(_ type: Type) -> Bool {
        guard let name = type.unwrapped.name, let decl = declaredType(name)?.decl?.as(ClassDeclSyntax.self),
            isOfApp(DeclSyntax(decl)), !context.isScreenType(name), !context.isGuideType(name), !isService(named: name)
        else { return false }
        let own = inheritedNames(decl.inheritanceClause)
        let inherited = own + ([name] + own + own.flatMap(context.superclasses)).flatMap(context.adopted)
        return inherited.flatMap { [$0] + platform.ancestry(of: $0) }.contains(where: isTold)
    }

    /// Types that nobody declares are views if their values are laid out or shown among views, `addSubview(slider)`, and
    /// work for views if they are told what happens to them or what they show: `tableView.dataSource = dataSource`.
    func findTypesUsedAsViews() -> Set<String> {
        let memberBlocks = controller.bodies.map { Syntax($0.memberBlock) }
        let arguments = memberBlocks.flatMap { nodes(LabeledExprSyntax.self, in: $0) }.map(\.expression)
        let assigned = memberBlocks.flatMap { nodes(InfixOperatorExprSyntax.self, in: $0) }
            .filter { $0.operator.is(AssignmentExprSyntax.self) }.map(\.rightOperand)
        return (arguments + assigned).reduce(into: []) { found, value in
            guard value.isNamed, let name = type(of: value.plain)?.unwrapped.name, !context.declaresType(named: name),
                !platform.declares(name), let wanted = expectedType(of: value)?.unwrapped.name
            else { return }
            if platform.isKind(wanted, of: Platform.view) || isTold(byViews: wanted) { found.insert(name) }
        }
    }

    /// A protocol by which views tell what happens to them, or ask what they show.
    private func isTold(byViews name: String) -> Bool {
        ["Delegate", "DataSource"].contains(where: name.hasSuffix) && context.isOfModuleThatDraws(name)
    }

    /// A property that holds another screen.
    func isScreen(_ property: Member) -> Bool {
        !namesOfParts.contains(property.name) && type(of: property).map(isScreen) == true
    }

    /// The names of the view controllers that this one takes in, so that they are parts of its screen and no others:
    /// `addChild(pages)`.
    func findNamesOfParts() -> Set<String> {
        let calls = controller.bodies.flatMap { nodes(FunctionCallExprSyntax.self, in: Syntax($0.memberBlock)) }
        let names = calls.compactMap { call -> TokenSyntax? in
            guard let callee = lastName(of: call.calledExpression)?.identifierText,
                Platform.takesInScreen.contains(callee), call.arguments.count == 1
            else { return nil }
            return call.arguments.first.flatMap { lastName(of: $0.expression.plain) }
        }
        return Set(names.map(\.identifierText))
    }

    /// A property that holds a view, by its annotation or initial value, or a controller that has one.
    private func isViewByName(_ property: Member) -> Bool {
        guard let binding = property.variable?.bindings.first else { return false }
        if let type = binding.typeAnnotation?.type {
            let isController = type.unwrapped.trimmedText.hasSuffix("Controller")
            return namesView(Syntax(type)) || isController && namesAskedForView.contains(property.name)
        }
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return false }
        guard let closure = call.calledExpression.as(ClosureExprSyntax.self) else {
            return namesView(Syntax(call.calledExpression))
        }
        let made = closure.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first
        let kind = made?.typeAnnotation.map { Syntax($0) } ?? made?.initializer.map { Syntax($0) }
        return kind.map(namesView) ?? false
    }

    /// `panelController` of `panelController.view`: only a view controller, of whatever framework, has one.
    func findNamesAskedForView() -> Set<String> {
        let accesses = controller.bodies.flatMap { nodes(in: Syntax($0.memberBlock)) }
            .compactMap { $0.as(MemberAccessExprSyntax.self) }.filter { $0.declName.baseName.text == "view" }
        return Set(accesses.compactMap { $0.base.flatMap { lastName(of: $0.plain) } }.map(\.identifierText))
    }

    private func namesView(_ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, context.isViewType(name), name != Platform.image else {
                return false
            }
            // `NotesViewController.Row` is no view.
            return context.isUIKitName(name) || token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .period
        }
    }
}

extension ExprSyntax {
    /// `slider`, `self.slider`, `cell.slider!`
    fileprivate var isNamed: Bool { plain.is(DeclReferenceExprSyntax.self) || plain.is(MemberAccessExprSyntax.self) }
}

/// `view` of `self.pages.view`
private func lastName(of expression: ExprSyntax) -> TokenSyntax? {
    expression.as(DeclReferenceExprSyntax.self)?.baseName
        ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName
}
