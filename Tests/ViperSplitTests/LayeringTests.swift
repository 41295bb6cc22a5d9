import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// The folders of the library are the pipeline: each uses those above it only.
struct LayeringTests {
    /// The pipeline from its beginning; the files beside the folders put it together.
    static let order = [
        "Text", "Syntax", "Platform", "Program", "Semantics", "Findings", "Roles", "Separate", "Styles", "Rejoin",
        "Plan", "Tidy",
        "Render", "ModuleTests", "Verify", "Decouple", "",
    ]

    /// What verification may use: the output is judged by its own text, and the app as it was given.
    static let layersOfVerify: Set = ["Text", "Syntax", "Program", "Verify"]

    /// The library's own files and the references between them, read once for the tests of both.
    private static let library = Result { () -> (layers: Set<String>, references: [Reference]) in
        let files = try sources()
        return (Set(files.map { layer(of: $0.path) }), references(in: files))
    }

    @Test func noFolderUsesOneBelowIt() throws {
        let library = try Self.library.get()
        #expect(library.layers.isSubset(of: Self.order), "a folder has no place in the order")
        #expect(backReferences(among: library.references, order: Self.order) == [])
    }

    @Test func verificationUsesNothingOfHowThePlanWasMade() throws {
        let references = try Self.library.get().references
        #expect(foreignReferences(of: "Verify", among: references, besides: Self.layersOfVerify) == [])
    }

    @Test(arguments: ["Semantics", "Roles", "Separate", "Styles", "Rejoin", "Plan", "Render", "Platform", ""])
    func aReferenceOfVerificationIsFound(layer: String) {
        let declaration = (path: layer.isEmpty ? "First.swift" : "\(layer)/First.swift", text: "struct First {}")
        let user = (path: "Verify/User.swift", text: "let last = First()")
        #expect(
            foreignReferences(of: "Verify", among: references(in: [user, declaration]), besides: Self.layersOfVerify)
                .count == 1)
        let own = (path: "Program/First.swift", text: "struct First {}")
        #expect(
            foreignReferences(of: "Verify", among: references(in: [user, own]), besides: Self.layersOfVerify) == [])
    }

    private static func sources() throws -> [File] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/ViperSplit")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            (path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }

    @Test(arguments: [
        ("func last() { first() }", "func first() {}"), ("let last = First()", "struct First {}"),
        ("var last: First?", "enum First {}"), ("let last = 1.first", "extension Int { var first: Int { 1 } }"),
        ("let last = first", "let first = 1"), ("extension First {}", "protocol First {}"),
    ])
    func aReferenceAgainstTheOrderIsFound(user: String, declaration: String) {
        let files = [(path: "Text/User.swift", text: user), (path: "Plan/Declaration.swift", text: declaration)]
        #expect(backReferences(among: references(in: files), order: Self.order).count == 1)
        let swapped = [(path: "Plan/User.swift", text: user), (path: "Text/Declaration.swift", text: declaration)]
        #expect(backReferences(among: references(in: swapped), order: Self.order) == [])
    }

    @Test(arguments: [
        ("let last = other.first", "struct Other { let first = 1 }"), ("func last(first: Int) {}", "func first() {}"),
        ("let last = first", "private let first = 1"), ("func last<First>(_ x: First) {}", "struct First {}"),
    ])
    func aNameThatMeansSomethingElseIsNone(user: String, declaration: String) {
        let files = [(path: "Text/User.swift", text: user), (path: "Plan/Declaration.swift", text: declaration)]
        #expect(backReferences(among: references(in: files), order: Self.order) == [])
    }
}

private typealias File = (path: String, text: String)

/// A use of what another folder declares, by the folders.
private typealias Reference = (from: String, to: String, text: String)

private func layer(of path: String) -> String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "" }

