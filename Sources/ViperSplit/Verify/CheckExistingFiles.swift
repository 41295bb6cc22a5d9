import SwiftSyntax

/// The files of a module that there was already have every word and comment that they had, in its order. Only what asked the
/// view, for what is the component's own now, asks no more, and what only passed on what nobody asks for has gone.
func checkExistingFiles(_ output: Output) -> [String] {
    let asked = output.intent.existingFiles.isEmpty ? [] : output.intent.returned.compactMap(output.asked)
    let existing = output.intent.existingFiles.map { ($0, folded($0.text)) }
    let declarations = existing.flatMap { topLevelDeclarations(of: $0.1) }
    return existing.compactMap { file, tree in
        guard let unit = output.units.first(where: { $0.path == file.path }) else {
            return "`\(file.path)` isn't there"
        }
        let dropped = topLevelDeclarations(of: tree).flatMap { decl in
            asked.flatMap { $0.ranges(in: decl) } + output.waysRound(in: decl, among: declarations)
        }
        return firstMissing(of: words(in: tree, without: dropped), in: words(in: unit.tree)).map { word in
            "`\(file.path)` isn't as it was: `\(word)` is missing"
        }
    }
}

extension Output {
    /// - Returns: nil if the component hasn't what it asked for.
    fileprivate func asked(_ returned: Intent.Returned) -> Asked? {
        let links = intent.links.filter { $0.from == returned.role && $0.to == .view }
        guard !intent.members(named: returned.name, in: returned.role).isEmpty,
            let type = intent.type(of: returned.role)
        else { return nil }
        return Asked(
            name: returned.name, type: type, ways: Set(links.map(\.path)),
            interfaces: Set(links.compactMap(\.interface)))
    }
}

/// What a component asked the view for.
private struct Asked {
    let name: String
    /// The component's class.
    let type: String
    let ways: Set<String>
    let interfaces: Set<String>

    /// The UTF-8 offsets of the requirement, of what only passed it on, and of the links before its name.
    func ranges(in decl: DeclSyntax) -> [Range<Int>] {
        let members = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
        if let requiring = decl.as(ProtocolDeclSyntax.self) {
            return interfaces.contains(requiring.name.text)
                ? members.filter { $0.declaredNames == [name] }.map(\.range) : []
        }
        guard decl.nameOfClass == type else { return [] }
        return members.flatMap { member -> [Range<Int>] in
            let way = member.requestPassedOn(as: name)
            if member.declaredNames == [name], way.map(ways.contains) == true { return [member.range] }
            return nodes(MemberAccessExprSyntax.self, in: Syntax(member)).filter {
                $0.declName.baseName.identifierText == name
            }.compactMap(linkRange)
        }
    }

    /// The offsets of `view.` in `view.notes` and `self.view.notes`.
    private func linkRange(of access: MemberAccessExprSyntax) -> Range<Int>? {
        let link = access.base?.lastToken(viewMode: .sourceAccurate)
        guard let base = access.base?.trimmedText, ways.contains(where: { [$0, "self." + $0].contains(base) }) else {
            return nil
        }
        return link.map { $0.range.lowerBound..<access.period.range.upperBound }
    }
}

/// Every token's and comment's text, in their order.
///
/// - Parameter ranges: the UTF-8 offsets of what goes; a mark over it needn't stay.
private func words(in tree: SourceFileSyntax, without ranges: [Range<Int>] = []) -> [String] {
    tree.tokens(viewMode: .sourceAccurate).flatMap { token in
        let isDropped = ranges.contains { $0.contains(token.range.lowerBound) }
        let around = [token.leadingTrivia, token.trailingTrivia].map { trivia in
            trivia.pieces.filter(\.isComment).map { "\(Trivia(pieces: [$0]))" }
        }
        let above = around[0].filter { !isDropped || readMark($0, at: 0..<0) == nil }
        return above + (isDropped ? [] : [token.text]) + around[1]
    }
}
