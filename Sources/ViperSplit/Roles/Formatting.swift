import SwiftSyntax

/// The methods and computed properties that only turn values into text, and so belong to a Formatter where a module has one
/// (Infinum's InteractorAndFormatter): a title says so, or they work with formatters. They touch nothing else, and call
/// nothing but one another.
func formattingMembers(of controller: Controller, _ analysis: Analysis) -> Set<Member.ID> {
    let pure = controller.members.filter { onlyTurnsValues($0, of: controller, analysis) }
    var found = Set(
        pure.filter { member in
            (member.section.map(isFormattingTitle) == true || usesFormatter(member)
                || usesFormatterOfItsOwn(member))
        }.map(\.id))
    // What makes a text of such texts is one of them.
    while let next = pure.first(where: { member in
        !found.contains(member.id) && !analysis.evidence.calls[member.id].isDisjoint(with: found)
    }) {
        found.insert(next.id)
    }
    // What calls others than those that go along stays.
    while let left = found.first(where: { !analysis.evidence.calls[$0].isSubset(of: found) }) { found.remove(left) }
    return found

    func usesFormatterOfItsOwn(_ member: Member) -> Bool {
        analysis.graph.references[member.id].flatMap(\.memberIDs).contains { controller.members[$0].holdsFormatter }
    }
}

/// A method or computed property that makes a value of those that it is given, and touches nothing but formatters.
func onlyTurnsValues(_ member: Member, of controller: Controller, _ analysis: Analysis) -> Bool {
    guard member.kind == .function || member.kind == .computedProperty, !member.modifiers.isStatic,
        !member.modifiers.isOverride, member.givesValue(analysis.graph.semantics.context),
        !analysis.graph.semantics.isPinned(member)
    else { return false }
    return analysis.evidence.touches[member.id].allSatisfy { touch in
        touch.kind == .state
            && analysis.graph.references[member.id].filter { $0.range == touch.range }.allSatisfy { reference in
                !reference.use.isWrite && reference.memberIDs.allSatisfy { controller.members[$0].holdsFormatter }
            }
    }
}

private func isFormattingTitle(_ section: Section) -> Bool {
    let words = section.title.lowercased().split { !$0.isLetter }
    return words.contains { ["formatter", "formatters", "formatting", "format"].contains($0) }
}

private func usesFormatter(_ member: Member) -> Bool {
    member.decl.tokens(viewMode: .sourceAccurate).contains { token in
        let name = token.identifierText
        // `String(format: "%.2f", price)`
        let isFormat = name == "format" && token.parent?.is(LabeledExprSyntax.self) == true
        return name.lowercased().hasSuffix("formatter") || name == "formatted" || isFormat
    }
}

extension Member {
    /// The result is a value, and not a view.
    fileprivate func givesValue(_ context: AppContext) -> Bool {
        guard let typeGiven, !context.namesViews(typeGiven) else { return false }
        return !typeGiven.isVoid && function.map(context.takesViews) != true
    }

    /// A stored property with a formatter in it, `private let dateFormatter = DateFormatter()`.
    fileprivate var holdsFormatter: Bool {
        guard kind == .storedProperty, let binding = variable?.bindings.first else { return false }
        return [binding.typeAnnotation?.type.trimmedText, binding.initializer?.value.trimmedText]
            .compactMap { $0 }.contains { $0.contains("Formatter") }
    }
}
