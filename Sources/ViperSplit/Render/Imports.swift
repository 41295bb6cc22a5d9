import SwiftSyntax

/// What the files of a module import, by what the view controller's do.
struct ModuleImports {
    let controller: Controller
    let graph: ReferenceGraph
    let style: Style
    let moduleName: String
    /// The code of a module whose interfaces alone are missing.
    private let components: [SourceFileSyntax]
    /// What the rest of the app imports to name types.
    private let typeModules: TypeModules
    private var context: AppContext { graph.semantics.context }
    /// The modules that the controller's files import, and those of a module whose interfaces alone are missing.
    var modulesInSight: Set<String> { components.reduce(controller.importedModules) { $0.union($1.importedModules) } }

    /// - Parameter components: the files of a module whose interfaces alone are missing, by their paths. They were written with the
    ///   imports that the rest of the app tells, so they tell nothing of where a type comes from.
    init(
        _ controller: Controller, _ graph: ReferenceGraph, _ style: Style, moduleName: String,
        components: [String: String] = [:]
    ) {
        (self.controller, self.graph, self.style, self.moduleName) = (controller, graph, style, moduleName)
        self.components = components.sorted { $0.key < $1.key }.map { parsed($0.value) }
        typeModules = graph.semantics.context.typeModules(besides: Set(components.keys))
    }

    /// Gives a new file the imports that it needs.
    ///
    /// - Parameter namesOthers: it has more than the skeleton's own types.
    func complete(_ skeleton: inout Skeleton, namesOthers: Bool) throws {
        let tree = parsed(try skeleton.render())
        let usesUIKit = context.namesUIKit(Syntax(tree))
        // What a file of a module imports that there is already stays, and is enough for what it has named so far.
        let lacksUIKit = usesUIKit && style.isExisting && !context.namesUIKit(Syntax(skeleton.unit.tree))
        if usesUIKit, !style.isExisting { skeleton.replaceImport("import Foundation", by: "import UIKit") }
        let base = style.isExisting ? [] : importsOfBase(in: tree)
        guard namesOthers else { return skeleton.insertImports(base) }
        let basic = skeleton.hasImports && !lacksUIKit ? [] : [usesUIKit ? "import UIKit" : "import Foundation"]
        let named = style.isExisting ? namesWritten(in: skeleton.unit.tree) : []
        let more = imports(for: tree) + importsOfNewTypes(in: tree, besides: named)
        let imports = basic + base + more
        let imported =
            [tree, parsed(imports.joined(separator: "\n"))].flatMap(\.importedModules)
            + (usesUIKit ? ["UIKit"] : [])
        skeleton.insertImports(imports + importsOfShownNames(in: tree, besides: named, importing: Set(imported)))
    }

    /// The imports of the modules that have the base files of the style.
    private func importsOfBase(in code: SourceFileSyntax) -> [String] {
        let named = names(in: Syntax(code))
        let modules = style.baseTypes.filter(named.contains).compactMap { type -> String? in
            if case .imported(let module) = context.sight(ofType: type, from: controller) { module } else { nil }
        }
        return Set(modules).sorted().map { "import \($0)" }
    }

