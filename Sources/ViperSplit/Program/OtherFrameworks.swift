import SwiftSyntax

/// The framework beside UIKit that has a class which controls something: `NSViewController`, `WKInterfaceController`.
func otherFramework(ofController name: String) -> String? {
    guard name.hasSuffix("Controller"), !Platform.sdk.declares(name) else { return nil }
    if name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase == true { return "AppKit" }
    return name.hasPrefix("WK") && name.hasSuffix("InterfaceController") ? "WatchKit" : nil
}

/// The frameworks of screens beside UIKit, by the modules that files import to have them.
private let frameworksByModule = ["AppKit": "AppKit", "Cocoa": "AppKit", "WatchKit": "WatchKit"]

extension App {
    /// The framework beside UIKit that has the class above a controller: as far up as classes and aliases are in sight, and
    /// above what isn't, the one that the controller's file imports and UIKit not.
    ///
    /// - Parameter given: the files beside the app.
    /// - Returns: nil for UIKit's, and for what no file tells.
    func otherFramework(of declaration: ClassDeclSyntax, among given: [SourceUnit]) -> String? {
        guard let superclass = inheritedNames(declaration.inheritanceClause).first else { return nil }
        let ends = endsOfLine(above: superclass, Declarations(of: given.map { ($0.tree, $0.path) }, areGiven: true))
        let frameworks = ends.map(ViperSplit.otherFramework(ofController:))
        if let first = frameworks.first, frameworks.allSatisfy({ $0 == first }), let first { return first }
        guard !ends.contains(where: Platform.sdk.declares), viewBase(of: declaration) != nil else { return nil }
        let file = Syntax(declaration).root.as(SourceFileSyntax.self)
        let imported = file.map { importedModuleNames(in: Syntax($0.statements)) } ?? []
        return imported.contains("UIKit") ? nil : imported.lazy.compactMap { frameworksByModule[$0] }.first
    }

    /// The names at which the classes above end that are in sight, aliases followed.
    private func endsOfLine(
        above name: String, _ given: Declarations, besides visited: Set<String> = []
    ) -> Set<String> {
        if visited.contains(name) { return [] }
        let declared = (given.types[name, default: []] + types(named: name)).filter { !$0.decl.isOfOtherPlatform }
        let next = declared.compactMap { type in
            type.decl.as(TypeAliasDeclSyntax.self)?.initializer.value.nominalName
                ?? type.decl.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.nominalName
        }
        return next.isEmpty
            ? [name]
            : next.reduce(into: []) { $0.formUnion(endsOfLine(above: $1, given, besides: visited.union([name]))) }
    }
}
