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
    var uses = UsesOfNewMembers(separated, generated)
    for member in generated {
        let inside = comments(
            of: member.decl.tokens(viewMode: .sourceAccurate).dropFirst(), in: separated.unit(of: member))
        guard !inside.isEmpty else { continue }
        let others = uses.count(of: member) - 1
        for comment in inside { left[comment, default: 0] += max(0, others) }
    }
    return original.units.flatMap { comments(in: $0) }.filter { comment in
        left[comment, default: 0] -= 1
        return left[comment, default: 0] < 0
    }
}

/// How many places of the original new members stand for.
private struct UsesOfNewMembers {
    private let generated: [Member.ID: Member]
    /// By the name of a new member, who names it, and how often.
    private let users: [String: [(id: Member.ID, times: Int)]]
    private var known: [Member.ID: Int] = [:]

    init(_ separated: Controller, _ generated: [Member]) {
        self.generated = Dictionary(generated.map { ($0.id, $0) }) { first, _ in first }
        let names = Set(generated.map(\.writtenName))
        let new = Set(generated.map(\.id))
        users = separated.members.reduce(into: [:]) { users, user in
            let named = user.decl.tokens(viewMode: .sourceAccurate).map(\.text).filter(names.contains)
            // A new method names itself.
            let own = new.contains(user.id) ? user.writtenName : nil
            for (name, times) in Dictionary(named.map { ($0, 1) }, uniquingKeysWith: +) where name != own {
                users[name, default: []].append((user.id, times))
            }
        }
    }

    /// The number of uses outside of new members, by way of these, too.
    mutating func count(of member: Member) -> Int {
        if let count = known[member.id] { return count }
        // One that leads back to itself is no further place.
        known[member.id] = 0
        let count = users[member.writtenName, default: []].reduce(0) { count, user in
            count + user.times * (generated[user.id].map { self.count(of: $0) } ?? 1)
        }
        // No file has more comments.
        known[member.id] = min(count, Int(Int32.max))
        return known[member.id] ?? 0
    }
}
