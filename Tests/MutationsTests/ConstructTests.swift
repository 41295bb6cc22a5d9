import SwiftSyntax
import Testing
import ViperSplit

@testable import Mutations

/// The list of constructs has all of the grammar.
struct ConstructTests {
    @Test(arguments: Construct.all)
    func aConstructHasTheNodesThatItIsThereFor(_ construct: Construct) {
        let found = kinds(in: controller(with: construct.code))
        #expect(construct.kinds.filter { !found.contains($0) } == [])
    }

    @Test func thereIsAConstructForEveryKind() {
        let listed = Set(Construct.all.flatMap(\.kinds)).union(Self.everywhere).union(Self.unlisted.keys)
        #expect(kindsOfGrammar().subtracting(listed) == [])
    }

    @Test func whatIsLeftOutIsInNoConstruct() {
        let found = Set(Construct.all.flatMap { kinds(in: controller(with: $0.code)) })
        #expect(found.intersection(Self.unlisted.keys) == [])
        #expect(Self.everywhere.subtracting(found) == [])
    }

    /// The kinds that every file has.
    private static let everywhere: Set = ["sourceFile", "token"]

    /// The kinds that no file has that parses, each with the reason.
    private static let unlisted: [String: String] = [
        "missing": "stands for what isn't there", "missingDecl": "stands for what isn't there",
        "missingExpr": "stands for what isn't there", "missingPattern": "stands for what isn't there",
        "missingStmt": "stands for what isn't there", "missingType": "stands for what isn't there",
        "unexpectedNodes": "stands for what doesn't parse", "unexpectedCodeDecl": "stands for what doesn't parse",
        "asExpr": "is made by folding", "isExpr": "is made by folding", "ternaryExpr": "is made by folding",
        "infixOperatorExpr": "is made by folding",
        "_canImportExpr": "is a call for the parser", "_canImportVersionInfo": "is a call for the parser",
        "yieldedExpressionsClause": "is a call for the parser", "yieldedExpressionList": "is a call for the parser",
        "yieldedExpression": "is a call for the parser",
        "editorPlaceholderDecl": "is an error of the parser", "editorPlaceholderExpr": "is an error of the parser",
        "keyPathMethodComponent": "is experimental", "doExpr": "is experimental", "thenStmt": "is experimental",
        "usingDecl": "is experimental", "lifetimeTypeSpecifier": "is experimental",
        "lifetimeSpecifierArgumentList": "is experimental", "lifetimeSpecifierArgument": "is experimental",
        "accessorBlockFile": "is no part of a file", "attributeClauseFile": "is no part of a file",
        "availabilityMacroDefinitionFile": "is no part of a file", "codeBlockFile": "is no part of a file",
        "memberBlockItemListFile": "is no part of a file",
    ]

    private func controller(with code: Code) -> SourceFileSyntax {
        switch code.place {
        case .file: parsed(code.text)
        case .member: parsed("class NotesViewController: UIViewController {\n\(code.text)\n}")
        case .statement: parsed("class NotesViewController: UIViewController {\nfunc f() {\n\(code.text)\n}\n}")
        }
    }

    private func kinds(in tree: SourceFileSyntax) -> Set<String> {
        let visitor = KindVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.found
    }
}

private final class KindVisitor: SyntaxAnyVisitor {
    private(set) var found: Set<String> = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        found.insert("\(node.kind)")
        return .visitChildren
    }
}

/// The kinds of nodes that can stand in a file, by the structure that SwiftSyntax gives each kind.
private func kindsOfGrammar() -> Set<String> {
    var found: [String: Bool] = [:]
    var pending: [any SyntaxProtocol.Type] = [SourceFileSyntax.self]
    while let type = pending.popLast() {
        guard found["\(type)"] == nil else { continue }
        switch type.structure {
        case .layout(let paths):
            found["\(type)"] = true
            pending += paths.compactMap { nodeType(Swift.type(of: $0).valueType) }
        case .collection(let element):
            found["\(type)"] = true
            pending.append(element)
        case .choices(let choices):
            found["\(type)"] = false
            pending += choices.compactMap { if case .node(let type) = $0 { type } else { nil } }
        }
    }
    return Set(found.filter(\.value).keys.map(kind))
}

/// The type of a child, whether it may be missing or not.
private func nodeType(_ type: Any.Type) -> (any SyntaxProtocol.Type)? {
    (type as? any SyntaxProtocol.Type) ?? (type as? any OptionalOfNode.Type)?.wrapped
}

private protocol OptionalOfNode { static var wrapped: (any SyntaxProtocol.Type)? { get } }

extension Optional: OptionalOfNode {
    static var wrapped: (any SyntaxProtocol.Type)? { Wrapped.self as? any SyntaxProtocol.Type }
}

/// `arrayExpr` of `ArrayExprSyntax`
private func kind(_ type: String) -> String {
    let name = type.replacing("Syntax", with: "")
    if let rest = name.split(separator: "_", maxSplits: 1).last, rest.count < name.count {
        return "_" + kind(String(rest))
    }
    if name.hasPrefix("ABI") { return "abi" + name.dropFirst(3) }
    return name.prefix(1).lowercased() + name.dropFirst()
}