    /// The imports that a new file needs beside its skeleton's own: those of the controller's files that its code may use.
    ///
    /// One of Apple's frameworks, or a library that is listed whole, is imported only where one of its names stands, any other also
    /// where names stand of which nothing in sight tells whose they are. Where the app isn't in sight, that would be everywhere:
    /// there a library of which some names are known is imported for those alone.
    ///
    /// - Parameter code: the new file.
    private func imports(for code: SourceFileSyntax) -> [String] {
        let words = Set(names(in: Syntax(code)).map(PresenterNames(of: controller).unmarked))
        let dispensable = dispensableModules(for: code, words)
        func isNeeded(_ node: ImportDeclSyntax) -> Bool {
            guard let name = node.path.first?.name.text else { return true }
            let platform = Platform.sdk
            let module = platform.modules[name]
            let isNamed = words.contains { word in
                if platform.module(of: word) == name { return true }
                // A library's type that it is called after.
                if word == name { return word.first?.isUppercase == true && !context.declaresType(named: word) }
                // AVKit shows `AVPlayer`, but doesn't declare it, and draws.
                let isShown =
                    module?.draws == true && platform.module(of: word).flatMap { platform.modules[$0] }?.draws == false
                return !isShown && module?.prefixes.contains(where: word.hasPrefix) == true
            }
            let isTold = module?.isListedWhole == true || module?.prefixes.isEmpty == false && !context.isComplete
            return isNamed || !isTold && !dispensable.contains(name)
        }
        // The files of a module import by themselves what they build on.
        let namesBase = !style.isExisting && !words.isDisjoint(with: style.baseFiles.values.flatMap(declaredTypes))
        let builtOn = namesBase ? [] : style.baseModules
        var seen: Set<String> = ["import Foundation", "import UIKit"]
        return statementsOfImports.compactMap { item -> String? in
            if let conditional = item.item.as(IfConfigDeclSyntax.self) {
                let modules = importedModuleNames(in: Syntax(conditional))
                return !modules.isEmpty && builtOn.isSuperset(of: modules) ? nil : conditional.trimmedText
            }
            return item.item.as(ImportDeclSyntax.self).flatMap { isNeeded($0) ? $0.trimmedText : nil }
        }.filter { seen.insert($0).inserted }
    }

    /// The imports of the controller's files. Where the interfaces alone are missing, those of the module's files are among them: files
    /// that all members have left are the controller's no more.
    private var statementsOfImports: [CodeBlockItemSyntax] {
        let own = controller.units.flatMap { statements(besideController: $0.tree.statements) }.filter(\.isImport)
        let lists = components.map { Array($0.statements.filter(\.isImport)) }
        return ordered(own, with: lists)
    }

    /// The statements at the top level of a file, those under the controller's own conditions among them.
    private func statements(besideController list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        list.flatMap { item -> [CodeBlockItemSyntax] in
            let clauses = item.item.as(IfConfigDeclSyntax.self)?.clauses
            let own = clauses?.first { clause in
                sequence(first: Syntax(controller.declaration), next: \.parent).contains { $0.id == clause.id }
            }
            return own?.elements?.as(CodeBlockItemListSyntax.self).map(statements) ?? [item]
        }
    }

    /// The modules that the controller imports and that aren't listed whole, without which some file of the app names all that a
    /// new one does, and of which no file in sight declares any of its words.
    private func dispensableModules(for code: SourceFileSyntax, _ words: Set<String>) -> Set<String> {
        guard context.isComplete else { return [] }
        // What is new has an import of its own.
        let imported = modulesOfNewTypes(in: code)
        let unknown = unknownNames(in: code).filter { imported[$0] == nil }
        let modulesInSight = modulesInSight
        let undecided = modulesInSight.filter { Platform.sdk.modules[$0]?.isListedWhole != true }
        return undecided.sorted().reduce(into: []) { dispensable, module in
            let others = modulesInSight.subtracting(dispensable.union([module]))
            let isDispensable = unknown.allSatisfy { typeModules.isNamed($0, importing: others) }
            if isDispensable, !context.declares(words, inModule: module) { dispensable.insert(module) }
        }
    }

    /// The imports of the SDK's names that the controller sees without importing their modules, as UIKit and AVKit show some,
    /// for a file that doesn't import all that shows them.
    ///
    /// - Parameters:
    ///   - named: what a file that was there before has named so far.
    ///   - imported: the modules that the file imports.
    private func importsOfShownNames(
        in code: SourceFileSyntax, besides named: Set<String>, importing imported: Set<String>
    ) -> [String] {
        guard !controller.importedModules.subtracting(["Foundation"]).isSubset(of: imported) else { return [] }
        let names = Set(
            code.tokens(viewMode: .sourceAccurate).filter { !isNestedType($0) }.map(\.identifierText)
        ).subtracting(named)
        let modules = names.filter { Platform.sdk.moduleByPrefix(of: $0) != nil }
            .flatMap { graph.names.modulesToImport(for: $0) ?? [] }
            .filter { !imported.contains("UIKit") || Platform.sdk.modules[$0]?.isSeenWithUIKit != true }
        return Set(modules).sorted().map { "import \($0)" }
    }

