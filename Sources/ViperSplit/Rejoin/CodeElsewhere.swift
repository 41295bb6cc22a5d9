import SwiftSyntax

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
