import SwiftSyntax

/// Finds the class to split: the one view controller that the files declare at their top level, or the one view if they
/// declare none.
///
/// - Parameters:
///   - name: the class that the user named, or nil for the only one.
///   - base: what a class is for a module, as far as more is known than the files say.
///   - framework: the framework beside UIKit that has the class above one.
/// - Throws: `SplitError` when there is none, more than one, or none of that name, or when several files declare it.
func findController(
    in units: [SourceUnit], named name: String?, base: (ClassDeclSyntax) -> ViewBase? = viewBase,
    framework: (ClassDeclSyntax) -> String? = { _ in nil }
) throws(SplitError) -> (declaration: ClassDeclSyntax, unit: Int, base: ViewBase?) {
    let given = units.flatMap { unit in
        topLevelDeclarations(of: unit.tree).compactMap { $0.as(ClassDeclSyntax.self) }.map { ($0, unit.index) }
    }
    func baseAmongGiven(_ declaration: ClassDeclSyntax, besides visited: Set<String> = []) -> ViewBase? {
        if let known = base(declaration) { return known }
        guard let superclass = inheritedNames(declaration.inheritanceClause).first, !visited.contains(superclass),
            let above = given.first(where: { $0.0.name.text == superclass })?.0
        else { return nil }
        return baseAmongGiven(above, besides: visited.union([superclass]))
    }
    let foreign = given.map(\.0).compactMap { declaration in
        framework(declaration).map { (declaration.id, FoundInstead.foreign(declaration.name.text, framework: $0)) }
    }
    let classes = given.map { declaration, unit in
        let isForeign = foreign.contains { $0.0 == declaration.id }
        return (declaration: declaration, unit: unit, base: isForeign ? nil : baseAmongGiven(declaration))
    }
    func checkHome(of name: String) throws(SplitError) {
        let homes = Set(classes.filter { $0.declaration.name.text == name }.map(\.unit))
        if homes.count > 1 {
            throw .severalDeclarations(name: name, paths: units.filter { homes.contains($0.index) }.map(\.path))
        }
    }
    let controllers = classes.filter { $0.base == .viewController }
    let views = classes.filter { $0.base == .view }
    if let name {
        guard let chosen = classes.first(where: { $0.declaration.name.text == name }) else {
            throw .unknownController(
                name: name, found: (controllers.isEmpty ? views : controllers).map(\.declaration.name.text))
        }
        try checkHome(of: name)
        if let instead = foreign.first(where: { $0.0 == chosen.declaration.id })?.1 {
            throw .noViewController(paths: [units[chosen.unit].path], instead: instead)
        }
        return chosen
    }
    let instead = controllers.isEmpty ? foreign.first?.1 ?? FoundInstead(in: units) : nil
    let found = controllers.isEmpty && instead?.isNestedController != true ? views : controllers
    guard let first = found.first else { throw .noViewController(paths: units.map(\.path), instead: instead) }
    let names = found.map(\.declaration.name.text)
    if Set(names).count == 1 { try checkHome(of: first.declaration.name.text) }
    guard found.count == 1 else {
        throw first.base == .view ? .severalViews(names: names) : .severalViewControllers(names: names)
    }
    return first
}

/// The declarations at file level, those in `#if` branches included.
func topLevelDeclarations(of tree: SourceFileSyntax) -> [DeclSyntax] {
    func declarations(_ item: CodeBlockItemSyntax.Item) -> [DeclSyntax] {
        guard case .decl(let decl) = item else { return [] }
        guard let conditional = decl.as(IfConfigDeclSyntax.self) else { return [decl] }
        return conditional.clauses.flatMap { clause in
            (clause.elements?.as(CodeBlockItemListSyntax.self) ?? []).flatMap { declarations($0.item) }
        }
    }
    return tree.statements.flatMap { declarations($0.item) }
}

