import SwiftSyntax

/// Finds what should leave one body, from the outside in and in the order of the source.
struct ExtractionFinder {
    let code: HostCode
    /// The component that the body belongs to: what is another's leaves.
    let role: Role
    private(set) var extractions: [Extraction] = []
    /// Something stays because a view would be handed over, which only a body of the View may do.
    private(set) var givesViews = false

    /// The Presenter would come to name UIKit, a view or a screen.
    private(set) var namesUI = false

    /// What can't be in the Presenter is left to the View in regions, if that could be.
    private(set) var isRegional = false

    private static let ownersOfViews: [Role] = [.view, .wireframe]

    private let exclusions: Exclusions
    /// The closures that can't hold the Interactor, as UTF-8 offsets; nil where none can, since nobody of the body knows it.
    private var unkept: Set<Int>?
    /// The versions of the system that the code at hand runs on.
    private var versions = SystemVersions.all
    /// The extraction that is handed the code at hand, with the UTF-8 offsets of that argument.
    private var leaving: (extraction: Extraction, argument: Range<Int>)?

    /// - Parameter exclusions: what earlier rounds have put back.
    init(_ code: HostCode, in circumstances: BodySeparation.Circumstances, excluding exclusions: Exclusions) {
        self.init(code, circumstances.role, exclusions)
        if role == .presenter { unkept = circumstances.unkept }
        guard let body = code.member.separableCode else { return }
        let questions = ModelQuestions(code: code, elsewhere: circumstances.elsewhere, excluding: exclusions) {
            Self.extractions(in: $0, code, role: .presenter, exclusions)
        }
        if circumstances.onlyAsks {
            extractions = questions.extractions(in: body, besides: [])
            return
        }
        find(in: body)
        dropHalfHeldScreens()
        // What only the view controller can do is the View's within a run, too.
        let runs = PresenterRuns(code: code, circumstances) { statement in
            let plain = Self.extractions(in: [statement], code, role: .presenter, exclusions)
            let regions = ViewRegions(
                code: code, others: plain, besides: HandedParts(of: [statement], in: code)
            ) { Self.extractions(in: $0, code, role: .view, exclusions) }
            return regions.extractions(in: Syntax(statement)) ?? plain
        }
        if role == .presenter {
            let regions = ViewRegions(code: code, others: extractions) { statements in
                runs.extractions(
                    in: statements, besides: Self.extractions(in: statements, code, role: .view, exclusions))
            }
            self.isRegional = circumstances.isRegional || regions.areNeeded(in: body)
            if self.isRegional { extractions = regions.extractions(in: body) ?? extractions }
            namesUI = !code.anchors.left(in: body.range, besides: extractions)
                .isDisjoint(with: code.uiNames.union(code.viewsAskedFor))
        } else if role == .view {
            extractions = runs.extractions(in: body, besides: extractions)
            if !circumstances.elsewhere.isEmpty {
                extractions = questions.extractions(in: body, besides: extractions)
            }
        }
        // What asks the module that there is has left already.
        let links = code.controller.rules.links
        // The Interactor does more than ask: what leaves for it goes through a service that it keeps.
        extractions.removeAll {
            $0.role != .interactor && links.doesNothingButAsk(code.member.decl, in: $0.range, code.controller.scopes)
        }
    }

    /// What leaves statements that are a component's.
    private static func extractions(
        in statements: [CodeBlockItemSyntax], _ code: HostCode, role: Role, _ exclusions: Exclusions
    ) -> [Extraction] {
        var finder = ExtractionFinder(code, role, exclusions)
        finder.versions = statements.first.map { code.versions(at: Syntax($0)) } ?? .all
        finder.find(in: statements)
        finder.dropHalfHeldScreens()
        return finder.extractions
    }

    /// What leaves a value that is a component's.
    private static func extractions(
        in value: Syntax, _ code: HostCode, role: Role, _ exclusions: Exclusions
    ) -> [Extraction] {
        var finder = ExtractionFinder(code, role, exclusions)
        finder.versions = code.versions(at: value)
        finder.find(in: value)
        finder.dropHalfHeldScreens()
        return finder.extractions
    }

