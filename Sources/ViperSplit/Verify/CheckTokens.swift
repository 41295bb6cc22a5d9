import SwiftSyntax

/// Every token and comment of every member stands in the component that it belongs to now, apart from the declared
/// edits: links before names, access and attributes that make no sense there, marks, and signatures of entry points.
func checkTokens(_ plan: SplitPlan, _ output: Output) -> [String] {
    let skeletonComments = plan.style.skeletons.values.compactMap { text in
        (try? SourceUnit(index: 0, file: SourceFile(path: "", text: text))).map(comments)
    }
    let styleComments = Set(skeletonComments.joined().map { $0.filled(moduleName: plan.moduleName) })
    let ownComments = output.components.mapValues { Set(comments(in: $0.homeUnit)) }
    return plan.controller.members.flatMap { member -> [String] in
        guard member.kind != .conditional else { return [] }
        let role = plan.owners[member.id]
        let entry = plan.entries[member.id]
        guard let component = output.components[role] else { return [] }
        let name = entry.flatMap { member.function == nil ? nil : $0.name.trimmingBackticks } ?? member.name
        let handedOn = plan.activeInjections.compactMap { $0.assignments[member.id]?.statement.range }
        let original = TokenSequence(
            of: member, in: plan.controller, without: handedOn, keeping: entry?.body?.kept ?? [])
        // What stood behind the last member stands before the skeleton's next one.
        let trailing = original.trailingComments.intersection(ownComments[role] ?? [])
        let candidates = member.names.isEmpty ? component.members : component.members(named: name)
        let differences = candidates.map { candidate in
            let inserted = assemblyStatements(of: candidate, insteadOf: member, plan).map(\.range)
            return original.differences(
                from: TokenSequence(of: candidate, in: component, without: inserted),
                allowed: AllowedEdits(plan, member, added: styleComments, removed: trailing))
        }
        if differences.contains(where: \.isEmpty) { return [] }
        let best = differences.min { $0.count < $1.count } ?? ["it isn't there"]
        return ["`\(member.name)` isn't whole in `\(component.name)`: \(best.joined(separator: ", "))"]
    } + checkBystanders(plan, output)
}

/// What isn't the controller's stays as it is, to the letter, and so do the heads of its bodies and all comments.
private func checkBystanders(_ plan: SplitPlan, _ output: Output) -> [String] {
    let bodies = Set(plan.controller.bodies.map(\.decl.id))
    let shared = Set(plan.sharedDeclarations.map(\.decl.id))
    let declarations = plan.controller.units.flatMap { unit -> [String] in
        let others = topLevelDeclarations(of: unit.tree).filter { !bodies.contains($0.id) }.map { decl in
            shared.contains(decl.id) ? decl.textWithoutPrivacy(in: unit) : decl.trimmedDescription
        }
        guard let edited = output.units.first(where: { $0.path == unit.path }) else {
            return ["`\(unit.path)` is gone"]
        }
        let found = Set(topLevelDeclarations(of: edited.tree).map(\.trimmedDescription))
        return others.filter { !found.contains($0) }.map { "`\($0.prefix(60))` of `\(unit.path)` changed" }
    }
    let lost = plan.controller.bodies.filter { !plan.isEmptied($0) }.compactMap { body -> String? in
        let role = plan.conformance(taking: body)?.role ?? .view
        let expected = expectedHead(of: body, in: plan)
        let heads = output.components[role]?.bodies.map(head) ?? []
        return heads.contains(expected) ? nil : "`\(expected)` isn't there"
    }
    var comments: [String: Int] = output.units.flatMap { ViperSplit.comments(in: $0) }.reduce(into: [:]) {
        $0[$1, default: 0] += 1
    }
    let lostComments = plan.controller.units.flatMap { ViperSplit.comments(in: $0) }.filter { comment in
        guard readMark(comment, at: 0..<0) == nil, directive(comment) == nil, !isBareComment(comment) else {
            return false
        }
        comments[comment, default: 0] -= 1
        return comments[comment, default: 0] < 0
    }
    // New files copy the header, so counting doesn't tell that it is still there.
    let headers = plan.controller.units.filter { unit in
        let header = fileHeader(of: unit, forFile: "")
        return output.units.first { $0.path == unit.path }.map { fileHeader(of: $0, forFile: "") != header } ?? true
    }.map { "the header of `\($0.path)` changed" }
    return headers + declarations + lost + lostComments.map { "the comment `\($0)` is lost" }
}

extension DeclSyntax {
    fileprivate func textWithoutPrivacy(in unit: SourceUnit) -> String {
        guard let modifier = privacyModifier else { return trimmedDescription }
        return unit.text(range.lowerBound..<modifier.lowerBound) + unit.text(modifier.upperBound..<range.upperBound)
    }
}

/// The head that a body should have after the split: of another type, or without the protocols that went elsewhere.
private func expectedHead(of body: TypeBody, in plan: SplitPlan) -> String {
    let old = plan.controller.name
    if let move = plan.conformance(taking: body) {
        return head(of: body).replacing("extension \(old)", with: "extension \(plan.typeName(of: move.role))")
    }
    guard !body.isExtension else {
        let tokens = head(of: body).split(separator: " ")
        return plan.isOpened(body) ? tokens.dropFirst().joined(separator: " ") : tokens.joined(separator: " ")
    }
    return plan.conformances.moves.filter { $0.body == nil }.reduce(head(of: body)) {
        $0.replacing(" , \($1.name)", with: "")
    }
}

/// A body's declaration up to its brace.
private func head(of body: TypeBody) -> String {
    let tokens = body.decl.tokens(viewMode: .sourceAccurate).prefix {
        $0.range.upperBound <= body.memberBlock.range.lowerBound
    }
    return tokens.map(\.text).joined(separator: " ")
}