/// Whether a class is a view controller of UIKit, by its superclass or its name.
func isViewController(_ declaration: ClassDeclSyntax) -> Bool {
    guard let superclass = inheritedNames(declaration.inheritanceClause).first,
        otherFramework(ofController: superclass) == nil
    else { return false }
    if Platform.sdk.declares(superclass) { return Platform.sdk.isKind(superclass, of: Platform.viewController) }
    if superclass.hasSuffix("ViewController") || declaration.name.text.hasSuffix("ViewController") { return true }
    return superclass.hasSuffix("Controller") && !overridesOthersOnly(declaration)
}

/// Whether a class overrides something, and nothing of it is a view controller's: it controls the section of a list, say.
private func overridesOthersOnly(_ declaration: ClassDeclSyntax) -> Bool {
    let isOutlet = declaration.memberBlock.members.contains { member in
        !Set(["IBOutlet", "IBAction"]).isDisjoint(with: Modifiers(member.decl, default: .internal).attributes)
    }
    if isOutlet { return false }
    let overridden = declaration.memberBlock.members.map(\.decl).filter { decl in
        !decl.is(InitializerDeclSyntax.self) && Modifiers(decl, default: .internal).names.contains("override")
    }.flatMap(\.declaredNames)
    return !overridden.isEmpty
        && Platform.sdk.instanceMembers(of: Platform.viewController).isDisjoint(with: overridden)
}

/// The nearest to a view controller that files have which declare none at their top level.
public enum FoundInstead: Hashable, Sendable {
    /// A view controller within another type.
    case nested(String, in: String)
    /// A class that controls a view of another framework than UIKit.
    case foreign(String, framework: String)
    case swiftUI(String)

    /// - Returns: nil if the files have nothing like it.
    init?(in units: [SourceUnit]) {
        let found = units.lazy.flatMap { nodes(in: Syntax($0.tree)) }.firstResult(Self.init)
        guard let found else { return nil }
        self = found
    }

    private init?(_ node: Syntax) {
        if let declared = node.as(ClassDeclSyntax.self) {
            let name = declared.name.identifierText
            if isViewController(declared), let outer = typeAround(node) {
                self = .nested(name, in: outer)
            } else if let other = inheritedNames(declared.inheritanceClause).first.flatMap(
                otherFramework(ofController:))
            {
                self = .foreign(name, framework: other)
            } else {
                return nil
            }
        } else if let declared = node.as(StructDeclSyntax.self),
            inheritedNames(declared.inheritanceClause).contains("View")
        {
            self = .swiftUI(declared.name.identifierText)
        } else {
            return nil
        }
    }

    /// There is a view controller, though not where it can be split.
    var isNestedController: Bool {
        if case .nested = self { return true }
        return false
    }

    var reason: String {
        switch self {
        case .nested(let name, let outer):
            "`\(name)` is declared within `\(outer)`, where the module's other files can't extend it; move it to the top "
                + "level of the file"
        case .foreign(let name, let framework):
            "`\(name)` is \(framework)'s; only view controllers and views of UIKit can be split"
        case .swiftUI(let name):
            "`\(name)` is a view of SwiftUI's; only view controllers and views of UIKit can be split"
        }
    }
}

/// The name of the type that a declaration stands in.
private func typeAround(_ node: Syntax) -> String? {
    sequence(first: node, next: \.parent).dropFirst().firstResult { outer in
        outer.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText
            ?? outer.asProtocol((any DeclGroupSyntax).self).flatMap {
                $0.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
            }
    }
}

/// The framework beside UIKit that has a class which controls something: `NSViewController`, `WKInterfaceController`.
func otherFramework(ofController name: String) -> String? {
    guard name.hasSuffix("Controller"), !Platform.sdk.declares(name) else { return nil }
    if name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase == true { return "AppKit" }
    return name.hasPrefix("WK") && name.hasSuffix("InterfaceController") ? "WatchKit" : nil
}
