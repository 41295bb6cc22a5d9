import SwiftSyntax

/// Every token and comment of every member stands in the component that it belongs to now, apart from the declared
/// edits: links before names, access and attributes that make no sense there, marks, and signatures of entry points.
func checkTokens(_ output: Output) -> [String] {
    let intent = output.intent
    let texts = intent.styleTexts.map(\.text) + intent.baseFiles.map(\.text)
    let styleComments = Set(
        texts.compactMap { text in
            (try? SourceUnit(index: 0, file: SourceFile(path: "", text: text))).map(comments)
        }.joined())
    let originals = intent.original.members.map { member in
        TokenSequence(
            of: member, in: intent.original,
            without: intent.injections.compactMap { $0.assignments[member.id]?.statement }
                + intent.linksAsked(by: member),
            keeping: intent.moves[member.id].entry?.kept ?? [])
    }
    // What stood behind a member may stand before another one's code now.
    let trailing = Set(originals.map(\.trailingComments).joined())
    // What explains a mark stands above it, behind whatever member.
    let explanations = Set(
        intent.original.members.flatMap { member in
            member.section?.mark?.explanation.map(intent.original.unit(of: member).comments) ?? []
        })
    let ownComments = output.components.mapValues { Set(comments(in: $0.homeUnit)) }
    return zip(intent.original.members, originals).flatMap { member, original -> [String] in
        if intent.original.standsForInherited(member) { return [] }
        if member.isIgnored { return checkUntouched(member, output) }
        let move = intent.moves[member.id]
        let place = intent.place(of: member)
        guard let component = output.components[place] else { return [] }
        let view = ownComments[.view] ?? []
        let left = original.trailingComments.intersection(view.union(ownComments[place] ?? [])).union(
            move.entry == nil ? [] : original.headComments.intersection(view))
        let candidates = member.names.isEmpty ? component.members : component.members(named: move.name)
        let found = candidates.map { candidate in
            let inserted =
                (assemblyStatements(of: candidate, intent) + holdingStatements(of: candidate, move.role, intent))
                .map(\.range)
            return (candidate, TokenSequence(of: candidate, in: component, without: inserted))
        }
        var differences: [[String]] = []
        // To tell how it differs from something else altogether takes the square of the time: those of its length come first.
        for (candidate, sequence) in found.sorted(by: { original.isNearer($0.1.length, than: $1.1.length) }) {
            let allowed = AllowedEdits(
                from: member, to: candidate, output, added: styleComments.union(trailing).union(explanations),
                removed: left)
            differences.append(original.differences(from: sequence, allowed: allowed))
            if differences.last == [] { return [] }
        }
        let best = differences.min { $0.count < $1.count } ?? ["it isn't there"]
        return ["`\(member.name)` isn't whole in `\(component.name)`: \(best.joined(separator: ", "))"]
    }
}

extension Intent {
    /// The UTF-8 offsets of the links, each with its dot, over which a member asked the module that there was: it may have that
    /// itself now, or ask over another link.
    fileprivate func linksAsked(by member: Member) -> [Range<Int>] {
        if existingFiles.isEmpty || moves[member.id].role == .view { return [] }
        let names = linkNames(of: .view)
        return member.decl.tokens(viewMode: .sourceAccurate).compactMap { token in
            let next = token.nextToken(viewMode: .sourceAccurate)
            let isMark = next?.tokenKind == .postfixQuestionMark || next?.tokenKind == .exclamationMark
            let dot = isMark ? next?.nextToken(viewMode: .sourceAccurate) : next
            guard names.contains(token.identifierText), let dot, dot.tokenKind == .period else { return nil }
            return token.range.lowerBound..<dot.range.upperBound
        }
    }
}

/// `let view = self.view`, so that the screen lives until the code is done.
private func holdingStatements(of member: Member, _ role: Role, _ intent: Intent) -> [CodeBlockItemSyntax] {
    let links = role == .view ? [] : intent.linkNames(of: role)
    return (member.function?.body?.statements ?? []).filter { statement in
        let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings ?? []
        return bindings.count == 1 && bindings.first?.nameHolding(anyOf: links) != nil
    }
}

/// What is to stay as it is stays in its file, to the byte.
private func checkUntouched(_ member: Member, _ output: Output) -> [String] {
    let unit = output.intent.original.unit(of: member)
    let text = unit.text(member.declRange)
    let isThere = output.units.contains { $0.path == unit.path && $0.text(0..<$0.bytes.count).contains(text) }
    return isThere ? [] : ["`\(member.name)` isn't as it was, though a comment asks for that"]
}

/// The tokens and comments of a member's own lines, in their order.
private struct TokenSequence {
    private let texts: [String]
    /// The comments, which may stand beside what has taken the place of their code.
    private let comments: [String]
    /// How many of them stand before the body of a method.
    private let signatureLength: Int
    /// The comments behind the member's code.
    let trailingComments: Set<String>
    /// Those on the attributes and modifiers of a method: its entry point has them.
    let headComments: Set<String>

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
        let comments = (all + [next].compactMap { $0 }).flatMap(commentRanges(around:)).filter { comment in
            let start = comment.range.lowerBound
            return member.extent.contains(start) && !kept.contains { $0.contains(start) }
        }.map { ($0.range.lowerBound, unit.text($0.range)) }
        let own = comments.filter { readMark($0.1, at: 0..<0) == nil && Directive($0.1)?.role == nil }
        let end = tokens.last?.range.upperBound ?? 0
        trailingComments = Set(own.filter { $0.0 >= end }.map(\.1))
        let head =
            member.decl.range
            .lowerBound..<(member.function?.funcKeyword.range.lowerBound ?? member.decl.range.lowerBound)
        headComments = Set(own.filter { head.contains($0.0) }.map(\.1))
        // The new file has one kind of line ends; in a literal or a comment of several lines they mean the same.
        func unified(_ text: String) -> String {
            text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
        }
        texts = tokens.map { unified($0.text) }
        self.comments = own.map { unified($0.1) }
        let body = member.function?.body?.range.lowerBound ?? 0
        signatureLength = tokens.count { $0.range.lowerBound < body }
    }

    var length: Int { texts.count }

    func isNearer(_ one: Int, than other: Int) -> Bool { abs(one - length) < abs(other - length) }

    func differences(from found: TokenSequence, allowed: AllowedEdits) -> [String] {
        let changes = found.texts.difference(from: texts)
        // Which of two equal words of a signature is the one that was there nobody can tell.
        var spare = changes.removals.reduce(into: [String: Int]()) { spare, change in
            if case .remove(let offset, let text, _) = change, offset < signatureLength { spare[text, default: 0] += 1 }
        }
        let remarks = found.comments.sorted().difference(from: comments.sorted())
        return (Array(changes) + Array(remarks)).compactMap { change in
            switch change {
            case .remove(_, let text, _): return allowed.removed.contains(text) ? nil : "`\(text)` is lost"
            case .insert(let offset, let text, _):
                if allowed.added.contains(text) { return nil }
                guard offset < found.signatureLength, let left = spare[text], left > 0 else {
                    return "`\(text)` is new"
                }
                spare[text] = left - 1
                return nil
            }
        }
    }
}
