import SwiftSyntax

/// Finds what should leave one body, from the outside in and in the order of the source.
struct ExtractionFinder {
    let code: HostCode
    /// The component that the body belongs to: what is another's leaves.
    let role: Role
    private(set) var extractions: [Extraction] = []
    /// Something stays because a view would be handed over, which only a body of the View may do.
    private(set) var givesViews = false

    /// What can't move, as an earlier round has found.
    private let excluded: Set<Extraction.Key>
    /// The code at hand may not run everywhere, so that a method of its own might not compile.
    private var isLimited = false

    init(_ code: HostCode, role: Role, excluding excluded: Set<Extraction.Key>) {
        self.code = code
        self.role = role
        self.excluded = excluded
        if let body = code.member.separableCode { find(in: body) }
    }

    private mutating func find(in node: Syntax) {
        // Code that isn't compiled everywhere.
        if node.is(IfConfigDeclSyntax.self) { return }
        let wasLimited = isLimited
        defer { isLimited = wasLimited }
        let asksForVersion = asksForVersion(node)
        isLimited = wasLimited || asksForVersion
        if let statements = node.as(CodeBlockItemListSyntax.self) { return find(in: Array(statements)) }
        if let data = data(node), !isExcluded(data) { return add(data) }
        if role == .presenter, !isLimited, let value = chainValue(node) { return add(value) }
        for child in node.children(viewMode: .sourceAccurate) {
            // What is done otherwise is done on every version.
            isLimited = wasLimited || asksForVersion && child != node.otherwise
            find(in: child)
        }
    }

    private func data(_ node: Syntax) -> Extraction? {
        let data = DataExtractions(code: code)
        if isLimited, !code.inference.isForEveryVersion(node) { return nil }
        if let call = node.as(FunctionCallExprSyntax.self) { return data.useCase(call) }
        if let assignment = node.as(InfixOperatorExprSyntax.self) { return data.setter(assignment) }
        guard let access = node.as(MemberAccessExprSyntax.self) else { return nil }
        return data.value(access) ?? (role == .presenter ? data.instance(access) : nil)
    }

    private func isExcluded(_ extraction: Extraction) -> Bool {
        var asAdded = extraction
        asAdded.availability = code.member.availability
        return excluded.contains(asAdded.key)
    }

    /// `if #available`, `guard #available`.
    private func asksForVersion(_ node: Syntax) -> Bool {
        let conditions =
            node.as(IfExprSyntax.self)?.conditions ?? node.as(GuardStmtSyntax.self)?.conditions
            ?? node.as(WhileStmtSyntax.self)?.conditions
        return conditions?.contains { $0.condition.is(AvailabilityConditionSyntax.self) } ?? false
    }

    /// A chain is met from its outer end: what leaves is the part that begins with a view.
    private func chainValue(_ node: Syntax) -> Extraction? {
        guard let expression = node.as(ExprSyntax.self), let reference = code.rootReference(of: expression),
            let value = ViewExtractions(code: code).value(startingAt: reference), value.range == expression.range,
            !isExcluded(value)
        else { return nil }
        return value
    }

    private mutating func find(in statements: [CodeBlockItemSyntax]) {
        let navigation = NavigationExtractions(code: code)
        var runs: [Int: (Extraction, Int)] = [:]
        var floor = 0
        // What comes after `guard #available` is limited, too.
        let limit =
            isLimited
            ? 0 : statements.firstIndex { $0.item.is(GuardStmtSyntax.self) && asksForVersion(Syntax($0.item)) }
        for place in statements.indices.prefix(limit ?? statements.count) {
            guard place >= floor, let run = navigation.run(showingAt: place, in: statements, after: floor),
                !isExcluded(run.extraction)
            else { continue }
            if role == .presenter, handsOverView(run.extraction) {
                givesViews = true
                continue
            }
            runs[run.places.lowerBound] = (run.extraction, run.places.upperBound)
            floor = run.places.upperBound + 1
        }
        var place = 0
        while place < statements.count {
            let statement = statements[place]
            if let (extraction, last) = runs[place] {
                add(extraction)
                place = last + 1
                continue
            }
            if role == .presenter, !isLimited, let command = ViewExtractions(code: code).command(statement),
                !isExcluded(command)
            {
                add(command)
            } else {
                find(in: Syntax(statement.item))
            }
            if place == limit { isLimited = true }
            place += 1
        }
    }

    /// A sender may be a view, which only the View knows.
    private func handsOverView(_ extraction: Extraction) -> Bool {
        extraction.parameters.contains { parameter in
            guard !parameter.isClosure, let node = code.member.separableCode?.node(at: parameter.argument) else {
                return false
            }
            let type = node.as(ExprSyntax.self).flatMap { code.inference.type(of: $0)?.unwrapped }
            return type.map(code.context.isViewType) == true
        }
    }

    /// Arguments stay with the caller, so they are looked at for themselves.
    private mutating func add(_ found: Extraction) {
        var extraction = found
        extraction.availability = code.member.availability
        extractions.append(extraction)
        for parameter in extraction.parameters {
            guard let node = code.member.separableCode?.node(at: parameter.argument) else { continue }
            find(in: node)
        }
    }
}

extension Member {
    /// The `@available` attributes of the declaration, which its parts need as well.
    fileprivate var availability: String {
        let attributes = decl.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        return attributes.filter { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available" }
            .map { $0.trimmedDescription + "\n" }.joined()
    }

    /// The code of a function, of a property's accessors and observers, or of what a lazy property begins with: it runs
    /// when the whole screen is there.
    var separableCode: Syntax? {
        if let body = function?.body { return Syntax(body.statements) }
        guard let variable, variable.bindings.count == 1, let binding = variable.bindings.first else { return nil }
        return modifiers.isLazy ? Syntax(binding) : binding.accessorBlock.map { Syntax($0) }
    }
}

extension Syntax {
    /// The branch of an `if` or a `guard` whose conditions don't hold.
    fileprivate var otherwise: Syntax? {
        self.as(IfExprSyntax.self)?.elseBody.map { Syntax($0) } ?? self.as(GuardStmtSyntax.self).map { Syntax($0.body) }
    }

    /// The outermost node with exactly these UTF-8 offsets.
    func node(at range: Range<Int>) -> Syntax? {
        if self.range == range, !self.is(CodeBlockItemListSyntax.self), !self.is(CodeBlockItemSyntax.self) {
            return self
        }
        return children(viewMode: .sourceAccurate).firstResult { child in
            child.range.lowerBound <= range.lowerBound && range.upperBound <= child.range.upperBound
                ? child.node(at: range) : nil
        }
    }
}