    private init(_ code: HostCode, _ role: Role, _ exclusions: Exclusions) {
        (self.code, self.role, self.exclusions) = (code, role, exclusions)
    }

    /// The condition and the use of such a name leave together, or not at all.
    private mutating func dropHalfHeldScreens() {
        let held = Dictionary(grouping: extractions.flatMap(\.heldScreens)) { $0 }
        extractions.removeAll { $0.heldScreens.contains { held[$0, default: []].count < 2 } }
    }

    private mutating func find(in node: Syntax) {
        // The condition of a clause is no code.
        if let clause = node.as(IfConfigClauseSyntax.self) { return clause.elements.map { find(in: Syntax($0)) } ?? () }
        if let statements = node.as(CodeBlockItemListSyntax.self) { return find(in: Array(statements)) }
        // `#selector(tracker.start)` names a method, and asks nobody.
        if node.is(MacroExpansionExprSyntax.self) { return }
        if let (value, chain) = castChain(node) { return find(in: node, of: value, chain) }
        if let data = data(node) { return add(data) }
        let answer = node.as(FunctionCallExprSyntax.self).flatMap(NavigationExtractions(code: code).answer)
        if let answer = answer.flatMap({ forVersions($0, versions) }), mayBeKept(answer),
            role != .presenter || !handsOverView(answer)
        {
            return add(answer)
        }
        let question = ScreenQuestions(code: code, role: role).property(node)
        if let question = question.flatMap({ forVersions($0, versions) }) { return add(question) }
        if role == .presenter, let value = chainValue(node) { return add(value) }
        let branch = node.as(IfExprSyntax.self).flatMap(NavigationExtractions(code: code).otherwise)
        if let branch = branch.flatMap({ forVersions($0, versions) }), mayBeKept(branch) { return add(branch) }
        let outer = versions
        for child in node.children(viewMode: .sourceAccurate) {
            versions = outer.versions(of: child, in: node)
            find(in: child)
        }
        versions = outer
    }

    /// What leaves of `store?.owner as? Person` and `store?.owner is Person`, where only the chain makes the value optional: of
    /// any other such value the compiler says that the cast does nothing.
    ///
    /// - Returns: the chain that is cast, as it would leave without the cast; nil if the node is no such cast.
    private func castChain(_ node: Syntax) -> (value: ExprSyntax, extraction: Extraction)? {
        let parts: (value: ExprSyntax, type: TypeSyntax)? =
            switch node.as(SyntaxEnum.self) {
            case .asExpr(let cast) where cast.questionOrExclamationMark?.text == "?": (cast.expression, cast.type)
            case .isExpr(let cast): (cast.expression, cast.type)
            default: nil
            }
        guard let (value, type) = parts,
            let inner = data(Syntax(value)) ?? (role == .presenter ? chainValue(Syntax(value)) : nil),
            inner.range == value.range, inner.givenType == type.trimmedText + "?"
        else { return nil }
        return (value, inner)
    }

    /// The chain leaves with its cast, or its beginning alone.
    private mutating func find(in cast: Syntax, of value: ExprSyntax, _ chain: Extraction) {
        guard let type = cast.as(AsExprSyntax.self)?.type else {
            for child in value.children(viewMode: .sourceAccurate) { find(in: child) }
            return
        }
        var extraction = chain
        extraction.range = cast.range
        extraction.code += " as? \(type.trimmedText)"
        add(extraction)
    }

    private func data(_ node: Syntax) -> Extraction? {
        guard let found = foundData(node).map(askedByCall), !namesUI(found), let data = forVersions(found, versions),
            mayBeKept(found)
        else { return nil }
        // A property that holds a service can't be for some versions only.
        let isLimited = versions != .all || !code.member.availability.isEmpty
        let mayBeHeld = found.dependency.map { code.semantics.isForEveryVersion(typeNamed: $0.type) } ?? true
        return isLimited && !mayBeHeld ? nil : data
    }