func comments(in unit: SourceUnit) -> [String] {
    unit.tree.tokens(viewMode: .sourceAccurate).flatMap { token in
        commentRanges(token.leadingTrivia, at: token.position.utf8Offset)
            + commentRanges(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }.map { unit.text($0.range) }
}

/// What the edits of a member may add and take away.
private struct AllowedEdits {
    let added: Set<String>
    let removed: Set<String>

    /// - Parameters:
    ///   - comments: what the style's skeletons say at the places where members go.
    ///   - others: comments of the member that stand beside it now.
    init(_ plan: SplitPlan, _ member: Member, added comments: Set<String>, removed others: Set<String>) {
        var added: Set<String> = comments.union([
            ";", ".", "self", "=", ",", "[", "]", "in", "_", plan.controller.name,
            plan.typeName(of: plan.owners[member.id]),
        ])
        for link in plan.style.links where link.from == plan.owners[member.id] {
            added.formUnion(link.name.split(separator: ".").map(String.init) + (link.ownership == .weak ? ["!"] : []))
        }
        // `[items]` and `if let items` name the member once more.
        for reference in plan.graph.references[member.id] where reference.form == .capture || reference.form == .binding
        {
            added.insert(plan.controller.unit(of: member).text(reference.range))
        }
        if plan.needsBodyHold(member) || !plan.rebindingsToHold(in: member, holding: "").isEmpty {
            added.formUnion(["let", "defer", "withExtendedLifetime", "{", "}", "(", ")", "weak"])
        }
        if isInPrivateExtension(member, of: plan.controller) { added.formUnion(["private", "fileprivate"]) }
        var removed: Set<String> = others.union([
            "self", ".", "Self", "private", "fileprivate", "public", "open", "package", "override", "internal",
        ])
        removed.formUnion([
            "@", "objc", "IBAction", "IBSegueAction", "IBInspectable", "nonobjc", "required", plan.controller.name,
        ])
        // `private(set)`, `@objc(name)`
        let hasArguments =
            member.modifiers.setterAccess != nil
            || member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes
                .contains { $0.as(AttributeSyntax.self)?.arguments != nil } == true
        if hasArguments { removed.formUnion(["(", ")", "set"]) }
        removed.formUnion(LocalNames(in: Syntax(member.decl)).selfAliases)
        if let entry = plan.entries[member.id], entry.isRenamed, let function = member.function {
            removed.formUnion(function.signature.parameterClause.tokens(viewMode: .sourceAccurate).map(\.text))
            removed.insert(function.name.text)
            // The new name may be the label of an old parameter, with parentheses of its own.
            added.formUnion(entry.labels.compactMap { $0 } + ["(", ")"])
            added.insert(entry.name)
        }
        for value in plan.entries[member.id]?.values ?? [] {
            removed.formUnion(words(of: value.expression))
            added.formUnion(words(of: value.type) + [value.name, ":"])
        }
        // The component's initialiser has it.
        if let dependency = DefaultedDependency(member, in: plan.controller, plan.context) {
            removed.formUnion(dependency.value.tokens(viewMode: .sourceAccurate).map(\.text))
        }
        // What an initialiser reads of a property that it hands on, it reads of a constant.
        for injection in plan.activeInjections where injection.assignments[member.id] != nil {
            removed.insert(injection.property.writtenName)
            added.insert(injection.argument(in: member.id))
        }
        self.added = added
        self.removed = removed
    }
}

/// The tokens and comments of a member's own lines, in their order.
private struct TokenSequence {
    private let texts: [String]
    /// The comments behind the member's code.
    let trailingComments: Set<String>

    /// - Parameters:
    ///   - ranges: the UTF-8 offsets of statements that don't count, but their comments do.
    ///   - kept: the offsets of what stays in the entry point.
    init(of member: Member, in controller: Controller, without ranges: [Range<Int>], keeping kept: [Range<Int>] = []) {
        let all = Array(member.decl.tokens(viewMode: .sourceAccurate))
        let unit = controller.unit(of: member)
        let next = all.last?.nextToken(viewMode: .sourceAccurate)
        let tokens = all.filter { token in
            !(ranges + kept).contains { $0.contains(token.range.lowerBound) }
        }
        let comments = (all + [next].compactMap { $0 }).flatMap { token in
            commentRanges(token.leadingTrivia, at: token.position.utf8Offset)
                + commentRanges(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }.filter { comment in
            let start = comment.range.lowerBound
            return member.extent.contains(start) && !kept.contains { $0.contains(start) }
        }.map { ($0.range.lowerBound, unit.text($0.range)) }
        let own = comments.filter { readMark($0.1, at: 0..<0) == nil && directive($0.1) == nil }
        let end = tokens.last?.range.upperBound ?? 0
        trailingComments = Set(own.filter { $0.0 >= end }.map(\.1))
        texts = (tokens.map { ($0.range.lowerBound, $0.text) } + own).sorted { $0.0 < $1.0 }.map(\.1)
    }

    func differences(from found: TokenSequence, allowed: AllowedEdits) -> [String] {
        found.texts.difference(from: texts).compactMap { change in
            switch change {
            case .remove(_, let text, _): allowed.removed.contains(text) ? nil : "`\(text)` is lost"
            case .insert(_, let text, _):
                allowed.added.contains(text) || insertedComments.contains(where: text.hasPrefix)
                    ? nil : "`\(text)` is new"
            }
        }
    }
}

/// How the comments begin by which inserted code says why it is there.
private let insertedComments = ["// keeps the screen", "// what the module holds"]

private func words(of text: String) -> [String] {
    parsed(text).tokens(viewMode: .sourceAccurate).map(\.text)
}

extension String {
    fileprivate var trimmingBackticks: String { filter { $0 != "`" } }
}
