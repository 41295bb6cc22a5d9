import SwiftSyntax

/// The members of a view controller that only ask its module for what has their name.
struct MembersAsking {
    /// Those that do nothing else.
    let passing: [Member]
    /// Those that do so in a statement, as an override does beside its call of `super`.
    private let entries: [(member: Member, statement: CodeBlockItemSyntax)]
    private let kept: [Member]
    private let beside: Set<String>
    private let elsewhere: CodeElsewhere

    init(of controller: Controller, _ module: ExistingModule, besides elsewhere: CodeElsewhere) {
        let asking = controller.members.filter { !module.isLink($0.decl, of: .view) }
        passing = asking.filter(module.passesOn)
        let others = asking.filter { !module.passesOn($0) }
        entries = others.compactMap { member in module.statement(passingOn: member).map { (member, $0) } }
        kept = others.filter { $0.kind == .storedProperty }
        beside = Set(controller.units.flatMap(\.declarationsOfFile).flatMap(\.fullNames))
        self.elsewhere = elsewhere
    }

    /// The member that does nothing but ask for one of the Interactor's.
    func passing(_ decl: DeclSyntax) -> Member? {
        let own = passing.filter { decl.declaredNames.contains($0.name) }
        return own.first { decl.fullNames.contains($0.fullName) } ?? (own.count == 1 ? own[0] : nil)
    }

    /// The member whose code one of the Interactor's is, in the place of a statement.
    func entry(for decl: DeclSyntax) -> Member? { entries.map(\.member).first { decl.declaredNames == [$0.name] } }

    /// The property of one of the Interactor's that the view controller keeps, too, to have its module made with its value.
    func kept(_ decl: DeclSyntax) -> Member? { kept.first { decl.fullNames == [$0.fullName] } }

    /// Whether the view controller's file declares the same for itself.
    func isDeclaredBeside(_ decl: DeclSyntax) -> Bool { !beside.isDisjoint(with: decl.fullNames) }

    /// The statement by which a member asks for its code.
    func statement(of id: Member.ID) -> CodeBlockItemSyntax? { entries.first { $0.member.id == id }?.statement }

    /// Nobody outside sets it, so its setter may have been private.
    func isNarrowed(_ member: Member) -> Bool {
        member.decl.isSettable && member.modifiers.setterAccess == nil && member.modifiers.access.crossesFiles
            && !elsewhere.mayUse(member.name, isSetting: true)
    }
}

/// The code of the app outside of a module and the files of its view controller: what it names can't have been private.
struct CodeElsewhere {
    /// Whatever isn't private is taken to be used.
    private let usesAll: Bool
    private let semantics: Semantics
    private let types: Set<String>
    private let paths: Set<String>

    init(of module: ExistingModule, _ semantics: Semantics, usesAll: Bool) {
        (self.semantics, self.usesAll) = (semantics, usesAll)
        types = module.interfaces.union([semantics.controller.name])
        paths = Set(module.style.skeletons.keys)
    }

    /// Whether it may ask the view controller for a member, or set it.
    func mayUse(_ name: String, isSetting: Bool = false) -> Bool {
        let asking = Asking(name: name, links: [], wiring: [], types: types, isSetting: isSetting)
        return usesAll || semantics.mayBeDoneOutside(asking, besides: paths)
    }

    /// Whether it may name a declaration of a file.
    func mayName(_ name: String) -> Bool {
        let context = semantics.context
        return usesAll || !context.isComplete || !context.otherTrees(naming: name, besides: paths).isEmpty
    }
}
