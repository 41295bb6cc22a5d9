import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

/// The embedded text and its tables against the syntax trees of the same text.
struct EmbeddedDeclarationsTests {
    private struct Place: Hashable {
        let name: String
        let kind: String
        let module: String
        let start: Int
        let length: Int
    }

    private static let places: [Place] = rows(EmbeddedPlatform.names).flatMap { name, values in
        values.map { value in
            let fields = value.split(separator: " ").map(String.init)
            return Place(
                name: name, kind: fields[0], module: fields[1], start: Int(fields[2]) ?? 0, length: Int(fields[3]) ?? 0)
        }
    }

    private static let trees: [(place: Place, tree: SourceFileSyntax)] = EmbeddedPlatform.text.withUTF8Buffer { bytes in
        places.map { place in
            let text = String(decoding: bytes[place.start..<place.start + place.length], as: UTF8.self)
            return (place, Parser.parse(source: text))
        }
    }

    @Test func everyDeclarationParses() {
        #expect(Self.trees.count > 1000)
        for (place, tree) in Self.trees {
            #expect(
                !tree.hasError && tree.statements.count == 1,
                "\(place.module): \(tree.statements.first?.description ?? "")")
        }
    }

    @Test func noTextIsLeftOut() {
        let ends = Self.places.map { $0.start + $0.length }
        #expect(Self.places.map(\.length).reduce(0, +) == ends.max())
        #expect(EmbeddedPlatform.text.utf8CodeUnitCount == ends.max())
    }

    @Test func everyDeclarationIsFoundByItsName() {
        for (place, tree) in Self.trees {
            guard let decl = tree.statements.first?.item.as(DeclSyntax.self) else { continue }
            if let ext = decl.as(ExtensionDeclSyntax.self) {
                #expect(place.kind == "extension" && place.name == ext.extendedName.prefix { $0 != "." })
            } else {
                let isType = decl.asProtocol((any DeclGroupSyntax).self) != nil
                #expect(place.kind == (isType ? "type" : "global") && [place.name] == decl.declaredNames)
            }
        }
    }

    @Test func everyMemberIsFoundByItsName() {
        var declared: [String: Set<String>] = [:]
        func visit(_ decl: DeclSyntax, in path: String?) {
            guard let group = decl.asProtocol((any DeclGroupSyntax).self) else { return }
            let name = decl.as(ExtensionDeclSyntax.self)?.extendedName ?? decl.declaredNames[0]
            let path = path.map { "\($0).\(name)" } ?? name
            for member in group.memberBlock.members.map(\.decl) {
                for name in member.declaredNames { declared[name, default: []].insert(path) }
                visit(member, in: path)
            }
        }
        for (_, tree) in Self.trees { tree.statements.first?.item.as(DeclSyntax.self).map { visit($0, in: nil) } }
        let indexed = Dictionary(rows(EmbeddedPlatform.members)) { first, _ in first }
        #expect(Set(declared.keys) == Set(indexed.keys))
        for (name, owners) in declared { #expect(Set(indexed[name] ?? []) == owners, "\(name)") }
    }

    /// Of two modules that declare the same name, the first is found; SwiftUI's names are rarely meant.
    @Test func noNameIsDeclaredTwice() {
        let types = Dictionary(grouping: Self.places.filter { $0.kind == "type" && $0.module != "SwiftUI" }, by: \.name)
        let twice = types.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value.map(\.module))" }
        #expect(twice == [])
    }
}

private func rows(_ table: StaticString) -> [(String, [String])] {
    table.description.split(separator: "\n").map { line in
        let fields = line.split(separator: "\t").map(String.init)
        return (fields[0], Array(fields.dropFirst()))
    }
}
