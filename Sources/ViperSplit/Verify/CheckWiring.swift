import SwiftSyntax

/// The components hold one another by the names and in the strength that the style says, somebody sets what they hold each
/// other by, and the style's own code stands in the files, in its order. How a module that there was already is wired is
/// its own affair.
func checkWiring(_ output: Output) -> [String] {
    let links = output.intent.existingFiles.isEmpty ? output.intent.links : []
    return links.compactMap { fault(of: $0, output) } + missingStyle(output)
}

private func fault(of link: Intent.Link, _ output: Output) -> String? {
    guard link.strength != .inherited, let owner = output.intent.type(of: link.from),
        let component = output.types[owner],
        let property = component.members(named: link.path).first
    else { return nil }
    let strength: Intent.Link.Strength =
        if property.modifiers.names.contains("weak") { .weak } else if property.modifiers.names.contains("unowned") {
            .unowned
        } else { .strong }
    if strength != link.strength {
        return "`\(owner)` holds its `\(link.path)` as \(strength), not as \(link.strength)"
    }
    let isMade = property.variable?.bindings.contains { $0.initializer != nil } == true
    return isMade || output.sets(link.path, of: component)
        ? nil : "`\(owner)` isn't wired: nobody sets its `\(link.path)`"
}

extension Output {
    /// Some code assigns to a component's property: its own initialiser, or another type by way of the component.
    fileprivate func sets(_ name: String, of component: OutputType) -> Bool {
        assigningExpressions.contains { assignment in
            let own = assignment.leftOperand.as(DeclReferenceExprSyntax.self)
            let access = assignment.leftOperand.as(MemberAccessExprSyntax.self)
            guard (own?.baseName ?? access?.declName.baseName)?.identifierText == name,
                let type = typeAround(Syntax(assignment))
            else { return false }
            if let base = access?.base, base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self) {
                return self.type(of: base, in: type).map { isSeen(component, as: $0) } ?? false
            }
            return type.name == component.name
        }
    }

    /// The type is the component's class, or a protocol that it adopts.
    private func isSeen(_ component: OutputType, as type: OutputType) -> Bool {
        type.name == component.name || type.isProtocol && component.inherited.contains(type.name)
    }

    /// The type at file level that a node is in.
    private func typeAround(_ node: Syntax) -> OutputType? {
        let group = Array(sequence(first: node, next: \.parent)).last {
            $0.asProtocol((any DeclGroupSyntax).self) != nil
        }
        if let added = group?.as(ExtensionDeclSyntax.self) { return types[added.extendedName] }
        return group?.asProtocol((any NamedDeclSyntax).self).flatMap { types[$0.name.identifierText] }
    }
}

/// The words of the style's own files that the output doesn't have, in their order.
private func missingStyle(_ output: Output) -> [String] {
    let existing = Set(output.intent.existingFiles.map(\.path))
    return output.intent.styleTexts.filter { !existing.contains($0.path) }.compactMap { path, text in
        // A new file may want the place of a given one; who writes them says so.
        let units = output.units.filter { $0.path == path || $0.path.hasSuffix("/" + path) }
        let missing = units.map { firstMissing(of: words(in: text), in: words(in: $0.text(0..<$0.bytes.count))) }
        guard let first = missing.first else { return "`\(path)` isn't there" }
        guard let word = first, !missing.contains(nil) else { return nil }
        return "`\(path)` isn't wired: `\(word)` is missing"
    }
}

/// The first of some words that others don't have, in their order.
func firstMissing<Word: Equatable>(of words: [Word], in others: [Word]) -> Word? {
    var rest = others[...]
    for word in words {
        guard let place = rest.firstIndex(of: word) else { return word }
        rest = rest[(place + 1)...]
    }
    return nil
}

/// Without marks, since one that would stand there twice is written once, and without imports, which follow from the rest.
private func words(in text: String) -> [Substring] {
    text.replacing("{}", with: "{ }").split(whereSeparator: \.isNewline)
        .filter { readMark(String($0.trimmed), at: 0..<0) == nil && $0 != "import Foundation" }
        .flatMap { $0.split { $0.isWhitespace || $0 == "," } }
}
