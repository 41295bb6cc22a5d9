import SwiftSyntax

/// Where the files of `--context` write names that the given files declare as members.
///
/// It is a class, so that what was found out about a name once holds for all plans of a run.
final class NameUses {
    /// Behind a dot, or bare, as those of subclasses and extensions are.
    private let expressions: [String: [ExprSyntax]]
    /// In a key path, a text, or the name of a type: nobody tells whose they are.
    private let texts: Set<String>
    private var answers: [String: Bool] = [:]

    init(of given: [SourceFileSyntax], in others: [SourceFileSyntax]) {
        let declared = MemberNameVisitor(viewMode: .sourceAccurate)
        for tree in given { declared.walk(tree) }
        let visitor = UseVisitor(of: declared.names)
        for tree in others { visitor.walk(tree) }
        (expressions, texts) = (visitor.expressions, visitor.texts)
    }

    func expressions(named name: String) -> [ExprSyntax] { expressions[name, default: []] }

    /// Whether the name is written somewhere where it may mean a member.
    ///
    /// - Parameter isMeant: tells of an expression that has the name whether it does.
    func contain(_ name: String, where isMeant: (ExprSyntax) -> Bool) -> Bool {
        if let known = answers[name] { return known }
        let answer = texts.contains(name) || expressions(named: name).contains(where: isMeant)
        answers[name] = answer
        return answer
    }
}

private final class MemberNameVisitor: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        names.formUnion(node.decl.declaredNames)
        return .visitChildren
    }
}

private final class UseVisitor: SyntaxVisitor {
    private let names: Set<String>
    var expressions: [String: [ExprSyntax]] = [:]
    var texts: Set<String> = []

    init(of names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    private func add(_ token: TokenSyntax, _ expression: ExprSyntax) {
        let name = token.identifierText
        if names.contains(name) { expressions[name, default: []].append(expression) }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.declName.baseName, ExprSyntax(node))
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.baseName, ExprSyntax(node))
        return .skipChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        texts.insert(node.declName.baseName.identifierText)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        texts.insert(node.name.identifierText)
        return .visitChildren
    }

    // A string may be a key for `value(forKey:)` or `NSSelectorFromString`.
    override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
        texts.insert(node.content.text)
        return .visitChildren
    }
}