    /// Whether the closure around code, if it holds nobody, may hold who does it.
    private func mayBeKept(_ extraction: Extraction) -> Bool {
        extraction.keeper.map { unkept?.contains($0) == false } ?? true
    }

    /// The extraction as the call asks for it that hands it over: an argument is evaluated where the call stands, so a closure
    /// that leaves with the rest needn't hold who is asked.
    private func askedByCall(_ found: Extraction) -> Extraction {
        guard let leaving, let keeper = found.keeper, leaving.extraction.range.contains(keeper),
            !leaving.argument.contains(keeper)
        else { return found }
        var asked = found.received(by: leaving.extraction.receiver)
        asked.keeper = leaving.extraction.keeper
        return asked
    }

    /// Whether code would take a name of UIKit's, of a view or of a screen along, which its caller doesn't hand over.
    private func namesUI(_ extraction: Extraction) -> Bool {
        code.uiNames.contains { name in
            extraction.range.contains(name) && !extraction.parameters.contains { $0.argument.contains(name) }
        }
    }

    private func foundData(_ node: Syntax) -> Extraction? {
        let data = DataExtractions(code: code)
        if let assignment = node.as(InfixOperatorExprSyntax.self) { return data.setter(assignment) }
        let asked =
            node.as(FunctionCallExprSyntax.self).flatMap { data.useCase($0) ?? data.transfer($0) }
            ?? node.as(MemberAccessExprSyntax.self).flatMap(data.value)
        return asked ?? (role == .presenter ? node.as(ExprSyntax.self).flatMap(data.instance) : nil)
    }

    /// What leaves, for the versions of the place, unless an earlier round has put it back.
    private func forVersions(_ found: Extraction, _ versions: SystemVersions) -> Extraction? {
        code.leaving(found, for: versions).flatMap { exclusions.contain($0) ? nil : $0 }
    }

    /// A chain is met from its outer end: what leaves is the part that begins with a view.
    private func chainValue(_ node: Syntax) -> Extraction? {
        guard let expression = node.as(ExprSyntax.self), let reference = code.rootReference(of: expression) else {
            return nil
        }
        if let inherited = InheritedRequirements(code: code).value(expression) {
            return forVersions(inherited, versions)
        }
        let values = Self.ownersOfViews.lazy.compactMap {
            ViewExtractions(code: code, role: $0).value(startingAt: reference)
        }
        guard let value = values.first, value.range == expression.range else { return nil }
        return forVersions(value, versions)
    }

    private mutating func find(in statements: [CodeBlockItemSyntax]) {
        let outer = versions
        let runs = navigationRuns(in: statements)
        var commands: [(statement: CodeBlockItemSyntax, command: Extraction)] = []
        var place = 0
        while place < statements.count {
            let statement = statements[place]
            if runs[place] == nil, let command = command(statement) {
                if command.isInherited {
                    add(commands)
                    commands = []
                    add(command)
                    place += 1
                    continue
                }
                commands.append((statement, command))
                place += 1
                continue
            }
            add(commands)
            commands = []
            if let (extraction, last) = runs[place] {
                add(extraction)
                place = last + 1
                continue
            }
            find(in: Syntax(statement.item))
            versions = versions.versions(behind: statement)
            place += 1
        }
        add(commands)
        versions = outer
    }

    /// Neighbouring commands are one where that is exact.
    private mutating func add(_ commands: [(statement: CodeBlockItemSyntax, command: Extraction)]) {
        let joined = JoinedCommands(code: code).joined(commands) { exclusions.contain($0) }
        for extraction in joined { add(extraction) }
    }

    private func command(_ statement: CodeBlockItemSyntax) -> Extraction? {
        guard role == .presenter else { return nil }
        if let inherited = InheritedRequirements(code: code).command(statement) {
            return forVersions(inherited, versions)
        }
        let commands = Self.ownersOfViews.lazy.compactMap {
            ViewExtractions(code: code, role: $0).command(statement)
        }
        if let command = commands.first { return forVersions(command, versions) }
        return VersionedCommands(code: code).command(statement).flatMap { exclusions.contain($0) ? nil : $0 }
    }

