import SwiftSyntax

/// How the files of one target see a type of the app.
enum Sight: Hashable {
    /// As one of their own.
    case plain
    /// By an import of its module.
    case imported(String)
    /// Not at all: it is another module's, which has it to itself or isn't imported.
    case hidden(in: String, isPublic: Bool)
}

extension AppContext {
    /// How files beside a view controller see a type, by what the projects say of targets, or else by the folders that are named as
    /// modules which files import.
    ///
    /// - Returns: nil if no file declares it.
    func sight(ofType name: String, from controller: Controller) -> Sight? {
        let own = modules(around: controller.homeUnit.path)
        let imported = controller.importedModules
        let seen = types(named: name).map { type -> Sight in
            let home = modules(around: type.path)
            guard !home.isEmpty, home.isDisjoint(with: own), let first = home.min() else { return .plain }
            let isPublic = Modifiers(type.decl, default: .internal).access >= .public
            let module = home.sorted().first(where: imported.contains)
            return isPublic
                ? module.map(Sight.imported) ?? .hidden(in: first, isPublic: true) : .hidden(in: first, isPublic: false)
        }
        return seen.first { $0 == .plain } ?? seen.first { if case .imported = $0 { true } else { false } }
            ?? seen.first
    }

    private func modules(around path: String) -> Set<String> {
        let told = targets(ofFileAt: path)
        let folders = Set(path.split(separator: "/").map(String.init))
        return told.isEmpty ? Set(modules(ofFileAt: path).filter(folders.contains)) : told
    }
}
