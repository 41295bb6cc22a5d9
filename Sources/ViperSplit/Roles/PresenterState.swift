import SwiftSyntax

/// The state that is more than a view's: what the screen is about, what code uses that asks for data or shows screens, and
/// all that code has which changes such state or decides by it (design, 5.2). Code on state alone works with such state also
/// where it has it from a method that does.
///
/// `isDragging`, which a gesture sets and a layout reads, is the View's own.
struct PresenterState {
    /// Stored properties; some may be views.
    private(set) var properties: Set<Member.ID>
    /// The members that make it so.
    private(set) var users: Set<Member.ID>

    /// - Parameters:
    ///   - touches: what every member touches, itself or by calls.
    ///   - evidence: whom every member calls.
    ///   - decisions: the state that every member changes or decides by.
    ///   - fixed: the roles that the developer asked for.
    init(
        _ controller: Controller, _ graph: ReferenceGraph, _ touches: [Touches], _ evidence: Evidence,
        _ decisions: [Set<Member.ID>], _ fixed: [Role?]
    ) {
        func properties(of users: some Sequence<Member.ID>) -> Set<Member.ID> {
            let named = users.flatMap { graph.references[$0].flatMap(\.memberIDs) }
            return Set(named.filter { controller.members[$0].kind == .storedProperty })
        }
        let workers = controller.members.map(\.id).filter { id in
            fixed[id].map { $0 != .view } ?? !touches[id].isDisjoint(with: [.navigation, .data, .flow])
        }
        func givesState(_ id: Member.ID) -> Bool { touches[id].contains(.state) && fixed[id] != .formatter }
        users = Set(workers)
        self.properties = properties(of: workers).union(controller.members.filter(graph.semantics.isModel).map(\.id))
        while true {
            let found = controller.members.filter { member in
                guard member.kind == .function || member.kind == .computedProperty, fixed[member.id] == nil,
                    !users.contains(member.id)
                else { return false }
                if !decisions[member.id].isDisjoint(with: self.properties) { return true }
                guard touches[member.id] == .state else { return false }
                // What has such state from those who work with it works with it, too.
                return !properties(of: [member.id]).isDisjoint(with: self.properties)
                    || evidence.calls[member.id].contains { users.contains($0) && givesState($0) }
            }.map(\.id)
            if found.isEmpty { return }
            users.formUnion(found)
            self.properties.formUnion(properties(of: found))
        }
    }
}
