import SwiftSyntax

/// The imports that a new file needs beside its skeleton's own: those of the controller's files that its code may use.
///
/// - Parameter code: the text of the new file. A framework that is known by the prefix of its names is imported only
///   where one of them stands; any other, since nothing tells what it declares, in every file that holds moved code.
func imports(for code: String, from controller: Controller) -> [String] {
    var seen: Set<String> = ["import Foundation", "import UIKit"]
    return controller.units.flatMap { unit in
        unit.tree.statements.compactMap { item -> String? in
            if let conditional = item.item.as(IfConfigDeclSyntax.self), holdsOnlyImports(conditional) {
                return conditional.trimmedDescription
            }
            guard let node = item.item.as(ImportDeclSyntax.self), isNeeded(node, in: code) else { return nil }
            return node.trimmedDescription
        }
    }.filter { seen.insert($0).inserted }
}

extension SplitPlan {
    /// The imports of the SDK's names that the controller sees without importing their modules, as UIKit shows some, for a
    /// file that doesn't import UIKit.
    func importsWithoutUIKit(in code: SourceFileSyntax) -> [String] {
        let names = Set(code.tokens(viewMode: .sourceAccurate).map(\.identifierText))
        let modules = names.filter { Platform.sdk.moduleByPrefix(of: $0) != nil }
            .flatMap { graph.names.modulesToImport(for: $0) ?? [] }
        return Set(modules).sorted().map { "import \($0)" }
    }

    /// The imports of types that the controller didn't name, but what was taken out of its bodies does.
    func importsOfNewTypes(in code: SourceFileSyntax) -> [String] {
        let made = controller.members.filter(controller.isMadeBySeparation).map { ($0.unit, $0.declRange) }
        guard !made.isEmpty else { return [] }
        let visitor = TypeNameVisitor(viewMode: .sourceAccurate)
        visitor.walk(code)
        let modules = visitor.named.reduce(into: [:]) { $0[$1] = graph.names.modulesToImport(for: $1) ?? [] }
            .filter { !$0.value.isEmpty }
        guard !modules.isEmpty else { return [] }
        let known = controller.units.reduce(into: Set<String>()) { known, unit in
            for token in unit.tree.tokens(viewMode: .sourceAccurate)
            where !made.contains(where: { $0.0 == unit.index && $0.1.contains(token.range.lowerBound) }) {
                known.insert(token.identifierText)
            }
        }
        let imported = modules.filter { !known.contains($0.key) }.flatMap(\.value)
        return Set(imported).sorted().map { "import \($0)" }
    }
}

private func isNeeded(_ node: ImportDeclSyntax, in code: String) -> Bool {
    let platform = Platform.sdk
    guard let name = node.path.first?.name.text, let module = platform.modules[name], !module.prefixes.isEmpty else {
        return true
    }
    return code.identifiers.contains { word in
        module.prefixes.contains(where: word.hasPrefix) || platform.module(of: word) == name
    }
}

private func holdsOnlyImports(_ conditional: IfConfigDeclSyntax) -> Bool {
    conditional.clauses.allSatisfy { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self)?.allSatisfy { $0.item.is(ImportDeclSyntax.self) } ?? true
    }
}
