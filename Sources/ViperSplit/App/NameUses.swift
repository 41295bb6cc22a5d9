import SwiftSyntax

/// Where the files of `--context` write names that the given files declare as members.
///
/// It is a class, so that what was found out about a name once holds for all plans of a run.
final class NameUses {
    private let app: App
    private let declared: Set<String>
    private var answers: [String: Bool] = [:]

    init(of given: [SourceFileSyntax], in app: App) {
        let visitor = MemberNameVisitor(viewMode: .sourceAccurate)
        for tree in given { visitor.walk(tree) }
        declared = visitor.names
        self.app = app
    }

    /// Behind a dot, or bare, as those of subclasses and extensions are; in the order of the files.
    func expressions(named name: String) -> some Sequence<ExprSyntax> {
        let files = declared.contains(name) ? app.files(naming: name) : []
        return files.lazy.flatMap { $0.uses.expressions[name, default: []] }
    }

    /// Whether the name of a member is written somewhere where it may mean it.
    ///
    /// - Parameter isMeant: tells of an expression that has the name, or a part of a key path, whether it does.
    func contain(_ member: Member, where isMeant: (Syntax) -> Bool) -> Bool {
        let name = member.name
        // Methods of one name are told by what they take.
        let key = name + (member.function?.signature.parameterClause.trimmedText ?? "")
        if let known = answers[key] { return known }
        let answer = app.files(naming: name).contains { file in
            file.uses.types.contains(name)
                || declared.contains(name)
                    && (file.uses.expressions[name, default: []].contains { isMeant(Syntax($0)) }
                        || file.uses.components[name, default: []].contains { isMeant(Syntax($0)) })
        }
        answers[key] = answer
        return answer
    }
}

/// The names that a file writes where they may mean members of somebody.
struct FileUses {
    let expressions: [String: [ExprSyntax]]
    /// In key paths.
    let components: [String: [KeyPathPropertyComponentSyntax]]
    /// The names of types in others, which no expression tells from each other.
    let types: Set<String>

    init(of file: SourceFileSyntax) {
        let visitor = UseVisitor(viewMode: .sourceAccurate)
        visitor.walk(file)
        (expressions, components, types) = (visitor.expressions, visitor.components, visitor.types)
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
    var expressions: [String: [ExprSyntax]] = [:]
    var components: [String: [KeyPathPropertyComponentSyntax]] = [:]
    var types: Set<String> = []

    private func add(_ token: TokenSyntax, _ expression: ExprSyntax) {
        expressions[token.identifierText, default: []].append(expression)
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
        components[node.declName.baseName.identifierText, default: []].append(node)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.name.identifierText)
        return .visitChildren
    }
}
