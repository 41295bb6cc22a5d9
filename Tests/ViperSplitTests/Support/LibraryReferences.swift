import SwiftParser
import SwiftSyntax

@testable import ViperSplit

typealias LibraryFile = (path: String, text: String)

/// A use of what other folders declare.
struct LayerReference: Hashable {
    /// The folder of the file that uses the name.
    let user: String
    /// The folders of all declarations that the name may mean.
    let declarers: Set<String>
    let text: String
}

/// The folder of a file: `Plan` of `Plan/Owners.swift`; empty for the files beside the folders.
func layer(of path: String) -> String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "" }

/// The references of files to names that other folders alone declare.
///
/// A bare name means a member of a type around it (implicit `self`), or else something at top level; what its function
/// binds it means first. A name behind a dot or in a key path means a member, of any type. Which of several declarations is
/// meant isn't known from the name, so a reference lists the folders of all.
func layerReferences(in files: [LibraryFile]) -> [LayerReference] {
    let read = files.map { file in
        let tree = Parser.parse(source: file.text)
        let declarations = DeclarationVisitor(viewMode: .sourceAccurate)
        declarations.walk(tree)
        let uses = UseVisitor(viewMode: .sourceAccurate)
        uses.walk(tree)
        return (path: file.path, declarations: declarations, uses: uses.uses)
    }
    var declarers: [DeclaredName: Set<String>] = [:]
    for file in read {
        for name in file.declarations.names { declarers[name, default: []].insert(layer(of: file.path)) }
    }
    return read.flatMap { file in
        let own = layer(of: file.path)
        return file.uses.sorted { $0.name < $1.name }.compactMap { use -> LayerReference? in
            let meant = use.candidates.lazy.compactMap { candidate in
                file.declarations.kept.contains(candidate) ? [own] : declarers[candidate]
            }.first
            guard let meant, !meant.contains(own) else { return nil }
            let folders = meant.map { $0.isEmpty ? "the root" : $0 }.sorted().joined(separator: " or ")
            return LayerReference(user: own, declarers: meant, text: "\(file.path): \(folders)'s \(use.name)")
        }
    }
}

/// A member of SwiftSyntax or of the standard library, which an extension of ours may declare for another type, too.
private func isMemberOfLibrary(_ name: String) -> Bool {
    membersOfSyntax.contains(name) || !Platform.sdk.owners(ofMember: name).isEmpty
}

/// Members of SwiftSyntax, and cases of its enumerations.
private let membersOfSyntax: Set = [
    "`init`", "bindings", "capture", "classDecl", "closure", "conditions", "decl", "firstName", "functionType", "has",
    "identifier", "initializer", "keyword", "kinds", "memberBlock", "own", "parameter", "pieces", "presence",
    "requirement", "signature", "statements", "tokens",
]

private struct DeclaredName: Hashable {
    let name: String
    /// The type that has the member; `any` for any type's, nil at top level.
    let owner: String?
}

extension String {
    /// Stands for every type.
    fileprivate static let any = "*"
}

/// The names that a file declares, those of function bodies aside.
private final class DeclarationVisitor: OwnerVisitor {
    var names: Set<DeclaredName> = []
    /// Those that no other file sees.
    var kept: Set<DeclaredName> = []

    override func declares(_ name: String, _ node: some SyntaxProtocol) {
        let found: Set = [DeclaredName(name: name, owner: owners.last)]
        let all = owners.isEmpty ? found : found.union([DeclaredName(name: name, owner: .any)])
        let modifiers =
            sequence(first: Syntax(node), next: \.parent).lazy
            .compactMap { $0.asProtocol((any WithModifiersSyntax).self)?.modifiers }.first ?? []
        let isKept = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
        if isKept { kept.formUnion(all) } else { names.formUnion(all) }
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declares(node.name.text, node)
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declares(node.identifier.text, node)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declares(node.name.text, node)
        return .skipChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        declares(node.name.text, node)
        return .visitChildren
    }

    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.firstName { declares(label.text, node) }
        return .visitChildren
    }
}

/// A name where it is used, with what it may mean, the nearest first.
private struct UsedName: Hashable {
    let name: String
    let candidates: [DeclaredName]
}

private final class UseVisitor: OwnerVisitor {
    var uses: Set<UsedName> = []
    /// The names that the functions around bind.
    private var bound: [Set<String>] = []

    private func use(ofMember name: String, of owner: String) {
        if owner == .any, isMemberOfLibrary(name) { return }
        uses.insert(UsedName(name: name, candidates: [DeclaredName(name: name, owner: owner)]))
    }

    private func use(ofBare name: String) {
        guard !bound.contains(where: { $0.contains(name) }) else { return }
        let members = owners.reversed().map { DeclaredName(name: name, owner: $0) }
        // Else it is a member that a protocol or a superclass gives, or the library's type that is extended.
        let global = DeclaredName(name: name, owner: nil)
        let given = isMemberOfLibrary(name) ? [] : [DeclaredName(name: name, owner: .any)]
        let isOfLibrary = given.isEmpty && !owners.isEmpty
        uses.insert(UsedName(name: name, candidates: members + (isOfLibrary ? [] : [global]) + given))
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            let isOwn = access.base?.trimmedDescription == "self"
            use(ofMember: name, of: isOwn ? owners.last ?? .any : .any)
        } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
            use(ofMember: name, of: .any)
        } else {
            use(ofBare: name)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(ofBare: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        use(ofMember: node.name.text, of: .any)
        return .visitChildren
    }

    private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        // The outermost function has the names of those in it.
        bound.append(bound.isEmpty ? namesBound(in: Syntax(node)) : [])
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: FunctionDeclSyntax) { bound.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: InitializerDeclSyntax) { bound.removeLast() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: SubscriptDeclSyntax) { bound.removeLast() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: AccessorBlockSyntax) { bound.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClosureExprSyntax) { bound.removeLast() }
}

/// The names that parameters, patterns and generic parameters bind in a function, wherever in it.
private func namesBound(in function: Syntax) -> Set<String> {
    final class Visitor: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.identifier.text)
            return .visitChildren
        }

        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
            names.insert((node.secondName ?? node.firstName).text)
            return .visitChildren
        }

        override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
            names.insert((node.secondName ?? node.firstName).text)
            return .visitChildren
        }

        override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.parent?.is(CodeBlockItemSyntax.self) == true { names.insert(node.name.text) }
            return .visitChildren
        }
    }
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(function)
    return visitor.names
}

/// A visitor that knows the types around a node, by their last names.
private class OwnerVisitor: SyntaxVisitor {
    private(set) var owners: [String] = []

    /// Hears of the name of a type, before what the type holds.
    func declares(_ name: String, _ node: some SyntaxProtocol) {}

    private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declares(name.text, name)
        owners.append(name.text)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.extendedType
        owners.append(type.as(MemberTypeSyntax.self)?.name.text ?? type.trimmedDescription)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }
}
