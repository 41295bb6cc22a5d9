import SwiftSyntax

/// The constants of a body that separation has done without: what they stood for is asked for where they were used.
///
/// ## Before
/// ```swift
/// let note = notes[indexPath.row]
/// cell.textLabel?.text = note.title
/// ```
/// ## After
/// ```swift
/// cell.textLabel?.text = notes[indexPath.row].title
/// ```
struct NamedModels {
    /// The names and their values, by the statements that bound them.
    private let values: [SyntaxIdentifier: (name: String, value: ExprSyntax)]

    /// Those whose value is a path, and before whose last use nothing is done to what the view controller stores.
    ///
    /// - Parameter after: what the member is now, and what was taken out of it.
    init(goneFrom before: DeclSyntax, to after: [DeclSyntax], in original: Controller) {
        let patterns = after.flatMap { nodes(IdentifierPatternSyntax.self, in: Syntax($0)) }
        let left = Set(patterns.map(\.identifier.identifierText))
        values = nodes(CodeBlockItemSyntax.self, in: Syntax(before)).reduce(into: [:]) { values, statement in
            guard let (name, value) = statement.namedPath, !left.contains(name),
                nodes(IdentifierPatternSyntax.self, in: Syntax(before)).filter({ $0.identifier.identifierText == name })
                    .count == 1,
                let list = statement.parent?.as(CodeBlockItemListSyntax.self),
                let state = original.state(behind: AccessPath(to: value))
            else { return }
            let behind = list.drop { $0.id != statement.id }.dropFirst()
            let last = behind.lastIndex { $0.uses(name) }
            let named = state.union(value.tokens(viewMode: .sourceAccurate).map(\.identifierText))
            if behind.prefix(through: last ?? behind.startIndex).allSatisfy({
                original.leavesAlone(named, in: $0)
            }) {
                values[statement.id] = (name, value)
            }
        }
    }

    /// None.
    init() { values = [:] }

    func bound(by statement: CodeBlockItemSyntax) -> (name: String, value: ExprSyntax)? { values[statement.id] }
}

extension CodeBlockItemSyntax {
    /// `let note = notes[indexPath.row]`
    fileprivate var namedPath: (name: String, value: ExprSyntax)? {
        guard let variable = item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, variable.bindingSpecifier.tokenKind == .keyword(.let),
            variable.attributes.isEmpty, variable.modifiers.isEmpty, binding.typeAnnotation == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
            let value = binding.initializer?.value
        else { return nil }
        return value.isPlainPath ? (name, value) : nil
    }

    fileprivate func uses(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
    }
}

extension Controller {
    /// Nothing in a statement sets or binds what is named, and none of the view controller's functions is called for what it
    /// does.
    fileprivate func leavesAlone(_ names: Set<String>, in statement: CodeBlockItemSyntax) -> Bool {
        nodes(in: Syntax(statement)).allSatisfy { node in
            if [.inOutExpr, .awaitExpr, .deferStmt].contains(node.kind) { return false }
            if let pattern = node.as(IdentifierPatternSyntax.self) {
                return !names.contains(pattern.identifier.identifierText)
            }
            if let infix = node.as(InfixOperatorExprSyntax.self), isAssignment(infix) {
                let path = AccessPath(to: infix.leftOperand)
                return named(by: path).allSatisfy { $0.isPlainlyStored && !names.contains($0.name) }
            }
            guard let call = node.as(FunctionCallExprSyntax.self), call.parent?.is(CodeBlockItemSyntax.self) == true
            else { return true }
            return !isOwnFunction(AccessPath(to: call.calledExpression))
        }
    }

    /// The names of what the view controller stores that a path begins with, or that is worked out of such alone.
    ///
    /// - Returns: nil for any other path.
    fileprivate func state(behind path: AccessPath) -> Set<String>? {
        var (names, open): (Set<String>, [Member]) = ([], named(by: path))
        if open.isEmpty { return nil }
        while let member = open.popLast() {
            guard names.insert(member.name).inserted else { continue }
            if member.isState { continue }
            guard member.kind == .computedProperty, let read = namesRead(by: member.decl) else { return nil }
            open += read
        }
        return names
    }

    /// - Returns: nil if the code names anything besides that isn't its own.
    private func namesRead(by decl: DeclSyntax) -> [Member]? {
        let patterns = nodes(IdentifierPatternSyntax.self, in: Syntax(decl)).map(\.identifier.identifierText)
        let own = Set(patterns + nodes(ClosureExprSyntax.self, in: Syntax(decl)).flatMap(\.parameterNames))
        var found: [Member] = []
        for name in nodes(DeclReferenceExprSyntax.self, in: Syntax(decl)) {
            let isMember = name.parent?.as(MemberAccessExprSyntax.self)?.declName.id == name.id
            let text = name.baseName.identifierText
            if isMember && !isOfSelf(name) || text == "self" || text.hasPrefix("$") || own.contains(text) { continue }
            let members = members(named: text)
            if members.isEmpty { return nil }
            found += members
        }
        return found
    }

    private func isOfSelf(_ name: DeclReferenceExprSyntax) -> Bool {
        name.parent?.as(MemberAccessExprSyntax.self)?.base.map(scopes.isSelf) == true
    }

    private func isOwnFunction(_ path: AccessPath) -> Bool { named(by: path).contains { $0.kind == .function } }

    private func named(by path: AccessPath) -> [Member] {
        let root = path.root.as(DeclReferenceExprSyntax.self)?.baseName
        // A local name hides a member.
        if let root, root.tokenKind != .keyword(.self),
            scopes.binding(of: root.identifierText, at: Syntax(path.root)) != nil
        {
            return []
        }
        let name = root?.tokenKind == .keyword(.self) ? path.memberNames.first : root?.identifierText
        return name.map { members(named: $0) } ?? []
    }
}

extension Member {
    /// Nothing else happens when it is set.
    fileprivate var isPlainlyStored: Bool { kind == .storedProperty && !hasObservers }

    /// A stored property that no other object has.
    fileprivate var isState: Bool { kind == .storedProperty && !modifiers.attributes.contains("IBOutlet") }
}
