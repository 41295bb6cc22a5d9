import SwiftSyntax

/// What a component is asked for by a name, over the links of others or by its own code.
struct Asking {
    let name: String
    /// The last names of the links that lead to it: `presenter`.
    let links: Set<String>
    /// Those of every link of the module: who hands one on to another puts the module together.
    let wiring: Set<String>
    /// The class of the component and the protocol by which it is seen: their own code needs no link.
    let types: Set<String>
    /// Whether to ask for it is to set it.
    var isSetting = false

    /// Whether code may ask for it.
    func isDone(in tree: SourceFileSyntax) -> Bool {
        isDoneByItself(in: tree)
            || nodes(DeclReferenceExprSyntax.self, in: Syntax(tree)).contains {
                links.contains($0.baseName.identifierText) && isDone(over: $0)
            }
    }

    /// Whether the component may use it without a link.
    func isDoneByItself(in tree: SourceFileSyntax) -> Bool {
        nodes(DeclReferenceExprSyntax.self, in: Syntax(tree)).contains { reference in
            guard reference.baseName.identifierText == name else { return false }
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
            let isOfSelf = access?.declName.id == reference.id && access?.base?.bareName == "self"
            let isInKeyPath = reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true
            return isInKeyPath
                || (reference.isBehindNothing || isOfSelf) && isOwn(Syntax(reference))
                    && counts(isOfSelf ? access.map(ExprSyntax.init) : ExprSyntax(reference))
        }
    }

    /// A link that is handed on may be asked under another name.
    private func isDone(over reference: DeclReferenceExprSyntax) -> Bool {
        let around = reference.parent?.as(MemberAccessExprSyntax.self)
        let link = around?.declName.id == reference.id ? around.map(ExprSyntax.init) : ExprSyntax(reference)
        guard let link else { return false }
        if let access = link.accessBehind {
            return access.declName.baseName.identifierText == name && counts(ExprSyntax(access))
        }
        return !isWiring(link)
    }

    /// Whether code that names it asks for it.
    func counts(_ expression: ExprSyntax?) -> Bool {
        !isSetting || expression.map { use(of: Syntax($0)).mayWrite } != false
    }

    /// `interactor.presenter = presenter`, `Presenter(view: view)`, `let presenter = presenter`, `return presenter` of who makes it
    private func isWiring(_ link: ExprSyntax) -> Bool {
        if link.parent?.is(ReturnStmtSyntax.self) == true { return true }
        if let argument = link.parent?.as(LabeledExprSyntax.self) {
            return argument.label.map { wiring.contains($0.identifierText) } == true
        }
        if let binding = link.parent?.parent?.as(PatternBindingSyntax.self) {
            return binding.pattern.as(IdentifierPatternSyntax.self).map {
                wiring.contains($0.identifier.identifierText)
            } == true
        }
        guard let assignment = link.parent?.as(InfixOperatorExprSyntax.self), isAssignment(assignment) else {
            return false
        }
        let target = assignment.leftOperand
        let name =
            target.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? target.as(DeclReferenceExprSyntax.self)?.baseName
        return name.map { wiring.contains($0.identifierText) } == true
    }

    private func isOwn(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { DeclSyntax($0)?.nameOfClass.map(types.contains) == true }
    }
}