    /// The imports of types that the controller's files don't name, but a new file does: for code that was taken out of a body, or
    /// for what another component declares. What a style builds on its files import by themselves.
    ///
    /// - Parameter named: what a file that was there before has named so far.
    func importsOfNewTypes(in code: SourceFileSyntax, besides named: Set<String> = []) -> [String] {
        Set(modulesOfNewTypes(in: code, besides: named).values.joined()).sorted().map { "import \($0)" }
    }

    /// The modules of such types, by their names.
    private func modulesOfNewTypes(in code: SourceFileSyntax, besides named: Set<String> = []) -> [String: [String]] {
        let made = controller.members.filter(controller.isMadeBySeparation).map { ($0.unit, $0.declRange) }
        let visitor = TypeNameVisitor(viewMode: .sourceAccurate)
        visitor.walk(code)
        let builtOn = style.isExisting ? [] : style.baseModules
        let modules = visitor.all.subtracting(named).reduce(into: [:]) { modules, name in
            modules[name] = graph.names.modulesToImport(for: name)?.filter { !builtOn.contains($0) } ?? []
        }.filter { !$0.value.isEmpty }
        guard !modules.isEmpty else { return [:] }
        let given = controller.units.reduce(into: Set<String>()) { known, unit in
            for token in unit.tree.tokens(viewMode: .sourceAccurate)
            where !made.contains(where: { $0.0 == unit.index && $0.1.contains(token.range.lowerBound) }) {
                known.insert(token.parent?.as(IdentifierTypeSyntax.self)?.shadowingName ?? token.identifierText)
            }
        }
        let known = components.reduce(given) { $0.union(namedAnyway(in: $1)) }
        return modules.filter { !known.contains($0.key) }
    }

    /// The names in a file of a module whose interfaces alone are missing that the view controller could name as well: what the file
    /// imports besides shows none of them. A framework of Apple's shows no library's.
    private func namedAnyway(in file: SourceFileSyntax) -> Set<String> {
        let platform = Platform.sdk
        let anyway = controller.importedModules.union(style.baseModules).union(["Foundation", "UIKit"])
        let added = Set(file.importedModules).subtracting(anyway)
        if added.contains(where: { platform.modules[$0]?.isThirdParty != false }) { return [] }
        let named = namesWritten(in: file)
        return added.isEmpty ? named : named.filter { !platform.declares($0) }
    }
}

/// The names in a file, those of types that shadow Swift's own among them.
private func namesWritten(in file: SourceFileSyntax) -> Set<String> {
    let visitor = TypeNameVisitor(viewMode: .sourceAccurate)
    visitor.walk(file)
    return names(in: Syntax(file)).union(visitor.shadowing)
}

/// `State` of `Card.State`, which is no type of the SDK's; that of `SwiftUI.State` is.
private func isNestedType(_ token: TokenSyntax) -> Bool {
    guard let period = token.previousToken(viewMode: .sourceAccurate), period.tokenKind == .period,
        Platform.sdk.declares(token.identifierText)
    else { return false }
    let owner = period.previousToken(viewMode: .sourceAccurate)?.identifierText
    return owner.map { Platform.sdk.modules[$0] == nil } ?? true
}

/// The imports of one file and of others, each once: in the order of that file, unless another has a different one.
func ordered(_ own: [CodeBlockItemSyntax], with others: [[CodeBlockItemSyntax]]) -> [CodeBlockItemSyntax] {
    var sorted: [CodeBlockItemSyntax] = []
    var seen: Set<String> = []
    func add(_ item: CodeBlockItemSyntax) {
        let text = item.trimmedText
        guard seen.insert(text).inserted else { return }
        for list in others where list.contains(where: { $0.trimmedText == text }) {
            list.prefix { $0.trimmedText != text }.forEach(add)
        }
        sorted.append(item)
    }
    (own + others.joined()).forEach(add)
    return sorted
}
