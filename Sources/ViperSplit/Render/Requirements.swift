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
        func signature(_ member: Member) -> (signature: Signature, demand: Contracts.Demand) {
            (Signature(member, in: self), demands[member.id] ?? Contracts.Demand())
        }
        func requirements(_ members: [Member]) throws -> String {
            try members.map(signature).map { indented(try $0.signature.requirement($0.demand)) + "\n" }.joined()
        }
        let groups = [
            try requirements(members.filter { $0.function == nil }),
            try requirements(members.filter { $0.function != nil }),
        ].filter { !$0.isEmpty }
        if style.isExisting {
            for group in groups { skeleton.require(group, in: block) }
        } else {
            skeleton.require(groups.joined(separator: "\n"), in: block)
        }
        skeleton.refine(name, by: refinements(of: interface))
        let conveniences = try members.map(signature).flatMap { try $0.signature.conveniences($0.demand) }
        skeleton.appendExtension(of: name, members: conveniences.map { indented($0) }.joined(separator: "\n\n"))
    }

    private func place(of member: Member, inFilesOf owner: Role?) -> PlaceInFile {
        guard let owner else { return PlaceInFile(block: 0, member: member.id) }
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
        return PlaceInFile(
            block: own + 1, isPassedOn: owners[member.id] != owner, isMarked: isMarked, member: member.id)
    }
}

/// A place in the files of a component, in their order.
private struct PlaceInFile: Comparable {
    /// The type's body, then its extensions.
    let block: Int
    var isPassedOn = false
    /// It stands under a mark: those without one come first.
    var isMarked = false
    let member: Member.ID

    private var order: (Int, Int, Int, Member.ID) { (block, isPassedOn ? 1 : 0, isMarked ? 1 : 0, member) }

    static func < (one: PlaceInFile, other: PlaceInFile) -> Bool { one.order < other.order }
}
