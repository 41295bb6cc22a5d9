import SwiftSyntax

/// Types and globals by which code reaches data, screens or views.
final class ForeignNameVisitor: SyntaxVisitor {
    private let semantics: Semantics
    private var controller: Controller { semantics.controller }
    private var context: AppContext { semantics.context }
    private(set) var touches: [Touch] = []
    /// What a caller may give instead isn't asked here.
    private var isInDefaultArgument = false

    init(_ semantics: Semantics) {
        self.semantics = semantics
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.identifierText
        if let kind = kind(ofFunctionCalledBy: node) {
            touches.append(Touch(kind: kind, range: node.range, text: name, isUse: !isInDefaultArgument))
        }
        guard node.isBare, controller.members(named: name).isEmpty, name != controller.name else {
            return .visitChildren
        }
        let chain = AccessPath(from: ExprSyntax(node))
        let isType = name.first?.isUppercase == true
        if let kind = isType && semantics.shows(chain)
            ? .navigation : isType ? kind(of: name, chain) : isGlobalService(node) ? .data : nil
        {
            touches.append(
                Touch(
                    kind: kind, range: node.range, text: chain.shortText,
                    isUse: semantics.isUse(chain, of: kind) && !isInDefaultArgument))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if semantics.reachesData(node) {
            let labels = node.arguments.map { ($0.labelName ?? "_") + ":" }.joined()
            addData(askedBy: node.calledExpression, labels: "(\(labels))")
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if semantics.reachesData(node) { addData(askedBy: ExprSyntax(node), labels: "") }
        return .visitChildren
    }

    /// What is asked of a type counts where the type is named, what is asked of a value where it is asked.
    private func addData(askedBy asked: ExprSyntax, labels: String) {
        let access = asked.as(MemberAccessExprSyntax.self)
        let type = access?.base.flatMap { semantics.typeNamed(by: $0) == nil ? nil : $0 }
        let name = access?.declName.baseName.text ?? asked.trimmedText
        touches.append(
            Touch(
                kind: .data, range: type?.range ?? access?.declName.range ?? asked.range,
                text: (type.map { $0.trimmedText + "." } ?? "") + name + labels, isUse: !isInDefaultArgument))
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        isInDefaultArgument = true
        return .visitChildren
    }

    override func visitPost(_ node: FunctionParameterSyntax) { isInDefaultArgument = false }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isDrawn { touches.append(Touch(kind: .view, range: node.range, text: "#" + node.macroName.text)) }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// A function at file level that asks for data or shows a screen: `loadNotes()`.
    private func kind(ofFunctionCalledBy node: DeclReferenceExprSyntax) -> Touches? {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(node).id,
            let callee = semantics.callee(of: call), callee.owner == nil,
            let function = callee.decl?.as(FunctionDeclSyntax.self),
            context.declarations(named: node.baseName.identifierText).contains(DeclSyntax(function))
        else { return nil }
        if semantics.isCalledToShow(DeclSyntax(function)) { return .navigation }
        return semantics.asksForData(function) ? .data : nil
    }

    /// A name at file level by which the app has one of its services: `let store = NoteStore()`.
    private func isGlobalService(_ node: DeclReferenceExprSyntax) -> Bool {
        let name = node.baseName.identifierText
        guard semantics.localBinding(of: name, at: Syntax(node)) == nil else { return false }
        return context.declarations(named: name).compactMap { $0.as(VariableDeclSyntax.self) }.contains { variable in
            semantics.type(ofVariable: variable, named: name)?.unwrapped.name.map(semantics.isService(named:)) == true
        }
    }

    private func kind(of type: String, _ chain: AccessPath) -> Touches? {
        let members = chain.memberNames
        if members.isEmpty, controller.rules.links.components.contains(type) { return nil }
        if members.contains(where: isScreenName) { return .navigation }
        guard !isConstant(members.first, of: type) else { return nil }
        if context.isScreenType(type) { return .navigation }
        if !context.isServiceType(type), semantics.leadsToScreens(chain) { return .navigation }
        if context.isViewType(type) || semantics.isMadeOfViews(type) { return .view }
        if givesViews(chain) { return .view }
        // `Screens.chat()`, whatever the app looks up for it.
        if chain.links.contains(where: { semantics.type(of: $0.expression).map(semantics.isScreen) == true }) {
            return .navigation
        }
        if context.isGuideType(type), members.isEmpty || members.contains(where: isNavigationVerb) {
            return .navigation
        }
        return context.isServiceType(type) || context.isSharedInstance(type, members.first) && !chain.beginsWithFactory
            || members.first.map { semantics.reachesData($0, of: type) } == true ? .data : nil
    }

    /// Whether what a type gives is something to look at: `StyleManager.titleFont`, `Theme.shared.color(for: .title)`,
    /// `Settings.shared.style?.textColor` and `ThemeService.shared.theme.isDark`.
    private func givesViews(_ chain: AccessPath) -> Bool {
        // Of what nobody declares the place tells: `tabBarItem.image = Icons.earth`.
        let end = chain.links.last?.expression
        let wanted = end.flatMap { semantics.type(of: $0) == nil ? semantics.expectedType(of: $0) : nil }
        return (chain.links.map { semantics.type(of: $0.expression) } + [wanted]).contains { type in
            guard let type, let name = type.unwrapped.name else { return false }
            return context.isViewType(name) && !semantics.mayBeScreen(type) || context.isPalette(name)
        }
    }

    /// `rootViewController` of a window, `centerViewController` of somebody: the way to another screen.
    private func isScreenName(_ member: String) -> Bool {
        member.first?.isLowercase == true && member.lowercased().hasSuffix("viewcontroller")
            || member.hasSuffix("Controller") && semantics.platform.screensAround.contains(member)
    }

    /// What only has its name in a service, and reaches nothing: a nested type, a case, the type itself, a notification's
    /// name.
    private func isConstant(_ member: String?, of type: String) -> Bool {
        guard let member else { return false }
        return member.first?.isUppercase == true || member == "self" || member.hasSuffix("Notification")
            || context.type(named: type)?.as(EnumDeclSyntax.self)?.memberBlock.members.contains { item in
                item.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.name.identifierText == member } == true
            } == true
    }
}
