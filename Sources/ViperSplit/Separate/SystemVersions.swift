import SwiftSyntax

/// The versions of the system that code is compiled for where it stands: a method of its own needs them as well.
enum SystemVersions: Equatable {
    /// All that the app supports.
    case all
    /// Those that a condition asks for: `iOS 16, *`.
    case since(String)
    /// Those that more than one condition asks for, one before the code, or one of the compiler (`#if`).
    case unknown

    /// The attribute that a declaration needs for the code, with a newline.
    var attribute: String {
        guard case .since(let versions) = self else { return "" }
        return "@available(\(versions))\n"
    }

    /// The versions of a part of a node.
    func versions(of part: Syntax, in node: Syntax) -> SystemVersions {
        if node.is(IfConfigDeclSyntax.self) { return .unknown }
        guard let condition = node.versionCondition else { return self }
        if part.is(ConditionElementListSyntax.self) { return .unknown }
        let isOtherwise =
            node.as(IfExprSyntax.self)?.elseBody.map { Syntax($0) } == part || node.is(GuardStmtSyntax.self)
        let asks = condition.availabilityKeyword.text == "#available"
        return asks == isOtherwise ? self : limited(by: condition)
    }

    /// The versions of what follows a statement.
    func versions(behind statement: CodeBlockItemSyntax) -> SystemVersions {
        guard statement.item.is(GuardStmtSyntax.self), let condition = Syntax(statement.item).versionCondition else {
            return self
        }
        return condition.availabilityKeyword.text == "#available" ? limited(by: condition) : self
    }

    private func limited(by condition: AvailabilityConditionSyntax) -> SystemVersions {
        let isKnown = self == .all && condition.availabilityKeyword.text == "#available"
        return isKnown ? .since(condition.availabilityArguments.trimmedText) : .unknown
    }
}

extension HostCode {
    /// The versions that code of the body runs on, by the conditions around it and before it.
    func versions(at node: Syntax) -> SystemVersions {
        guard let body = member.separableCode else { return .all }
        let path = sequence(first: node, next: \.parent).prefix { $0.id != body.id } + [body]
        return zip(path.dropFirst(), path).reversed().reduce(.all) { versions, step in
            let (outer, inner) = step
            let before = outer.as(CodeBlockItemListSyntax.self)?.prefix { $0.id != inner.id } ?? []
            return before.reduce(versions.versions(of: inner, in: outer)) { $0.versions(behind: $1) }
        }
    }

    /// Code that leaves, with the attribute for the versions that it needs.
    ///
    /// - Parameter versions: those of the place.
    /// - Returns: nil if it can't leave, since it would run on others, or its caller would have to mark more than its signature
    ///   says.
    func leaving(_ found: Extraction, for versions: SystemVersions) -> Extraction? {
        saysItsEffects(found) ? forVersions(found, versions) : nil
    }

    private func forVersions(_ found: Extraction, _ versions: SystemVersions) -> Extraction? {
        var extraction = found
        if versions == .all && member.availability.isEmpty || found.isForEveryVersion(in: self) { return extraction }
        if versions == .unknown { return nil }
        extraction.availability = member.availability + versions.attribute
        return extraction
    }
}

extension Extraction {
    /// Whether all that leaves is declared in sight, for every version.
    func isForEveryVersion(in code: HostCode) -> Bool {
        let types = parameters.map(\.type) + [givenType].compactMap { $0 }
        return types.flatMap(\.typePaths).allSatisfy(code.semantics.isForEveryVersion(typeNamed:))
            && nodes(in: code).allSatisfy { isForEveryVersion($0, in: code) }
    }

    private func isForEveryVersion(_ node: Syntax, in code: HostCode) -> Bool {
        func areForEveryVersion(_ nodes: [Syntax]) -> Bool { nodes.allSatisfy { isForEveryVersion($0, in: code) } }
        let parts = Array(node.children(viewMode: .sourceAccurate))
        // What is handed over stays where it is.
        if parameters.contains(where: { $0.argument == node.range }) { return true }
        if let type = node.as(IdentifierTypeSyntax.self) {
            return code.semantics.isForEveryVersion(typeNamed: type.name.identifierText) && areForEveryVersion(parts)
        }
        guard let expression = node.as(ExprSyntax.self) else { return areForEveryVersion(parts) }
        let root = code.rootReference(of: expression)
        if let root, root.expression == expression {
            let isThere = root.memberIDs.map { code.controller.members[$0] }.allSatisfy { member in
                member.kind != .conditional && member.availability.isEmpty
            }
            return isThere && areForEveryVersion(parts)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else {
            let isKnown = !expression.is(MemberAccessExprSyntax.self) || code.semantics.isForEveryVersion(node)
            return isKnown && areForEveryVersion(parts)
        }
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        let name = access?.declName.baseName.text ?? call.calledExpression.trimmedText
        let given = [access?.base.map { Syntax($0) }, Syntax(call.arguments), call.trailingClosure.map { Syntax($0) }]
        return (root?.isInherited == true && isNavigationVerb(name) || code.semantics.isForEveryVersion(node))
            && areForEveryVersion(given.compactMap { $0 })
    }
}

extension Reference {
    fileprivate var isInherited: Bool {
        if case .inherited = target { return true }
        return false
    }
}

extension Syntax {
    /// The `#available` or `#unavailable` of an `if`, a `guard` or a `while`.
    fileprivate var versionCondition: AvailabilityConditionSyntax? {
        let conditions =
            self.as(IfExprSyntax.self)?.conditions ?? self.as(GuardStmtSyntax.self)?.conditions
            ?? self.as(WhileStmtSyntax.self)?.conditions
        return conditions?.firstResult { $0.condition.as(AvailabilityConditionSyntax.self) }
    }
}
