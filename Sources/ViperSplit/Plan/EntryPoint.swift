import SwiftSyntax

/// What stays on the view controller of a member whose code went to another component.
struct EntryPoint {
    enum Kind: Hashable {
        /// UIKit, Interface Builder, the runtime or a protocol finds the member by name (design, 4).
        case pinned
        /// The rest of the app may name the member, so it stays as a forwarding property or method.
        case facade
    }

    let kind: Kind
    /// The places of the parameters that the moved method takes; those that its body doesn't use are dropped.
    let parameters: [Int]
    /// The name of the moved method.
    let name: String
    /// The labels of the kept parameters in the moved method; nil for `_`.
    let labels: [String?]
    /// The moved method differs from the entry point in its name or parameters.
    let isRenamed: Bool
    /// What the entry point keeps, and the values that it hands over.
    let body: EntryBody?

    var values: [EntryBody.HandedValue] { body?.values ?? [] }
}

/// The members whose entry point has to stay on the view controller if their code leaves it, and why.
func entryKinds(
    _ controller: Controller, _ graph: ReferenceGraph, _ conformances: ConformanceMoves
) -> [Member.ID: EntryPoint.Kind] {
    let selected = Set(graph.references.joined().filter { $0.form == .selector }.flatMap(\.memberIDs))
    return controller.members.reduce(into: [:]) { kinds, member in
        // What a conformance takes along, its new owner's delegators find there.
        if member.kind == .deinitializer || conformances.move(with: member.id) != nil {
            return
        }
        // Nobody else knows what separation has made.
        if controller.isMadeBySeparation(member) { return }
        if graph.semantics.isPinned(member) || selected.contains(member.id) {
            kinds[member.id] = .pinned
        } else if leavesFacade(member, graph) {
            kinds[member.id] = .facade
        }
    }
}

/// The entry points of the members whose code leaves the View.
func entryPoints(
    _ kinds: [Member.ID: EntryPoint.Kind], _ controller: Controller, _ analysis: Analysis, _ owners: Owners
) -> [Member.ID: EntryPoint] {
    var entries: [Member.ID: EntryPoint] = [:]
    for (id, kind) in kinds where owners[id] != .view {
        let member = controller.members[id]
        let graph = analysis.graph
        let calledElsewhere = graph.users[id, default: []].contains { user in
            owners[user] != .view
                && graph.references[user].contains { $0.memberIDs.contains(id) && $0.form != .selector }
        }
        entries[id] = entryPoint(
            for: member, kind, kind == .facade || calledElsewhere ? .asItIs : .renamed, body: analysis.entryBodies[id])
    }
    // A shortened signature that another member has, shortened or not, is shortened less.
    let taken = Dictionary(grouping: controller.members) { member in
        entries[member.id].map { Name($0.name, $0.labels) }
            ?? Name(member.writtenName, member.function?.parameterLabels ?? [])
    }
    let takenByModule = controller.rules.links.takenNames
    for (id, entry) in entries
    where entry.isRenamed
        && (takenByModule.contains(entry.name) || taken[Name(entry.name, entry.labels), default: []].count > 1)
    {
        let shortened = entryPoint(for: controller.members[id], entry.kind, .shortened, body: entry.body)
        let isFree =
            taken[Name(shortened.name, shortened.labels)] == nil && !takenByModule.contains(shortened.name)
        entries[id] =
            isFree ? shortened : entryPoint(for: controller.members[id], entry.kind, .asItIs, body: entry.body)
    }
    return entries
}

/// How much of an entry point's signature the moved method has.
private enum SignatureStyle {
    case asItIs
    /// Without the parameters that nobody uses.
    case shortened
    /// Named after what happened, too.
    case renamed
}

/// A full name, as in `didSelectRow(at:)`.
private struct Name: Hashable {
    let base: String
    let labels: [String?]

    init(_ base: String, _ labels: [String?]) {
        self.base = base
        self.labels = labels
    }
}

func leavesFacade(_ member: Member, _ graph: ReferenceGraph) -> Bool {
    if graph.namesOnOthers.contains(member.name) { return true }
    guard member.modifiers.access.crossesFiles else { return false }
    // Users of a framework, and Objective-C files, are in no context.
    if member.modifiers.access >= .public { return true }
    return graph.semantics.isNamedOutside(member)
}

/// The moved method of a pinned function: unused parameters dropped, `tableView(_:didSelectRowAt:)` as `didSelectRow(at:)`.
private func entryPoint(
    for member: Member, _ kind: EntryPoint.Kind, _ style: SignatureStyle, body: EntryBody?
) -> EntryPoint {
    func entry(_ parameters: [Int], _ name: String, _ labels: [String?], isRenamed: Bool) -> EntryPoint {
        EntryPoint(kind: kind, parameters: parameters, name: name, labels: labels, isRenamed: isRenamed, body: body)
    }
    guard let function = member.function else { return entry([], member.writtenName, [], isRenamed: false) }
    let names = function.parameterNames
    let labels = function.parameterLabels
    let used = body.namesHandedOn(by: function)
    // What has no name can't be handed on.
    let kept = names.indices.filter { names[$0] != "_" && (style == .asItIs || used.contains(names[$0])) }
    guard kept.count < names.count || body?.values.isEmpty == false else {
        return entry(Array(names.indices), member.writtenName, labels, isRenamed: false)
    }
    guard style == .renamed else { return entry(kept, member.writtenName, kept.map { labels[$0] }, isRenamed: true) }
    let event = EventName(member, keeping: kept)
    return entry(kept, event.name, event.labels, isRenamed: true)
}
