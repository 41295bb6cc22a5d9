import Oracle
import SwiftParser
import SwiftSyntax
import ViperSplit

/// Declarations that stand for the types which the compiler can't find, so that it looks at the code that uses them.
///
/// They are added to the original and to the split alike, so they favour neither: what such a type should have and a stub
/// hasn't is missing on both sides.
///
/// - Parameters:
///   - messages: what the compiler says.
///   - app: the classes that the rest of the app declares.
func stubs(
    for messages: [CompilerMessage], in files: [SourceFile], of app: AppClasses, named fileName: String = "Stubs.swift"
) -> [SourceFile] {
    // The second is said of a type of the app that has its name in common with one of Swift's.
    let missingType = /^(?:cannot find type|generic type) '(\w+)'(?: in scope| specialized with)/
    let names = Set(messages.compactMap { $0.text.firstMatch(of: missingType).map { String($0.1) } })
    let visitor = TypeUseVisitor(viewMode: .sourceAccurate)
    for file in files { visitor.walk(Parser.parse(source: file.text)) }
    let declarations = names.sorted().map { name in
        if let alias = app.alias(name) { return alias }
        let above = app.classOfDouble(above: name) ?? (visitor.superclasses.contains(name) ? "UIViewController" : nil)
        if above == nil, visitor.protocols.contains(name) { return "public protocol \(name) {}" }
        let parameters = app.parameters(of: name, written: visitor.argumentCounts[name])
        let clause = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
        let members = app.initializers(of: name).map { "\n    \($0)" }.joined() + "\n"
        return "open class \(name)\(clause): \(above ?? app.root(of: name))\(errorClause(name)) {\(members)}"
    }
    return stubFile(fileName, declarations)
}

/// Types that are missing in the stubs: `SecureVaultModels.WebsiteAccount`.
///
/// - Parameter messages: what the compiler says of the original with its stubs.
func nestedStubs(
    for messages: [CompilerMessage], in files: [SourceFile], named fileName: String = "NestedStubs.swift"
) -> [SourceFile] {
    let visitor = TypeUseVisitor(viewMode: .sourceAccurate)
    for file in files { visitor.walk(Parser.parse(source: file.text)) }
    let declarations = Set(
        messages.compactMap { message -> String? in
            let parts = message.text.split(separator: "'", omittingEmptySubsequences: false)
            guard parts.count > 3, parts[2].hasPrefix(" is not a member type of class ") else { return nil }
            let owner = parts[3].drop { $0 != "." }.dropFirst()
            let superclass = visitor.superclasses.contains("\(owner).\(parts[1])") ? "UIViewController" : standInRoot
            return "extension \(owner) { open class \(parts[1]): \(superclass)\(errorClause(parts[1])) {} }"
        })
    return stubFile(fileName, declarations.sorted())
}

/// What stand-ins descend from that are for nothing known: they can be compared, and have no members. `NSObject` has a
/// `value(forKey:)`, for which a property called `value` would be taken.
let standInRoot = "StandIn"

let standInRootFile = SourceFile(
    path: "StandIn.swift",
    text: """
        open class \(standInRoot): Hashable {
            public init() {}
            public static func == (one: \(standInRoot), other: \(standInRoot)) -> Bool { one === other }
            public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }

        """)

/// A type that is called an error is thrown, or is what a result fails with.
private func errorClause(_ name: some StringProtocol) -> String { name.hasSuffix("Error") ? ", Error" : "" }

private func stubFile(_ name: String, _ declarations: [String]) -> [SourceFile] {
    [SourceFile(path: name, text: (["import UIKit"] + declarations).joined(separator: "\n") + "\n")]
}

/// How files use the types that they name.
private final class TypeUseVisitor: SyntaxVisitor {
    var superclasses: Set<String> = []
    var protocols: Set<String> = []
    var argumentCounts: [String: Int] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = (node.inheritanceClause?.inheritedTypes ?? []).map(\.type.trimmedDescription)
        let looksLikeAProtocol = names.first.map { name in
            ["Delegate", "DataSource", "Protocol", "able", "Type"].contains(where: name.hasSuffix)
        }
        if looksLikeAProtocol == false, let first = node.inheritanceClause?.inheritedTypes.first?.type.baseName {
            superclasses.insert(first)
        }
        protocols.formUnion(looksLikeAProtocol == true ? names[...] : names.dropFirst())
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        protocols.formUnion((node.inheritanceClause?.inheritedTypes ?? []).map(\.type.trimmedDescription))
        return .visitChildren
    }

    override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
        protocols.formUnion(node.elements.map(\.type.trimmedDescription))
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let clause = node.genericArgumentClause { argumentCounts[node.name.text] = clause.arguments.count }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let clause = node.genericArgumentClause { argumentCounts[node.name.text] = clause.arguments.count }
        return .visitChildren
    }
}
