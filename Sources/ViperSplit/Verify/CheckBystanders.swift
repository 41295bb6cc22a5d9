import SwiftSyntax

/// What isn't the controller's stays as it is, to the letter, and so do the heads of its bodies and all comments.
func checkBystanders(_ output: Output) -> [String] {
    let original = output.intent.original
    let bodies = Set(original.bodies.map(\.decl.id))
    let declarations = original.units.flatMap { unit -> [String] in
        guard let edited = output.units.first(where: { $0.path == unit.path }) else {
            return ["`\(unit.path)` is gone"]
        }
        let found = Set(topLevelDeclarations(of: edited.tree).map(\.sourceText))
        // What the module has there grows, and is looked for word by word.
        let module = output.intent.existingFiles.first { $0.path == unit.path }.map {
            topLevelDeclarations(of: parsed($0.text))
        }
        let grown = Set((module ?? []).map(\.trimmedText))
        let bystanders = topLevelDeclarations(of: unit.tree).filter {
            !bodies.contains($0.id) && !grown.contains($0.trimmedText)
        }
        let changed = bystanders.filter { !found.contains($0.sourceText) }
        return changed.filter { decl in
            if output.constants.mayGo(decl, from: edited) { return false }
            // What another file names can't be private to this one, nor what that names in turn.
            let isShared = decl.declaredNames.contains { name in
                output.names(name, outside: unit.path) || changed.contains { $0.id != decl.id && $0.mentions(name) }
            }
            return !isShared || !found.contains(decl.textWithoutPrivacy(in: unit))
        }.map { "`\($0.sourceText.prefix(60))` of `\(unit.path)` changed" }
    }
    let lost = original.bodies.compactMap { body -> String? in
        let conformance = output.intent.conformances.first { $0.isWhole && $0.adopter == body.index }
        let heads = output.components[conformance?.role ?? .view]?.bodies.map { head(of: $0) } ?? []
        let expected = expectedHeads(of: body, output.intent)
        // An extension that nothing is left of, and that adopts nothing any more, may be gone.
        let left = output.intent.protocolsThatLeave(body)
        let mayGo = body.isExtension && left.isSuperset(of: body.conformances) && !body.members.isEmpty
        return mayGo || !expected.allSatisfy { !heads.contains($0) } ? nil : "`\(expected[0])` isn't there"
    }
    return checkHeaders(output) + declarations + lost + lostComments(output)
}

private func lostComments(_ output: Output) -> [String] {
    var left: [String: Int] = output.units.flatMap { comments(in: $0) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return output.intent.original.units.flatMap { comments(in: $0) }.filter { comment in
        guard readMark(comment, at: 0..<0) == nil, Directive(comment)?.role == nil, !isRule(comment),
            !comment.allSatisfy({ $0 == "/" })
        else {
            return false
        }
        left[comment, default: 0] -= 1
        return left[comment, default: 0] < 0
    }.map { "the comment `\($0)` is lost" }
}

/// New files copy the header, so counting doesn't tell that it is still there.
private func checkHeaders(_ output: Output) -> [String] {
    output.intent.original.units.filter { unit in
        guard let edited = output.units.first(where: { $0.path == unit.path }) else { return true }
        return headerComments(of: edited) != headerComments(of: unit)
    }.map { "the header of `\($0.path)` changed" }
}

/// The comments before a file's first empty line or import.
private func headerComments(of unit: SourceUnit) -> [String] {
    guard let first = unit.tree.firstToken(viewMode: .sourceAccurate) else { return [] }
    var texts: [String] = []
    for piece in first.leadingTrivia {
        switch piece {
        case .lineComment(let text):
            if readMark(text, at: 0..<0) != nil || text.contains("swiftlint") { return [] }
            texts.append(text)
        case .blockComment(let text): texts.append(text)
        case .newlines(let count), .carriageReturnLineFeeds(let count):
            if count > 1, !texts.isEmpty { return texts }
        case .spaces, .tabs: break
        default: return []
        }
    }
    return first.tokenKind == .keyword(.import) ? texts : []
}

extension DeclSyntax {
    fileprivate func mentions(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
    }

    /// The text without the modifier that makes the declaration private to its file.
    fileprivate func textWithoutPrivacy(in unit: SourceUnit) -> String {
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        let privacy = modifiers.first { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
        guard let privacy, let next = privacy.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        else { return sourceText }
        return unit.text(range.lowerBound..<privacy.range.lowerBound)
            + unit.text(next.range.lowerBound..<range.upperBound)
    }
}

/// The heads that a body may have after the split: of another type, without the protocols that went elsewhere, and not
/// private if others name what is in it; the class may have become final.
private func expectedHeads(of body: TypeBody, _ intent: Intent) -> [String] {
    let left = head(
        of: body, without: intent.protocolsThatLeave(body), isMadeFinal: intent.isMadeFinal && !body.isExtension)
    if let move = intent.conformances.first(where: { $0.isWhole && $0.adopter == body.index }),
        let type = intent.type(of: move.role)
    {
        return [left.replacing("extension \(intent.original.name)", with: "extension \(type)")]
    }
    guard !body.isExtension else {
        let isPrivate = !Modifiers(body.decl, default: .internal).access.crossesFiles
        return [left] + (isPrivate ? [left.split(separator: " ").dropFirst().joined(separator: " ")] : [])
    }
    // The module names the class.
    let modifiers = Modifiers(body.decl, default: .internal)
    return [
        modifiers.access.crossesFiles
            ? left : left.split(separator: " ").filter { !isPrivacy($0) }.joined(separator: " ")
    ]
}

private func isPrivacy(_ word: Substring) -> Bool { word == "private" || word == "fileprivate" }

/// A body's declaration up to its brace, less some of what it adopts.
private func head(of body: TypeBody, without names: Set<String> = [], isMadeFinal: Bool = false) -> String {
    let clause = body.decl.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    let types = (clause?.inheritedTypes ?? []).filter { !names.contains(inheritedName($0)) }
    let adopted = types.map { $0.type.tokens(viewMode: .sourceAccurate).map(\.text) }.joined(separator: [","])
    let end = body.memberBlock.range.lowerBound
    let tokens = body.decl.tokens(viewMode: .sourceAccurate).prefix { $0.range.upperBound <= end }
    let before = tokens.prefix { $0.range.upperBound <= clause?.range.lowerBound ?? end }
    let behind = tokens.filter { $0.range.lowerBound >= clause?.range.upperBound ?? end }
    let keyword = isMadeFinal ? body.decl.as(ClassDeclSyntax.self)?.classKeyword : nil
    let words = before.flatMap { $0.id == keyword?.id ? ["final", $0.text] : [$0.text] }
    return (words + (types.isEmpty ? [] : [":"]) + adopted + behind.map(\.text)).joined(separator: " ")
}

extension Intent {
    /// The protocols that the class or an extension stops adopting, and stays.
    fileprivate func protocolsThatLeave(_ body: TypeBody) -> Set<String> {
        Set(conformances.filter { !$0.isWhole && $0.adopter == body.index }.map(\.name))
    }
}

func comments(in unit: SourceUnit) -> [String] {
    comments(of: unit.tree.tokens(viewMode: .sourceAccurate), in: unit)
}

/// The comments before some tokens and behind them.
func comments(of tokens: some Sequence<TokenSyntax>, in unit: SourceUnit) -> [String] {
    tokens.flatMap(commentRanges(around:)).map { unit.text($0.range) }
}
