import SwiftSyntax

/// What the lowering of one file has to know of the whole program.
struct ProgramIndex {
    var classes: [DeclaredClass] = []
    var types: [ExposedType] = []
    var forwarders: [Forwarder] = []
    private var hidden: [(name: String, labels: [String])] = []
    /// Names of requirements that a class may leave out, the double's and the program's own.
    var optionalRequirements: Set<String> = []

    init(_ trees: [SourceFileSyntax], doubleRequirements: Set<String>) {
        for (index, tree) in trees.enumerated() {
            let collector = ExposedMembersCollector(file: index)
            collector.walk(tree)
            classes += collector.classes
            types += collector.types
            hidden += collector.hidden
        }
        optionalRequirements = doubleRequirements
        var overrides: [(member: String, className: String)] = []
        for tree in trees {
            let collector = OverrideCollector(viewMode: .sourceAccurate)
            collector.walk(tree)
            overrides += collector.overrides
            optionalRequirements.formUnion(collector.optionalRequirements)
        }
        let known = classes
        for tree in trees {
            forwarders += Oracle.forwarders(in: tree, classes: known) { member, name in
                overrides.contains { $0.member == member && known.isStrictSubclass($0.className, of: name) }
            }
        }
    }

    func selector(for reference: SelectorReference, in typePath: [String]) -> String {
        let wanted = reference.typeName ?? typePath.last
        var candidates = types.flatMap { type in
            type.methods.filter { $0.name == reference.name }.map { (type: type, method: $0) }
        }
        if let labels = reference.labels { candidates.removeAll { $0.method.labels != labels } }
        let best = candidates.first { $0.type.simpleName == wanted } ?? candidates.first
        return best?.method.selector ?? reference.labels.map { objectiveCSelector(reference.name, $0) }
            ?? reference.name
    }

    /// Whether a `#selector` names a method that lacks `@objc`, which a compiler with Objective-C refuses.
    func isHidden(_ reference: SelectorReference) -> Bool {
        func matches(_ name: String, _ labels: [String]) -> Bool {
            name == reference.name && (reference.labels == nil || reference.labels == labels)
        }
        return !optionalRequirements.contains(reference.name)
            && !types.contains { $0.methods.contains { matches($0.name, $0.labels) } }
            && !types.contains { $0.properties.contains { $0.name == reference.name } }
            && hidden.contains { matches($0.name, $0.labels) }
    }

    /// Whether a class is made by a collection view, which calls `init(frame:)`.
    func isReusableView(_ name: String) -> Bool {
        ["UICollectionViewCell", "UICollectionReusableView"].contains { classes.isStrictSubclass(name, of: $0) }
    }
}

extension [DeclaredClass] {
    func isStrictSubclass(_ name: String, of ancestor: String) -> Bool {
        var current = name
        for _ in 0...count {
            guard let declared = first(where: { $0.qualifiedName == current || $0.simpleName == current }),
                let superclass = declared.superclass
            else { return false }
            if superclass == ancestor { return true }
            current = superclass
        }
        return false
    }
}

/// Which members the classes override, and which requirements are optional.
private final class OverrideCollector: SyntaxVisitor {
    private(set) var overrides: [(member: String, className: String)] = []
    private(set) var optionalRequirements: Set<String> = []
    private var types: [String] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        for modifier in node.modifiers {
            if modifier.name.tokenKind == .keyword(.override), let type = types.last {
                overrides.append((node.name.text, type))
            } else if modifier.name.tokenKind == .keyword(.optional) {
                optionalRequirements.insert(node.name.text)
            }
        }
        return .skipChildren
    }
}
