import SwiftSyntax

/// A method that Objective-C would find by its selector.
struct ExposedMethod {
    let name: String
    let labels: [String]
    /// The parameters' types as written, so that overloads stay apart.
    let types: [String]
    let selector: String
    let isAsync: Bool
    let isThrowing: Bool
}

/// A property that Objective-C would find by its key.
struct ExposedProperty {
    let name: String
    let isSettable: Bool
}

/// What one class declaration, or one extension of a class, shows to Objective-C.
struct ExposedType {
    /// The name with its outer types, as an extension must spell it.
    let qualifiedName: String
    let file: Int
    var methods: [ExposedMethod] = []
    var properties: [ExposedProperty] = []

    var simpleName: String { qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName }
}

/// A class as the sources declare it.
struct DeclaredClass {
    let qualifiedName: String
    let superclass: String?
    let file: Int
    /// The offset of the brace that closes the body.
    let end: Int
}

let objectiveCAttributes: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "NSManaged",
    "NSCopying", "nonobjc", "UIApplicationMain", "GKInspectable", "main",
]

/// Attributes that show the member they stand on to Objective-C.
private let exposingAttributes: Set<String> = ["objc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction"]

extension AttributeListSyntax {
    func attribute(named names: Set<String>) -> AttributeSyntax? {
        for case .attribute(let attribute) in self where names.contains(attribute.attributeName.trimmedDescription) {
            return attribute
        }
        return nil
    }
}

/// Collects the classes of the sources and what each part of them shows to Objective-C.
final class ExposedMembersCollector: SyntaxVisitor {
    private(set) var classes: [DeclaredClass] = []
    private(set) var types: [ExposedType] = []
    /// Methods that Objective-C wouldn't find, though they aren't overrides, which it might.
    private(set) var hidden: [(name: String, labels: [String])] = []
    private let file: Int
    private var path: [String] = []

    init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.text)
        let name = path.joined(separator: ".")
        classes.append(
            DeclaredClass(
                qualifiedName: name,
                superclass: node.inheritanceClause?.inheritedTypes.first?.type.simpleName,
                file: file,
                end: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset))
        let all = node.attributes.attribute(named: ["objcMembers"]) != nil
        collect(node.memberBlock, of: name, exposesAll: all)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.extendedType.trimmedDescription)
        let all = node.attributes.attribute(named: ["objc"]) != nil
        collect(node.memberBlock, of: path.joined(separator: "."), exposesAll: all)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.activeClause?.elements { walk(elements) }
        return .skipChildren
    }

    // Classes inside bodies can't be named by an extension.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func collect(_ block: MemberBlockSyntax, of name: String, exposesAll: Bool) {
        var type = ExposedType(qualifiedName: name, file: file)
        collect(block.members, into: &type, exposesAll: exposesAll)
        if !type.methods.isEmpty || !type.properties.isEmpty { types.append(type) }
    }

    private func collect(_ members: MemberBlockItemListSyntax, into type: inout ExposedType, exposesAll: Bool) {
        for member in members {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                if let method = function.exposedMethod(always: exposesAll) {
                    type.methods.append(method)
                } else if !function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) {
                    hidden.append((function.name.text, function.labels))
                }
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                type.properties += variable.exposedProperties(always: exposesAll)
            } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                if case .decls(let nested)? = conditional.activeClause?.elements {
                    collect(nested, into: &type, exposesAll: exposesAll)
                }
            }
        }
    }
}

extension TypeSyntax {
    /// The last name of a type, without its arguments.
    var simpleName: String {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.simpleName }
        return trimmedDescription
    }
}

extension TypeSyntax {
    /// The type as it may stand after `as`.
    fileprivate var argumentType: String {
        if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "\(implicit.wrappedType.trimmedDescription)?"
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.trimmedDescription }
        return trimmedDescription
    }
}

extension FunctionDeclSyntax {
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

    private var isStatic: Bool {
        modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }

    fileprivate func exposedMethod(always: Bool) -> ExposedMethod? {
        let attribute = attributes.attribute(named: exposingAttributes)
        guard attribute != nil || always, !isStatic, genericParameterClause == nil else { return nil }
        guard attributes.attribute(named: ["nonobjc"]) == nil, case .identifier = name.tokenKind else { return nil }
        let effects = signature.effectSpecifiers
        return ExposedMethod(
            name: name.text,
            labels: labels,
            types: signature.parameterClause.parameters.map { $0.type.argumentType },
            selector: attribute?.arguments?.trimmedDescription ?? objectiveCSelector(name.text, labels),
            isAsync: effects?.asyncSpecifier != nil,
            isThrowing: effects?.throwsClause != nil)
    }
}

extension VariableDeclSyntax {
    fileprivate func exposedProperties(always: Bool) -> [ExposedProperty] {
        guard always || attributes.attribute(named: exposingAttributes) != nil else { return [] }
        guard !modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) })
        else { return [] }
        return bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            return ExposedProperty(
                name: pattern.identifier.text,
                isSettable: bindingSpecifier.tokenKind == .keyword(.var) && binding.isSettable)
        }
    }
}

extension PatternBindingSyntax {
    /// Whether the property can be assigned, as far as its accessors say.
    var isSettable: Bool {
        guard let accessorBlock else { return true }
        guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
        let settable: [TokenKind] = [.keyword(.set), .keyword(.didSet), .keyword(.willSet)]
        return accessors.contains { settable.contains($0.accessorSpecifier.tokenKind) }
    }
}

/// The selector that Swift gives a method.
func objectiveCSelector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" {
        let prepositions: Set<String> = ["with", "for", "to", "from", "in", "at", "by", "of", "on", "using", "and"]
        result += prepositions.contains(first) ? first.capitalizedFirst : "With\(first.capitalizedFirst)"
    }
    return result + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
