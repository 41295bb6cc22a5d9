import SwiftSyntax

/// A member of an extension that Swift, without Objective-C, only allows in the class body: an override, or a member that
/// a subclass overrides. The body stays where it is under another name, and the class body forwards to it.
///
/// ## Before
///
///     class Screen: UIViewController {}
///     extension Screen { override func viewDidLoad() { super.viewDidLoad() } }
///
/// ## After
///
///     class Screen: UIViewController { override func viewDidLoad() { self._body_viewDidLoad() } }
///     extension Screen { func _body_viewDidLoad() { super.viewDidLoad() } }
struct Forwarder {
    let className: String
    let extensionID: SyntaxIdentifier
    let edits: [(Range<Int>, String)]
    /// The declaration for the class body, on one line.
    let declaration: String

    func appliesTo(_ node: ExtensionDeclSyntax) -> Bool { node.id == extensionID }
}

/// The forwarders that one file's extensions need. `overridden` says which members subclasses override.
func forwarders(
    in file: SourceFileSyntax, classes: [DeclaredClass], overridden: (_ member: String, _ ofClass: String) -> Bool
) -> [Forwarder] {
    var result: [Forwarder] = []
    for case let node? in file.statements.map({ $0.item.as(ExtensionDeclSyntax.self) }) {
        let name = node.extendedType.trimmedDescription
        guard classes.contains(where: { $0.qualifiedName == name }) else { continue }
        for member in node.memberBlock.members {
            let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
            let isOverride = modifiers?.contains { $0.name.tokenKind == .keyword(.override) } ?? false
            if let function = member.decl.as(FunctionDeclSyntax.self),
                isOverride || overridden(function.name.text, name)
            {
                result.append(forwarder(for: function, in: node, named: name))
            } else if let variable = member.decl.as(VariableDeclSyntax.self), isOverride {
                if let forwarder = forwarder(for: variable, in: node, named: name) { result.append(forwarder) }
            }
        }
    }
    return result
}

private func forwarder(
    for function: FunctionDeclSyntax, in node: ExtensionDeclSyntax, named className: String
) -> Forwarder {
    let newName = "_body_\(function.name.text)"
    let effects = function.signature.effectSpecifiers
    let arguments = function.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
        let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
        return label + (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
    }
    let head = [
        keptAttributes(function.attributes), keptModifiers(function.modifiers),
        "func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
            + function.signature.trimmedDescription,
        function.genericWhereClause?.trimmedDescription ?? "",
    ]
    let prefix = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let call = "\(prefix)self.\(newName)(\(arguments.joined(separator: ", ")))"
    return Forwarder(
        className: className, extensionID: node.id,
        edits: removal(of: function.modifiers) + [(function.name.trimmedOffsets, newName)],
        declaration: oneLine(head) + " { \(call) }")
}

private func forwarder(
    for variable: VariableDeclSyntax, in node: ExtensionDeclSyntax, named className: String
) -> Forwarder? {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let name = pattern.identifier.text
    let newName = "_body_\(name)"
    let head = [
        keptAttributes(variable.attributes), keptModifiers(variable.modifiers), "var \(name)\(type.trimmedDescription)",
    ]
    let setter = binding.isSettable ? " set { self.\(newName) = newValue }" : ""
    return Forwarder(
        className: className, extensionID: node.id,
        edits: removal(of: variable.modifiers) + [(pattern.identifier.trimmedOffsets, newName)],
        declaration: oneLine(head) + " { get { self.\(newName) }\(setter) }")
}

private func removal(of modifiers: DeclModifierListSyntax) -> [(Range<Int>, String)] {
    modifiers.filter { $0.name.tokenKind == .keyword(.override) }.map { ($0.trimmedOffsets, "") }
}

private func keptAttributes(_ attributes: AttributeListSyntax) -> String {
    attributes.compactMap { element -> String? in
        guard case .attribute(let attribute) = element else { return nil }
        return objectiveCAttributes.contains(attribute.attributeName.trimmedDescription)
            ? nil : attribute.trimmedDescription
    }.joined(separator: " ")
}

private func keptModifiers(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }.map(\.trimmedDescription).joined(separator: " ")
}

private func oneLine(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " ")
}
