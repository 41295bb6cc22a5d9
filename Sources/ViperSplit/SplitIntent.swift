import SwiftSyntax

/// Checks the output of a plan.
///
/// - Returns: what is wrong, in words; empty if the output may be written.
func verify(_ plan: SplitPlan, _ changes: ChangeSet) -> [String] { verify(plan, plan.intent, changes) }

extension SplitPlan {
    /// The intent of the plan, as verification is told it.
    var intent: Intent {
        Intent(
            components: components.map { Intent.Component(role: $0.role, type: typeName(of: $0.role)) },
            links: style.links.map { link in
                Intent.Link(
                    from: link.from, to: link.to, path: link.name, interface: link.interface.map(interfaceName))
            },
            attributes: style.skeletons.values.reduce(into: [:]) { attributes, text in
                for decl in topLevelDeclarations(of: parsed(text)) where !decl.is(ExtensionDeclSyntax.self) {
                    guard let name = decl.asProtocol((any NamedDeclSyntax).self)?.name.text else { continue }
                    let type = name == style.viewType ? controller.name : interfaceName(name)
                    attributes[type] = Modifiers(decl, default: .internal).attributes
                }
            },
            baseFiles: style.baseFiles.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) },
            app: context)
    }
}