/// The references of a file to what only a later folder declares: `Text/A.swift: Plan's SplitPlan`.
private func backReferences(among references: [Reference], order: [String]) -> [String] {
    references.filter { reference in
        guard let user = order.firstIndex(of: reference.from), let declarer = order.firstIndex(of: reference.to) else {
            return false
        }
        return declarer > user
    }.map(\.text)
}

/// The references of a folder's files to what is only declared outside of the folders that it may use.
private func foreignReferences(of layer: String, among references: [Reference], besides allowed: Set<String>)
    -> [String]
{
    references.filter { $0.from == layer && !allowed.contains($0.to) }.map(\.text)
}

/// The references of files to what only one folder declares, by the folders.
private func references(in files: [File]) -> [Reference] {
    let trees = files.map { (layer: layer(of: $0.path), path: $0.path, tree: Parser.parse(source: $0.text)) }
    var declarers: [DeclaredName: Set<String>] = [:]
    var own: [String: Set<DeclaredName>] = [:]
    // Which of several members is meant isn't known from the name.
    var ambiguous = Set(
        namesOfLibraries.flatMap { [DeclaredName(text: $0, isMember: true), DeclaredName(text: $0, isMember: false)] })
    for file in trees {
        let visitor = DeclaredNameVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.tree)
        for name in visitor.names { declarers[name, default: []].insert(file.layer) }
        own[file.path] = visitor.names.union(visitor.others)
        ambiguous.formUnion(visitor.others.filter(\.isMember))
    }
    return trees.flatMap { file in
        let visitor = UsedNameVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.tree)
        let foreign = visitor.names.subtracting(own[file.path] ?? []).subtracting(ambiguous)
        return foreign.sorted { $0.text < $1.text }.compactMap { name -> Reference? in
            guard let layers = declarers[name], layers.count == 1, let layer = layers.first else { return nil }
            return (file.layer, layer, "\(file.path): \(layer.isEmpty ? "the root" : layer)'s \(name.text)")
        }
    }
}

/// Members that SwiftSyntax and the standard library declare, too.
private let namesOfLibraries = [
    "append", "attributes", "expression", "insert", "keys", "kind", "modifiers", "prefix", "remove", "split",
]

private struct DeclaredName: Hashable {
    var text: String
    /// It stands behind a dot.
    var isMember: Bool
}

/// The names that a file gives to others: types, functions and constants, and what it adds to types by extensions.
private final class DeclaredNameVisitor: SyntaxVisitor {
    var names: Set<DeclaredName> = []
    /// Members of the file's own types, and what it keeps to itself.
    var others: Set<DeclaredName> = []

    private func add(_ name: TokenSyntax, _ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
        let isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
        let parents = sequence(first: Syntax(node), next: \.parent).dropFirst()
        let isLocal = parents.contains { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) }
        let owner = parents.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
        let isType = node.asProtocol((any DeclGroupSyntax).self) != nil || node.is(TypeAliasDeclSyntax.self)
        if isPrivate || isLocal || owner != nil && !isType && owner?.is(ExtensionDeclSyntax.self) != true {
            others.formUnion([
                DeclaredName(text: name.text, isMember: true), DeclaredName(text: name.text, isMember: false),
            ])
        } else {
            names.insert(DeclaredName(text: name.text, isMember: owner != nil && !isType))
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
                add(name.identifier, node, node.modifiers)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        others.insert(DeclaredName(text: node.identifier.text, isMember: false))
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        others.insert(DeclaredName(text: (node.secondName ?? node.firstName).text, isMember: false))
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        others.insert(DeclaredName(text: node.name.text, isMember: false))
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        others.insert(DeclaredName(text: node.name.text, isMember: false))
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        others.insert(DeclaredName(text: node.name.text, isMember: true))
        return .visitChildren
    }
}

private final class UsedNameVisitor: SyntaxVisitor {
    var names: Set<DeclaredName> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        names.insert(DeclaredName(text: node.baseName.text, isMember: isMember))
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(DeclaredName(text: node.name.text, isMember: false))
        return .visitChildren
    }
}
