import SwiftParser
import SwiftSyntax

/// The initialisers that a view controller inherits, from classes of the app and from UIKit.
struct InheritedInitializers {
    /// The designated ones, those of the first superclass that declares some; none if nobody knows which of them call each
    /// other, as those of containers do, or what they do besides.
    let designated: [InitializerDeclSyntax]
    /// A superclass whose initialisers may call something that is overridden; most of UIKit's don't.
    let strangeSuperclass: String?

    init(of superclass: String?, in context: AppContext) {
        var declared: [InitializerDeclSyntax] = []
        var next = superclass
        var visited: Set<String> = []
        while let name = next, visited.insert(name).inserted {
            if Platform.sdk.facts(ofType: name).contains(.pure) {
                let inherited = declared.isEmpty ? designatedInitializers(ofUIKitClass: name) : declared
                let isOfUIKit = declared.isEmpty
                designated = inherited.allSatisfy { isOfUIKit || $0.isOverridable(in: context) } ? inherited : []
                strangeSuperclass = nil
                return
            }
            guard let decl = context.type(named: name)?.as(ClassDeclSyntax.self),
                let own = quietDesignatedInitializers(of: decl)
            else { break }
            if declared.isEmpty { declared = own }
            next = inheritedNames(decl.inheritanceClause).first
        }
        designated = []
        strangeSuperclass = next
    }
}

/// - Returns: nil if one of them may call something that is overridden.
private func quietDesignatedInitializers(of decl: ClassDeclSyntax) -> [InitializerDeclSyntax]? {
    let initializers = decl.memberBlock.members.flatMap { $0.decl.unconditional }
        .compactMap { $0.as(InitializerDeclSyntax.self) }.filter { !$0.isConvenience }
    let areQuiet = initializers.allSatisfy { initializer in
        if isUnavailable(initializer) { return true }
        return superInitCall(in: initializer).map { initializer.body?.statements.last == $0 } == true
    }
    return areQuiet ? initializers : nil
}

private func designatedInitializers(ofUIKitClass name: String) -> [InitializerDeclSyntax] {
    guard Platform.sdk.facts(ofType: name).contains(.part) else { return [] }
    let designated = Platform.sdk.initializers(of: name).filter { !$0.isConvenience }
    let takesScreens = designated.flatMap(\.signature.parameterClause.parameters).contains { parameter in
        Platform.sdk.isKind(parameter.type.unwrapped.trimmedText, of: Platform.viewController)
    }
    return takesScreens ? [] : designated
}

extension InitializerDeclSyntax {
    /// The declaration that overrides an inherited initialiser. `NSCoding` asks for `init(coder:)`.
    var overridingHead: String {
        let isRequired = parameterLabels == ["coder"] || modifiers.contains { $0.name.tokenKind == .keyword(.required) }
        let availability = attributes.lazy.filter { $0.trimmedText.hasPrefix("@available") }
        return (availability.map(\.trimmedText) + [isRequired ? "required" : "override"]).joined(separator: " ")
            + " init\(optionalMark?.text ?? "")\(signature.trimmedText)"
    }

    /// What the override does first, or only, if the initialiser just stops the program or fails.
    var overridingCall: String {
        if isUnavailable(self), body?.statements.count == 1, let only = body?.statements.first {
            return only.sourceText
        }
        let arguments = signature.parameterClause.parameters.map { parameter in
            let name = parameter.writtenName
            return parameter.firstName.tokenKind == .wildcard ? name : "\(parameter.firstName.text): \(name)"
        }
        return "super.init(\(arguments.joined(separator: ", ")))"
    }

    /// Whether a subclass in another file can declare it with the same types, and hand on what it is given: nothing in it needs
    /// an import, is private to its file, or asks for more than a name to be handed on.
    fileprivate func isOverridable(in context: AppContext) -> Bool {
        let isInConditional = sequence(first: Syntax(self), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
        let isGeneric = genericParameterClause != nil || enclosingClass?.genericParameterClause != nil
        let isPlain = signature.parameterClause.parameters.allSatisfy { parameter in
            return parameter.name.isValidSwiftIdentifier(for: .variableName) && parameter.ellipsis == nil
                && parameter.defaultValue == nil
                && !parameter.type.is(AttributedTypeSyntax.self)
        }
        let types = TypeNameVisitor(viewMode: .sourceAccurate)
        types.walk(signature)
        let areKnown = types.named.allSatisfy {
            context.declaresType(named: $0) || Platform.sdk.isSeenWithFoundation($0) || context.isUIKitName($0)
        }
        return !isInConditional && !isGeneric && isPlain && areKnown && signature.effectSpecifiers == nil
            && Modifiers(DeclSyntax(self), default: .internal).access.crossesFiles
    }

    private var enclosingClass: ClassDeclSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
    }
}
