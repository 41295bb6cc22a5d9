import SwiftSyntax

/// What code of the app reaches when it runs: data or other screens, by itself or by what it calls in turn.
///
/// ```swift
/// enum Settings {
///     static var isMuted: Bool { stored("muted") }                                        // reaches data, too
///     private static func stored(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) }
/// }
/// ```
extension Semantics {
    /// The reach of a function or a computed property of the app; none for what has no code.
    func reach(of decl: DeclSyntax) -> Touches {
        summary(of: decl, \.reachByDecl, everything: [.data, .navigation]) { decl in
            let visitor = ReachVisitor(self)
            if let body = decl.as(FunctionDeclSyntax.self)?.body { visitor.walk(body) }
            for binding in decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
                if let accessors = binding.accessorBlock { visitor.walk(accessors) }
            }
            return visitor.found
        }
    }

    /// Whether a member of one of the app's types reaches data: `Settings.sortOrder`.
    func reachesData(_ member: String, of type: String) -> Bool {
        members(named: member, of: .named(type), isStatic: true).map(\.decl).contains(where: reachesData)
    }

    /// A function at file level that gives what it has from a service. One that only takes what it is told can be told from
    /// everywhere, as a log is.
    func asksForData(_ function: FunctionDeclSyntax) -> Bool {
        let result = function.signature.returnClause
        return result != nil && result.flatMap { type($0.type) }?.isVoid != true && reachesData(DeclSyntax(function))
    }

    /// A helper of the app's that is called to show a screen. One that gives a value is asked for that, whatever it shows if it
    /// fails, and a stored property has its value, whatever observers do once it is set.
    func isCalledToShow(_ decl: DeclSyntax) -> Bool {
        if MemberShape(decl).kind == .storedProperty { return false }
        let result = decl.as(FunctionDeclSyntax.self)?.signature.returnClause
        let isAsked = result != nil && result.flatMap { type($0.type) }?.isVoid != true
        return isOfApp(decl) && !isAsked && (takesScreen(decl) || reach(of: decl).contains(.navigation))
    }

    /// A function whose name says that it shows or leaves a screen, and that is told which: `push(_ screen: UIViewController)`.
    private func takesScreen(_ decl: DeclSyntax) -> Bool {
        guard let function = decl.as(FunctionDeclSyntax.self), isNavigationVerb(function.name.identifierText) else {
            return false
        }
        return function.signature.parameterClause.parameters.contains { parameter in
            type(ofParameter: parameter).map(mayBeScreen) == true
        }
    }

    private func reachesData(_ decl: DeclSyntax) -> Bool {
        isOfApp(decl) && (isSharedState(decl) || reach(of: decl).contains(.data))
    }

    /// `static var sortOrder = SortOrder.name`: what everybody of the app may set outlives the screen. A tool of a framework,
    /// as `static var formatter = DateFormatter()`, is no data, nor is a log.
    fileprivate func isSharedState(_ decl: DeclSyntax) -> Bool {
        guard let variable = decl.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            MemberShape(decl).kind == .storedProperty, Modifiers(decl, default: .internal).isStatic
        else { return false }
        let name = MemberShape(decl).names.first ?? ""
        guard let type = type(ofVariable: variable, named: name)?.unwrapped.name, !context.declaresType(named: type)
        else { return true }
        if platform.isLog(type) { return false }
        return declaredType(type)?.isClass != true || isService(named: type)
    }

    /// A call that has the name and the labels of a method by which screens of UIKit show and leave others, whoever is asked.
    func showsAsUIKit(_ call: FunctionCallExprSyntax) -> Bool {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return platform.methodsOfScreens(named: access.declName.baseName.identifierText).contains { method in
            match(call.allArguments.map(\.shape), with: method.signature.parameterClause.callParameters) != nil
        }
    }
}

/// Finds what a piece of code reaches, and the app's functions and computed properties that it uses.
private final class ReachVisitor: SyntaxVisitor {
    private let semantics: Semantics
    private(set) var found = Contributions<DeclSyntax, Touches>()

    init(_ semantics: Semantics) {
        self.semantics = semantics
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let known = semantics.callee(of: node)?.decl.map { [$0] } ?? semantics.candidates(for: node).compactMap(\.decl)
        known.forEach(add)
        if semantics.reachesData(node) { found.own.insert(.data) }
        if known.isEmpty, semantics.showsAsUIKit(node) { found.own.insert(.navigation) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if semantics.reachesData(node) { found.own.insert(.data) }
        for member in semantics.membersNamed(by: node) where !member.decl.is(FunctionDeclSyntax.self) {
            add(member.decl)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.identifierText
        guard node.isBare,
            semantics.localBinding(of: name, at: Syntax(node)) == nil
        else { return .skipChildren }
        if semantics.isService(named: name) { found.own.insert(.data) }
        semantics.properties(named: name, at: Syntax(node)).filter { $0.is(VariableDeclSyntax.self) }.forEach(add)
        return .skipChildren
    }

    private func add(_ decl: DeclSyntax) {
        if !semantics.isOfApp(decl) {
            if Facts(of: decl).contains(.navigates) { found.own.insert(.navigation) }
            if let owner = semantics.enclosingType(of: Syntax(decl)), semantics.platform.isService(owner) {
                found.own.insert(.data)
            }
            return
        }
        if let variable = decl.as(VariableDeclSyntax.self), MemberShape(decl).kind == .storedProperty {
            let name = MemberShape(decl).names.first ?? ""
            let type = semantics.type(ofVariable: variable, named: name)?.unwrapped.name
            if semantics.isSharedState(decl) || type.map(semantics.isService(named:)) == true {
                found.own.insert(.data)
            }
            return
        }
        found.called.append(decl)
    }
}