    /// What shows screens, by the place of its first statement, with that of its last.
    private mutating func navigationRuns(in statements: [CodeBlockItemSyntax]) -> [Int: (Extraction, Int)] {
        let navigation = NavigationExtractions(code: code)
        var runs: [Int: (Extraction, Int)] = [:]
        var floor = 0
        var versions = versions
        for place in statements.indices {
            defer {
                let next = versions.versions(behind: statements[place])
                if next != versions { (versions, floor) = (next, place + 1) }
            }
            guard place >= floor, let run = navigation.run(showingAt: place, in: statements, after: floor),
                let extraction = forVersions(run.extraction, versions), mayBeKept(extraction)
            else { continue }
            if role == .presenter, handsOverView(extraction) {
                givesViews = true
                continue
            }
            runs[run.places.lowerBound] = (extraction, run.places.upperBound)
            floor = run.places.upperBound + 1
        }
        return runs
    }

    /// A sender may be a view, which only the View knows.
    private func handsOverView(_ extraction: Extraction) -> Bool {
        extraction.parameters.contains { parameter in
            guard !parameter.isClosure, let node = code.member.separableCode?.node(at: parameter.argument) else {
                return false
            }
            guard let value = node.as(ExprSyntax.self), !code.controller.scopes.isSelf(value),
                !code.isGivenScreen(value)
            else {
                return false
            }
            if value.anchor(code.controller.scopes) != nil { return true }
            return code.semantics.type(of: value).map(code.semantics.isView) == true
        }
    }

    /// Arguments stay with the caller, so they are looked at for themselves.
    private mutating func add(_ extraction: Extraction) {
        let place = extractions.count
        extractions.append(extraction)
        for parameter in extraction.parameters {
            guard let node = code.member.separableCode?.node(at: parameter.argument) else { continue }
            guard !parameter.isClosure else {
                find(in: node)
                continue
            }
            let outer = leaving
            leaving = (extraction, parameter.argument)
            find(in: node)
            leaving = outer
            for base in code.bases(in: parameter.argument, boundBy: extraction.range) {
                reachFromCall(base, at: place)
            }
        }
    }

    /// An argument is evaluated where the call stands: `self?.` of a closure that leaves is there what it is for the call.
    private mutating func reachFromCall(_ base: Range<Int>, at place: Int) {
        let receiver = extractions[place].receiver
        let leaving = extractions.indices.dropFirst(place + 1).first {
            extractions[$0].range.lowerBound == base.lowerBound
        }
        if let leaving {
            extractions[leaving] = extractions[leaving].received(by: receiver)
        } else {
            extractions[place].argumentEdits.append(TextEdit(range: base, replacement: receiver))
        }
    }
}

extension Member {
    /// The code of a function, of a property's accessors and observers, or of what a lazy property begins with: it runs
    /// when the whole screen is there.
    ///
    /// - Returns: nil, too, for code of a length that nobody writes by hand, which isn't taken apart.
    var separableCode: Syntax? { runCode.flatMap { $0.range.count > Self.longestSeparableCode ? nil : $0 } }

    /// In bytes, about 1,500 lines: to take them apart takes seconds.
    private static let longestSeparableCode = 64 << 10

    private var runCode: Syntax? {
        if let body = function?.body { return Syntax(body.statements) }
        guard let variable, variable.bindings.count == 1, let binding = variable.bindings.first else { return nil }
        return modifiers.isLazy ? Syntax(binding) : binding.accessorBlock.map { Syntax($0) }
    }
}

extension Syntax {
    /// The outermost node with exactly these UTF-8 offsets.
    func node(at range: Range<Int>) -> Syntax? {
        if self.range == range, !self.is(CodeBlockItemListSyntax.self), !self.is(CodeBlockItemSyntax.self) {
            return self
        }
        return children(viewMode: .sourceAccurate).firstResult { child in
            // With the space around it, which is told faster than without.
            child.position.utf8Offset <= range.lowerBound && range.upperBound <= child.endPosition.utf8Offset
                ? child.node(at: range) : nil
        }
    }
}
