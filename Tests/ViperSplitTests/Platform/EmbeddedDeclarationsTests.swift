import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

/// The tables of the embedded declarations, and what is parsed of them one by one, against the trees of all the text.
struct EmbeddedDeclarationsTests {
    private let platform = Platform.sdk

    /// A declaration in the tree of all declarations.
    private struct Declared {
        let decl: DeclSyntax
        /// The path of the type around it, as it is written; empty at top level.
        let owner: String
        let names: [String]
        /// Where it stands, behind the types around it.
        let pieces: [Range<Int>]
    }

    private static let tree = Parser.parse(source: EmbeddedPlatform.text.description)

    private static let all: [Declared] = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }.flatMap {
        declared($0, in: "", behind: [])
    }

    private static func declared(_ decl: DeclSyntax, in owner: String, behind around: [Range<Int>]) -> [Declared] {
        let names = decl.as(ExtensionDeclSyntax.self).map { [$0.extendedName] } ?? decl.declaredNames
        let pieces = around + [decl.positionAfterSkippingLeadingTrivia.utf8Offset..<decl.end.utf8Offset]
        let path = owner.isEmpty ? names[0] : "\(owner).\(names[0])"
        let members = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
        return [Declared(decl: decl, owner: owner, names: names, pieces: pieces)]
            + members.flatMap { declared($0, in: path, behind: pieces) }
    }

    @Test func everyDeclarationParses() {
        #expect(!Self.tree.hasError && Self.all.count > 30000)
        #expect(Self.tree.statements.allSatisfy { $0.item.is(DeclSyntax.self) })
    }

    /// Each stands in the tables by each of its names, and in the order of the text: no more and no less.
    @Test func everyDeclarationIsFoundByItsNames() {
        var expected: [String: [Declared]] = [:]
        var owners: [String: Set<String>] = [:]
        for declared in Self.all {
            for name in declared.names {
                expected["\(declared.owner) \(name)", default: []].append(declared)
                if !declared.owner.isEmpty { owners[name, default: []].insert(declared.owner) }
            }
        }
        #expect(Set(rows(EmbeddedPlatform.declarations).map(\.0)) == Set(expected.keys))
        let found = expected.filter { key, declared in
            let parts = key.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let outlines = platform.outlines(of: parts[1], in: parts[0])
            return outlines.count == declared.count && zip(outlines, declared).allSatisfy(isSame)
        }
        #expect(expected.keys.filter { found[$0] == nil } == [])
        #expect(Set(rows(EmbeddedPlatform.owners).map(\.0)) == Set(owners.keys))
        #expect(owners.filter { platform.owners(ofMember: $0) != $1.sorted() }.keys.sorted() == [])
    }

    /// What the table tells of a declaration is what the tree of all declarations tells.
    private func isSame(_ outline: Outline, _ declared: Declared) -> Bool {
        let modifiers = declared.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
        let group = declared.decl.asProtocol((any DeclGroupSyntax).self)
        return outline.pieces == declared.pieces && outline.facts == Facts(of: declared.decl)
            && modifiers.allSatisfy(outline.words.contains) && outline.keyword == declared.decl.keyword
            && outline.isGroup == (group != nil) && outline.inherited == inheritedNames(group?.inheritanceClause)
    }

    @Test func anotherDeclarationIsNotTheSame() throws {
        let outline = try #require(platform.outlines(of: "hitTest", in: "UIView").first)
        func isSame(as name: String) throws -> Bool {
            self.isSame(outline, try #require(Self.all.first { $0.owner == "UIView" && $0.names == [name] }))
        }
        #expect(try isSame(as: "hitTest"))
        #expect(try !isSame(as: "frame"))
    }

    /// Members come by the path of their type, in the order of the text, and stand in types like those of the tree of all
    /// declarations.
    @Test func typesHaveTheirMembers() {
        let owners = Dictionary(grouping: Self.all, by: \.owner)
        #expect(owners.count > 3000)
        let wrong = owners.filter { owner, declared in
            guard !owner.isEmpty, platform.canonical(owner) == owner else { return false }
            return platform.namedMembers(of: owner).map(\.name).sorted() != declared.flatMap(\.names).sorted()
        }
        #expect(wrong.keys.sorted() == [])
        for owner in ["UIView", "UIView.ContentMode", "Array", "Sequence", "URLSessionDelegate", "CKError.Code"] {
            let members = platform.members(of: owner)
            let expected = owners[owner, default: []].map(\.decl)
            #expect(members.count > 1 && members.map(\.text) == expected.map(\.text))
            #expect(members.map(\.around) == expected.map(\.around))
        }
    }

    /// Extensions of a type are written with its own name, so that an alias has the same members.
    @Test func nothingIsExtendedByAnotherName() {
        let extended = Set(Self.all.filter { $0.decl.is(ExtensionDeclSyntax.self) }.flatMap(\.names))
        #expect(extended.filter { platform.canonical($0) != $0 } == [])
        #expect(platform.canonical("NSMutableNote") == "NSMutableNote" && !extended.contains("TimeInterval"))
    }

    /// Of two modules that declare the same name, the first is found; SwiftUI's names are rarely meant.
    @Test func noNameIsDeclaredTwice() {
        let twice = rows(EmbeddedPlatform.declarations).filter { key, values in
            key.hasPrefix(" ") && values.map { Outline($0) }.filter { $0.isType && $0.module != "SwiftUI" }.count > 1
        }
        #expect(twice.map(\.0) == [])
    }
}

extension DeclSyntax {
    /// Its tokens, of a type those before its members.
    fileprivate var text: [String] { tokens(viewMode: .sourceAccurate).prefix { $0.position < end }.map(\.text) }

    /// The types around it, the innermost first.
    fileprivate var around: [[String]] {
        sequence(first: Syntax(self), next: \.parent).dropFirst().compactMap { $0.as(DeclSyntax.self)?.text }
    }

    /// Behind it, of a type behind the brace before its members.
    fileprivate var end: AbsolutePosition {
        asProtocol((any DeclGroupSyntax).self)?.memberBlock.leftBrace.endPositionBeforeTrailingTrivia
            ?? endPositionBeforeTrailingTrivia
    }

    fileprivate var keyword: String? {
        switch self.as(DeclSyntaxEnum.self) {
        case .classDecl(let decl): decl.classKeyword.text
        case .variableDecl(let decl): decl.bindingSpecifier.text
        case .functionDecl: "func"
        case .initializerDecl: "init"
        case .subscriptDecl: "subscript"
        case .enumCaseDecl: "case"
        case .typeAliasDecl: "typealias"
        case .associatedTypeDecl: "associatedtype"
        case .macroDecl: "macro"
        default: asProtocol((any DeclGroupSyntax).self)?.introducer.text
        }
    }
}

private func rows(_ table: StaticString) -> [(String, [Substring])] {
    table.description.split(separator: "\n").map { line in
        let fields = line.split(separator: "\t")
        return (String(fields[0]), Array(fields.dropFirst()))
    }
}
