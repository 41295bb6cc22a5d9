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

/// The versions of the system that the `@available` attributes of a place ask for, by platform.
private struct AskedVersions {
    private var platforms: [(name: String, version: [Int])] = []

    /// - Parameter attributes: a line each.
    /// - Returns: nil if one of them tells something else than since when there is what it stands on.
    init?(_ attributes: String) {
        for line in attributes.split(separator: "\n") {
            guard line.hasPrefix("@available("), line.hasSuffix(")") else { return nil }
            let parts = line.dropFirst("@available(".count).dropLast().split(separator: ",").map(\.trimmed)
            guard parts.last == "*" else { return nil }
            for part in parts.dropLast() {
                let words = part.split(separator: " ")
                let version = words.count == 2 ? words[1].split(separator: ".").map { Int($0) } : [nil]
                guard version.allSatisfy({ $0 != nil }) else { return nil }
                add(String(words[0]), version.compactMap { $0 })
            }
        }
    }

    /// What several attributes ask for, all of them do.
    private mutating func add(_ name: String, _ version: [Int]) {
        guard let place = platforms.firstIndex(where: { $0.name == name }) else {
            return platforms.append((name, version))
        }
        if platforms[place].version.lexicographicallyPrecedes(version) { platforms[place].version = version }
    }

    /// What is there wherever one of both is.
    func weakened(by other: AskedVersions) -> AskedVersions {
        var weakest = self
        weakest.platforms = platforms.compactMap { platform in
            guard let asked = other.platforms.first(where: { $0.name == platform.name }) else { return nil }
            let isLater = asked.version.lexicographicallyPrecedes(platform.version)
            return (platform.name, isLater ? asked.version : platform.version)
        }
        return weakest
    }

    /// The attribute that asks for them, with a newline; nothing for every version.
    var attribute: String {
        let asked = platforms.map { $0.name + " " + $0.version.map(String.init).joined(separator: ".") + ", " }
        return asked.isEmpty ? "" : "@available(\(asked.joined())*)\n"
    }
}

extension [Extraction] {
    /// Equal code is one method wherever it stands: for every version of the system if some place asks for none, since it is there
    /// then, else for those of any place.
    func withCommonVersions() -> [Extraction] {
        let places = Dictionary(grouping: self + flatMap(\.allNested)) { $0.withVersions("").key }
        let common = places.compactMapValues { ViperSplit.common(Set($0.map(\.availability))) }
        func inCommon(_ extraction: Extraction) -> Extraction {
            let versions = common[extraction.withVersions("").key] ?? extraction.availability
            var changed = extraction.withVersions(versions)
            changed.nested = extraction.nested.map(inCommon)
            return changed
        }
        return map(inCommon)
    }
}

/// - Returns: nil if nothing tells.
private func common(_ attributes: Set<String>) -> String? {
    if attributes.count < 2 { return attributes.first }
    if attributes.contains("") { return "" }
    let asked = attributes.sorted().map { AskedVersions($0) }
    guard let first = asked.first ?? nil else { return nil }
    return asked.dropFirst().reduce(Optional(first)) { weakest, next in
        next.flatMap { next in weakest?.weakened(by: next) }
    }?.attribute
}

extension Extraction {
    fileprivate func withVersions(_ attributes: String) -> Extraction {
        var extraction = self
        extraction.availability = attributes
        return extraction
    }
}

/// What the View does in one way or another by the version of the system, or only on some: that is no decision of the Presenter's
/// (design, 5.12).
///
/// ## Before
/// ```swift
/// if #available(iOS 15, *) { tableView.sectionHeaderTopPadding = 0 }
/// ```
/// ## After
/// ```swift
/// view.setTableViewSectionHeaderTopPaddingIfAvailable()
/// ```
struct VersionedCommands {
    let code: HostCode

    /// - Returns: nil for any other statement, and where something in it is another component's, or is done with what another
    ///   component gives.
    func command(_ statement: CodeBlockItemSyntax) -> Extraction? {
        guard let branches = statement.versionBranches, isOfView(statement) else { return nil }
        return StatementRun([statement], in: code)?.extraction(
            to: .view, named: names(of: statement, branches), nested: [])
    }

    /// What a statement acts on, whatever the version, and what it sets of that.
    func told(by statement: CodeBlockItemSyntax) -> (object: String?, property: String?) {
        let told = statement.commandsOfVersions.compactMap(\.action).map(ViewExtractions(code: code).told)
        guard let first = told.first, told.allSatisfy({ $0.object == first.object }) else { return (nil, nil) }
        return (first.object, told.allSatisfy { $0.property == first.property } ? first.property : nil)
    }

    /// Whether it touches views and nothing else, and names of the controller only what is a view.
    private func isOfView(_ statement: CodeBlockItemSyntax) -> Bool {
        code.touches(in: statement.range) == .view
            && code.references(in: statement.range).allSatisfy { reference in
                switch reference.target {
                case .inherited, .selfValue, .ownSelector: true
                // A selector only names what is called later.
                case .members where reference.form == .selector: true
                case .members(let ids):
                    ids.allSatisfy { code.controller.members[$0].kind == .storedProperty }
                        && code.touches(in: reference.range) == .view
                default: false
                }
            }
    }

    private func names(of statement: CodeBlockItemSyntax, _ branches: [CodeBlockItemListSyntax]) -> [String] {
        let regions = RegionNames(code: code)
        let done = statement.commandsOfVersions
        let isMade = done.first?.item.is(VariableDeclSyntax.self) == true
        let first = done.first.flatMap { item in
            ViewExtractions(code: code).command(item)?.name ?? regions.names(of: item)?.first
        }
        let named = done.count == 1 || isMade ? first : nameOfAll(done, of: statement)
        let each = done.compactMap { regions.names(of: $0)?.first }
        let told: [String] = (named.map { [$0] } ?? []) + each
        let names = branches.count == 1 ? told.map { $0 + "IfAvailable" } : told
        let host = "For" + code.member.name.capitalizedFirst
        return names + (Array(names.prefix(1)) + ["update"]).map { $0 + host }
    }

    /// After what all of them set, or the one or two views that they are about.
    private func nameOfAll(_ done: [CodeBlockItemSyntax], of statement: CodeBlockItemSyntax) -> String? {
        let told = told(by: statement)
        if let property = told.property {
            return ExtractionNames.updating(ExtractionNames.setter(property, on: told.object))
        }
        let objects = done.compactMap(\.action).compactMap { ViewExtractions(code: code).told(by: $0).object }
        let each = objects.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return (1...2).contains(each.count) ? "update" + each.map(\.capitalizedFirst).joined(separator: "And") : nil
    }
}

extension CodeBlockItemSyntax {
    /// The branches of an `if` that asks for nothing but the version of the system.
    var versionBranches: [CodeBlockItemListSyntax]? { expression?.as(IfExprSyntax.self)?.versionBranches }

    /// What such an `if` does on some version or other; itself for other statements.
    fileprivate var commandsOfVersions: [CodeBlockItemSyntax] {
        versionBranches.map { $0.joined().flatMap(\.commandsOfVersions) } ?? [self]
    }
}

extension IfExprSyntax {
    fileprivate var versionBranches: [CodeBlockItemListSyntax]? {
        guard conditions.allSatisfy({ $0.condition.is(AvailabilityConditionSyntax.self) }) else { return nil }
        switch elseBody {
        case nil: return [body.statements]
        case .codeBlock(let block): return [body.statements, block.statements]
        case .ifExpr(let next): return next.versionBranches.map { [body.statements] + $0 }
        }
    }
}
