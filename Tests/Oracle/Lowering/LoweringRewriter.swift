import SwiftSyntax

/// Finds the edits that make one file compile without Objective-C.
final class LoweringRewriter: SyntaxVisitor {
    private(set) var edits = Edits()
    private(set) var droppedImports: [String] = []
    private(set) var notes: [String] = []
    private let program: ProgramIndex
    private var typePath: [String] = []

    init(program: ProgramIndex) {
        self.program = program
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: - Imports and conditions

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        if availableModules[module] == nil { droppedImports.append(module) }
        let replacement = availableModules[module] ?? (modulesThatExportUIKit.contains(module) ? "UIKit" : nil)
        let exported = node.attributes.attribute(named: ["_exported"]) != nil
        let text = replacement.map { (exported ? "@_exported import " : "import ") + $0 } ?? ""
        edits.replace(node.trimmedOffsets, with: text)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            for token in condition.tokens(viewMode: .sourceAccurate) where token.text == "iOS" {
                edits.replace(token.trimmedOffsets, with: hostSystem)
            }
        }
        return .visitChildren
    }

    // MARK: - Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard objectiveCAttributes.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
        var range = node.trimmedOffsets
        if let next = node.nextToken(viewMode: .sourceAccurate), !next.leadingTrivia.contains(where: \.isNewline) {
            range = range.lowerBound..<next.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        edits.replace(range, with: "")
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) || node.name.tokenKind == .keyword(.optional) {
            edits.replace(node.trimmedOffsets, with: "")
        }
        return .skipChildren
    }

    // MARK: - Types

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.attribute(named: ["objc"]) != nil else { return .visitChildren }
        let classBound: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.simpleName } ?? []
        if inherited.isEmpty {
            edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
        } else if classBound.isDisjoint(with: inherited), let colon = node.inheritanceClause?.colon {
            edits.insert(" AnyObject,", at: colon.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        let defaults = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.optionalDefault }
        if !defaults.isEmpty {
            let text = " extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"
            edits.insert(text, at: node.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        for case let variable? in node.memberBlock.members.map({ $0.decl.as(VariableDeclSyntax.self) })
        where variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) }) {
            notes.append("optional property in protocol \(node.name.text)")
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if !typePath.isEmpty {
            for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.private) {
                edits.replace(modifier.trimmedOffsets, with: "fileprivate")
            }
        }
        typePath.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { typePath.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        typePath.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { typePath.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        typePath.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { typePath.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        typePath.append(node.extendedType.trimmedDescription)
        for forwarder in program.forwarders where forwarder.appliesTo(node) {
            for (range, text) in forwarder.edits { edits.replace(range, with: text) }
        }
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { typePath.removeLast() }

    /// The double creates cells from their classes, which Swift allows only through a `required` initialiser.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let creates =
            labels == ["style", "reuseIdentifier"] || labels == ["reuseIdentifier"]
            || labels == ["frame"] && program.isReusableView(typePath.last ?? "")
        if creates, let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
            let isRequired = node.modifiers.contains { $0.name.tokenKind == .keyword(.required) }
            edits.replace(override.trimmedOffsets, with: isRequired ? "" : "required")
        }
        return .visitChildren
    }

    // MARK: - Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first, let leftParen = node.leftParen else { return .visitChildren }
        switch node.macroName.text {
        case "selector":
            let reference = selectorReference(argument.expression)
            let name = program.selector(for: reference, in: typePath)
            let check = program.isHidden(reference) ? "notExposedToObjectiveC_" : ""
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.replace(
                start..<leftParen.endPosition.utf8Offset, with: "Selector(\"\(name)\", checking: \(check)")
            if let label = argument.label, let colon = argument.colon {
                let isTypeMember = reference.typeName != nil
                let end = colon.endPosition.utf8Offset
                edits.replace(
                    label.positionAfterSkippingLeadingTrivia.utf8Offset..<end, with: isTypeMember ? "\\" : "")
            }
        case "keyPath":
            var path = argument.expression.trimmedDescription.split(separator: ".").map(String.init)
            if path.count > 1, let first = path.first?.first, first.isUppercase || path[0] == "self" {
                path.removeFirst()
            }
            edits.replace(node.trimmedOffsets, with: "\"\(path.joined(separator: "."))\"")
            return .skipChildren
        default: break
        }
        return .visitChildren
    }

    /// `delegate.method?(x)` asks whether an optional requirement is there; here every requirement has a default.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = optional.expression.as(MemberAccessExprSyntax.self),
            program.optionalRequirements.contains(member.declName.baseName.text)
        {
            edits.replace(optional.questionMark.trimmedOffsets, with: "")
        }
        return .visitChildren
    }
}

#if os(macOS)
    private let hostSystem = "macOS"
#else
    private let hostSystem = "Linux"
#endif

/// Modules that exist here, by the name that sources import them under.
let availableModules = [
    "Foundation": "FoundationDouble", "Dispatch": "FoundationDouble", "UIKit": "UIKit", "CoreGraphics": "UIKit",
    "QuartzCore": "UIKit", "Combine": "Combine", "CoreLocation": "CoreLocation", "Swift": "Swift",
]

/// Modules that don't exist here, and through which sources may see UIKit without importing it.
private let modulesThatExportUIKit: Set = [
    "AVKit", "ContactsUI", "EventKitUI", "GameKit", "MapKit", "MessageUI", "PhotosUI", "QuickLook", "SafariServices",
    "SwiftUI", "VisionKit", "WebKit",
]

extension SyntaxProtocol {
    var trimmedOffsets: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension FunctionDeclSyntax {
    /// What stands for an optional requirement that a class leaves out.
    fileprivate var optionalDefault: String? {
        guard modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) }) else { return nil }
        let head = "func \(name.text)\(signature.trimmedDescription)".split(whereSeparator: \.isNewline)
            .joined(separator: " ")
        let body = signature.returnClause == nil ? "" : " fatalError(\"\(name.text) is not implemented\") "
        return "\(head) {\(body)}"
    }
}
