import SwiftSyntax

extension SplitPlan {
    /// Writes what an interface requires into its protocol: what other components use of its owner, and nothing else, in the
    /// order in which the owner has it.
    func require(_ interface: String, in skeleton: inout Skeleton) throws {
        let demands = contracts.requirements[interface] ?? [:]
        let owner = style.owner(of: interface)
        let name = interfaceName(interface)
        let block = skeleton.memberBlock(ofProtocol: name)
        let known = style.isExisting ? (block?.members ?? []).map(\.decl) : []
        let demanded = demands.keys.map { controller.members[$0] }
            .sorted { place(of: $0, inFilesOf: owner) < place(of: $1, inFilesOf: owner) }
        for member in demanded where demands[member.id]?.needsSetter == true {
            known.first(where: member.decl.meets).map { skeleton.requireSetter($0) }
        }
        let members =
            demanded
            .filter { !known.contains(where: $0.decl.meets) }
        let list = RequirementList(
            layout: layout,
            entries: members.map { (Signature($0, in: self), demands[$0.id] ?? Contracts.Demand()) })
        if style.isExisting {
            for group in try list.groups() { skeleton.require(group, in: block) }
        } else {
            skeleton.require(try list.groups().joined(separator: "\n"), in: block)
        }
        skeleton.refine(name, by: refinements(of: interface))
        skeleton.appendExtension(of: name, members: try list.conveniences())
    }

    private func place(of member: Member, inFilesOf owner: Role?) -> PlaceInFile {
        guard let owner else { return PlaceInFile(block: 0, member: member.id) }
        if controller.standsForInherited(member) {
            return PlaceInFile(block: 3, inherited: member.name, member: member.id)
        }
        let isMarked = !sections(of: member).isEmpty
        if owner == .view {
            if isRelocated(member) { return PlaceInFile(block: 1, isMarked: isMarked, member: member.id) }
            return PlaceInFile(block: controller.bodies[member.body].isExtension ? 2 : 0, member: member.id)
        }
        if conformances.move(with: member.id) != nil { return PlaceInFile(block: Int.max, member: member.id) }
        if member.kind == .storedProperty, owners[member.id] == owner {
            return PlaceInFile(block: 0, isMarked: isMarked, member: member.id)
        }
        let extensions = style.interfaces(of: owner)
        let own = extensions.firstIndex { contracts.requirements[$0]?[member.id] != nil } ?? 0
        // What is passed on stands under a mark of its own.
        let isPassedOn = owners[member.id] != owner
        return PlaceInFile(
            block: own + 1, isPassedOn: isPassedOn, isMarked: isMarked && !isPassedOn, member: member.id)
    }
}

/// What an interface comes to require, in its order.
struct RequirementList {
    let layout: Layout
    let entries: [(signature: Signature, demand: Contracts.Demand)]

    /// The texts of the properties and those of the methods, less what there is none of.
    func groups() throws(EditError) -> [String] {
        let properties = entries.filter { $0.signature.member.function == nil }
        let methods = entries.filter { $0.signature.member.function != nil }
        var groups: [String] = []
        for group in [properties, methods] where !group.isEmpty {
            var text = ""
            for (signature, demand) in group { text += layout.inType(try signature.requirement(demand)) + "\n" }
            groups.append(text)
        }
        return groups
    }

    /// The methods by which callers leave arguments out.
    func conveniences() throws(EditError) -> String {
        var texts: [String] = []
        for (signature, demand) in entries { texts += try signature.conveniences(demand).map(layout.inType) }
        return texts.joined(separator: "\n\n")
    }
}

/// A place in the files of a component, in their order.
private struct PlaceInFile: Comparable {
    /// The type's body, then its extensions.
    let block: Int
    var isPassedOn = false
    /// It stands under a mark: those without one come first.
    var isMarked = false
    /// The name of what isn't in the files at all.
    var inherited = ""
    let member: Member.ID

    private var order: (Int, Int, Int, String, Member.ID) {
        (block, isPassedOn ? 1 : 0, isMarked ? 1 : 0, inherited, member)
    }

    static func < (one: PlaceInFile, other: PlaceInFile) -> Bool { one.order < other.order }
}
