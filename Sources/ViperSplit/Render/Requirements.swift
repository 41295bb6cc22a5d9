import SwiftSyntax

extension SplitPlan {
    /// Writes what an interface requires into its protocol: what other components use of its owner, and nothing else.
    func require(_ interface: String, in skeleton: inout Skeleton) throws {
        let demands = contracts.requirements[interface] ?? [:]
        let owner = style.owner(of: interface)
        let name = interfaceName(interface)
        let block = skeleton.memberBlock(ofProtocol: name)
        let known = style.isExisting ? (block?.members ?? []).map(\.decl) : []
        let demanded = demands.keys.sorted().map { controller.members[$0] }
        for member in demanded where demands[member.id]?.needsSetter == true {
            known.first(where: member.decl.meets).map { skeleton.requireSetter($0) }
        }
        let members =
            demanded
            .filter { !known.contains(where: $0.decl.meets) }
        let ordered = members.filter { owners[$0.id] == owner } + members.filter { owners[$0.id] != owner }
        func signature(_ member: Member) -> (signature: Signature, demand: Contracts.Demand) {
            (Signature(member, in: self), demands[member.id] ?? Contracts.Demand())
        }
        func requirements(_ members: [Member]) throws -> String {
            try members.map(signature).map { indented(try $0.signature.requirement($0.demand)) + "\n" }.joined()
        }
        let groups = [
            try requirements(ordered.filter { $0.function == nil }),
            try requirements(ordered.filter { $0.function != nil }),
        ].filter { !$0.isEmpty }
        if style.isExisting {
            for group in groups { skeleton.require(group, in: block) }
        } else {
            skeleton.require(groups.joined(separator: "\n"), in: block)
        }
        skeleton.refine(name, by: refinements(of: interface))
        let conveniences = try ordered.map(signature).flatMap { try $0.signature.conveniences($0.demand) }
        skeleton.appendExtension(of: name, members: conveniences.map { indented($0) }.joined(separator: "\n\n"))
    }
}
