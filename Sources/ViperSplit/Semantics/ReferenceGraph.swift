/// Who names whom: the references of every member, and the names by which other code reaches the members.
struct ReferenceGraph {
    /// By member, in the order of the source.
    let references: [[Reference]]
    /// The members that name a member, those that only write it as `x.items` left out.
    let users: [Member.ID: Set<Member.ID>]
    /// Those among the users that are left as they are.
    let ignoredUsers: [Member.ID: Set<Member.ID>]
    /// Names behind a dot whose base may be another instance of the controller.
    let namesOnOthers: Set<String>
    /// The bare names that mean nobody's member, and would if a new one were called so: `min`.
    let globals: Set<String>
    let names: NameTable
    let semantics: Semantics

    /// - Parameter earlier: the model of the same controller before its bodies were taken apart.
    init(_ controller: Controller, context: AppContext, after earlier: Semantics? = nil) {
        let names = NameTable(controller: controller, context: context)
        let semantics = Semantics(controller, context, after: earlier)
        let visitors = controller.members.map { ReferenceVisitor($0, semantics: semantics, names: names) }
        // What is left as it is names members as any other code of the app does.
        let ignoredUsers = controller.members.filter(\.isIgnored).reduce(into: [Member.ID: Set<Member.ID>]()) {
            users, member in
            for id in visitors[member.id].references.flatMap(\.memberIDs) { users[id, default: []].insert(member.id) }
        }
        let namesInIgnored = ignoredUsers.keys.flatMap { controller.members[$0].names }
        self.init(
            references: zip(controller.members, visitors).map { member, visitor in
                visitor.references.filter { !member.isIgnored || $0.form == .selector }
                    .sorted { $0.range.lowerBound < $1.range.lowerBound }
            },
            ignoredUsers: ignoredUsers, namesOnOthers: findNamesOnOthers(semantics).union(namesInIgnored),
            globals: visitors.reduce(into: []) { $0.formUnion($1.globals) }, names: names, semantics: semantics)
    }

    init(
        references: [[Reference]], ignoredUsers: [Member.ID: Set<Member.ID>], namesOnOthers: Set<String>,
        globals: Set<String>, names: NameTable,
        semantics: Semantics
    ) {
        self.references = references
        self.ignoredUsers = ignoredUsers
        users = references.enumerated().reduce(into: ignoredUsers) { users, entry in
            for id in entry.element.flatMap(\.memberIDs) { users[id, default: []].insert(entry.offset) }
        }
        self.namesOnOthers = namesOnOthers
        self.globals = globals
        self.names = names
        self.semantics = semantics
    }

    /// Whether own code names a member otherwise than in a selector.
    func isCalled(_ id: Member.ID) -> Bool {
        users[id, default: []].contains { user in
            references[user].contains { $0.memberIDs.contains(id) && $0.form != .selector }
        }
    }

    /// The members that a member uses, and what they use in turn.
    func used(by id: Member.ID) -> Set<Member.ID> {
        var used: Set<Member.ID> = []
        var pending = [id]
        while let id = pending.popLast() {
            for next in references[id].flatMap(\.memberIDs) where used.insert(next).inserted { pending.append(next) }
        }
        return used
    }
}
