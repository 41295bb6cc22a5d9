import SwiftSyntax

/// Every token and comment of every member stands in the component that it belongs to now, apart from the declared
/// edits: links before names, access and attributes that make no sense there, marks, and signatures of entry points.
func checkTokens(_ plan: SplitPlan, _ output: Output) -> [String] {
    plan.controller.members.flatMap { member -> [String] in
        guard member.kind != .conditional else { return [] }
        let role = plan.owners[member.id]
        let entry = plan.entries[member.id]
        guard let component = output.components[role] else { return [] }
        let name = entry.flatMap { member.function == nil ? nil : $0.name.trimmingBackticks } ?? member.name
        let original = TokenCount(of: member, in: plan.controller)
        let candidates =
            member.names.isEmpty
            ? component.members : component.members.filter { $0.names.contains(name) || $0.names == member.names }
        let differences = candidates.map { candidate in
            original.differences(from: TokenCount(of: candidate, in: component), allowed: AllowedEdits(plan, member))
        }
        if differences.contains(where: \.isEmpty) { return [] }
        let best = differences.min { $0.count < $1.count } ?? ["it isn't there"]
        return ["`\(member.name)` isn't whole in `\(component.name)`: \(best.joined(separator: ", "))"]
    } + checkBystanders(plan, output)
}

/// What isn't the controller's stays as it is, to the letter.
private func checkBystanders(_ plan: SplitPlan, _ output: Output) -> [String] {
    let bodies = Set(plan.controller.bodies.map(\.decl.id))
    return plan.controller.units.flatMap { unit -> [String] in
        let others = topLevelDeclarations(of: unit.tree).filter { !bodies.contains($0.id) }.map(\.trimmedDescription)
        guard let edited = output.units.first(where: { $0.path == unit.path }) else {
            return ["`\(unit.path)` is gone"]
        }
        let found = Set(topLevelDeclarations(of: edited.tree).map(\.trimmedDescription))
        return others.filter { !found.contains($0) }.map { "`\($0.prefix(60))` of `\(unit.path)` changed" }
    }
}

/// What the edits of a member may add and take away.
private struct AllowedEdits {
    let added: Set<String>
    let removed: Set<String>

    init(_ plan: SplitPlan, _ member: Member) {
        var added: Set<String> = [
            ";", ".", "self", "=", ",", "[", "]", "in", "_", plan.controller.name,
            plan.typeName(of: plan.owners[member.id]),
        ]
        for link in plan.style.links where link.from == plan.owners[member.id] {
            added.formUnion(link.name.split(separator: ".").map(String.init))
        }
        // `[items]` and `if let items` name the member once more.
        for reference in plan.graph.references[member.id] where reference.form == .capture || reference.form == .binding
        {
            added.insert(plan.controller.unit(of: member).text(reference.range))
        }
        if plan.needsBodyHold(member) || !plan.rebindingsToHold(in: member, holding: "").isEmpty {
            added.formUnion(["let", "defer", "withExtendedLifetime", "{", "}", "(", ")", "weak"])
        }
        var removed: Set<String> = [
            "self", ".", "Self", "private", "fileprivate", "public", "open", "package", "override", "internal",
        ]
        removed.formUnion([
            "@", "objc", "IBAction", "IBSegueAction", "IBInspectable", "nonobjc", "(", ")", "set", "required",
            plan.controller.name,
        ])
        removed.formUnion(LocalNames(in: Syntax(member.decl)).selfAliases)
        if let entry = plan.entries[member.id], entry.isRenamed, let function = member.function {
            removed.formUnion(function.signature.parameterClause.tokens(viewMode: .sourceAccurate).map(\.text))
            removed.insert(function.name.text)
            added.formUnion(entry.labels.compactMap { $0 })
            added.insert(entry.name)
        }
        self.added = added
        self.removed = removed
    }
}

/// How often each token and comment stands in a member's own lines.
private struct TokenCount {
    private var counts: [String: Int] = [:]

    init(of member: Member, in controller: Controller) {
        for token in member.decl.tokens(viewMode: .sourceAccurate) { counts[token.text, default: 0] += 1 }
        let unit = controller.unit(of: member)
        for comment in comments(in: unit, member) where readMark(comment, at: 0..<0) == nil && directive(comment) == nil
        { counts[comment, default: 0] += 1 }
    }

    private func comments(in unit: SourceUnit, _ member: Member) -> [String] {
        let tokens = Array(member.decl.tokens(viewMode: .sourceAccurate))
        let next = tokens.last?.nextToken(viewMode: .sourceAccurate)
        return (tokens + [next].compactMap { $0 }).flatMap { token in
            commentRanges(token.leadingTrivia, at: token.position.utf8Offset)
                + commentRanges(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }.filter { member.extent.contains($0.range.lowerBound) }.map { unit.text($0.range) }
    }

    func differences(from found: TokenCount, allowed: AllowedEdits) -> [String] {
        Set(counts.keys).union(found.counts.keys).sorted().compactMap { text in
            let change = found.counts[text, default: 0] - counts[text, default: 0]
            if change < 0, !allowed.removed.contains(text) { return "`\(text)` is lost" }
            if change > 0, !allowed.added.contains(text), !insertedComments.contains(where: text.hasPrefix) {
                return "`\(text)` is new"
            }
            return nil
        }
    }
}

/// How the comments begin by which inserted code says why it is there.
private let insertedComments = ["// keeps the screen", "// what the module holds"]

extension String {
    fileprivate var trimmingBackticks: String { filter { $0 != "`" } }
}
