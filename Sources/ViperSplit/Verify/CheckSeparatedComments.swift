import SwiftSyntax

/// Separation lost no comment: one that did costs the members that have such a comment, and no others.
func commentFaults(_ original: Controller, _ separated: Controller, _ generated: [Member]) -> [SeparationFault] {
    lostComments(original, separated, generated).flatMap { comment in
        original.members(commenting: comment).map {
            SeparationFault(member: $0, message: "separation lost the comment `\(comment)`")
        }
    }
}

extension Controller {
    /// The members that have a comment; nil for one that belongs to none.
    fileprivate func members(commenting comment: String) -> [Member.ID?] {
        let found = members.filter { member in
            let unit = unit(of: member)
            return unit.comments(within: member.extent).contains { unit.text($0.range) == comment }
        }
        return found.isEmpty ? [nil] : found.map(\.id)
    }
}

/// The comments that are gone; one in a new method stands for one in each place that uses it.
private func lostComments(_ original: Controller, _ separated: Controller, _ generated: [Member]) -> [String] {
    var left: [String: Int] = separated.units.flatMap { comments(in: $0) }.reduce(into: [:]) {
        $0[$1, default: 0] += 1
    }
    for member in generated {
        let inside = comments(
            of: member.decl.tokens(viewMode: .sourceAccurate).dropFirst(), in: separated.unit(of: member))
        guard !inside.isEmpty else { continue }
        let others = uses(of: member, in: separated, generated) - 1
        for comment in inside { left[comment, default: 0] += max(0, others) }
    }
    return original.units.flatMap { comments(in: $0) }.filter { comment in
        left[comment, default: 0] -= 1
        return left[comment, default: 0] < 0
    }
}

/// How many places of the original a new member stands for.
private func uses(of member: Member, in separated: Controller, _ generated: [Member]) -> Int {
    let others = generated.filter { $0.id != member.id }
    return separated.members.filter { $0.id != member.id }.reduce(0) { count, user in
        let named = user.decl.tokens(viewMode: .sourceAccurate).count { $0.text == member.writtenName }
        let isNew = named > 0 && others.contains { $0.id == user.id }
        return count + named * (isNew ? uses(of: user, in: separated, others) : 1)
    }
}
