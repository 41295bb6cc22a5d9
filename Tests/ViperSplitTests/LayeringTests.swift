import Foundation
import Testing

/// The folders of the library are the pipeline: each uses those above it only.
struct LayeringTests {
    /// The pipeline from its beginning; the files beside the folders put it together.
    static let order = [
        "Text", "Syntax", "Platform", "Controller", "App", "Semantics", "Findings", "Roles", "Separate", "Styles",
        "Rejoin", "Plan", "Tidy", "Render", "ModuleTests", "Verify", "Decouple", "",
    ]

    /// What verification may use: the output is judged by its own text, and the app as it was given.
    static let layersOfVerify: Set = ["Text", "Syntax", "Platform", "Controller", "App", "Verify"]

    /// The library's own files and the references between them, read once for the tests of both.
    private static let library = Result { () -> (layers: Set<String>, references: [LayerReference]) in
        let files = try sources()
        return (Set(files.map { layer(of: $0.path) }), layerReferences(in: files))
    }

    @Test func noFolderUsesOneBelowIt() throws {
        let library = try Self.library.get()
        #expect(library.layers.isSubset(of: Self.order), "a folder has no place in the order")
        #expect(backReferences(among: library.references, order: Self.order) == [])
    }

    /// The README's sentence and the design's table tell a newcomer of the same folders, in the same order.
    @Test func theFoldersAreThoseOfTheDocuments() throws {
        let folders = Self.order.dropLast()
        let readme = try text(at: "README.md").components(separatedBy: "are the pipeline: ").last ?? ""
        let sentence = readme.components(separatedBy: ";")[0]
        #expect(sentence.split { $0 == "," || $0.isWhitespace }.map(String.init) == Array(folders))
        let design = try text(at: "Sources/ViperSplit/ViperSplit.docc/Design.md")
        let table = design.components(separatedBy: "| folder | what it makes | example |\n").last ?? ""
        let rows = table.components(separatedBy: "\n\n")[0].split(separator: "\n").dropFirst()
        #expect(rows.map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) } == Array(folders))
    }

    private func text(at path: String) throws -> String {
        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test func verificationUsesNothingOfHowThePlanWasMade() throws {
        let references = try Self.library.get().references
        #expect(foreignReferences(of: "Verify", among: references, besides: Self.layersOfVerify) == [])
    }

    @Test(arguments: ["Semantics", "Roles", "Separate", "Styles", "Rejoin", "Plan", "Render", ""])
    func aReferenceOfVerificationIsFound(layer: String) {
        let declaration = (path: layer.isEmpty ? "First.swift" : "\(layer)/First.swift", text: "struct First {}")
        let user = (path: "Verify/User.swift", text: "let last = First()")
        #expect(
            foreignReferences(
                of: "Verify", among: layerReferences(in: [user, declaration]), besides: Self.layersOfVerify
            )
            .count == 1)
        let own = (path: "App/First.swift", text: "struct First {}")
        #expect(
            foreignReferences(of: "Verify", among: layerReferences(in: [user, own]), besides: Self.layersOfVerify) == []
        )
    }

    private static func sources() throws -> [LibraryFile] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/ViperSplit")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            (path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }

    @Test(arguments: [
        ("func last() { first() }", "func first() {}"), ("let last = First()", "struct First {}"),
        ("var last: First?", "enum First {}"), ("let last = 1.begun", "extension Int { var begun: Int { 1 } }"),
        ("let last = first", "let first = 1"), ("extension Begun {}", "protocol Begun {}"),
        ("extension Int { var last: Int { begun } }", "extension Int { var begun: Int { 1 } }"),
        ("extension Int { var last: Int { self.begun } }", "extension Int { var begun: Int { 1 } }"),
        ("let last = [1].map(\\.begun)", "extension Int { var begun: Int { 1 } }"),
        ("struct Last: Able { func last() { begun() } }", "extension Able { func begun() {} }"),
        ("let last = 1.begun\nlet other = { begun in begun }(1)", "extension Int { var begun: Int { 1 } }"),
        ("func last() { let begun = 1; _ = begun.begun }", "extension Int { var begun: Int { 1 } }"),
        ("let last = other.begun", "struct Other { let begun = 1 }"),
        ("func last(_ x: Int) -> Bool { x == .begun }", "enum Kind { case begun }"),
    ])
    func aReferenceAgainstTheOrderIsFound(user: String, declaration: String) {
        let files = [(path: "Text/User.swift", text: user), (path: "Plan/Declaration.swift", text: declaration)]
        #expect(backReferences(among: layerReferences(in: files), order: Self.order).count == 1)
        let swapped = [(path: "Plan/User.swift", text: user), (path: "Text/Declaration.swift", text: declaration)]
        #expect(backReferences(among: layerReferences(in: swapped), order: Self.order) == [])
    }

    @Test(arguments: [
        ("func last(begun: Int) { print(begun) }", "func begun() {}"),
        ("func last() { let begun = 1; print(begun) }", "let begun = 1"),
        ("func last() { [1].map { begun in begun } }", "let begun = 1"),
        ("let last = begun", "private let begun = 1"),
        ("private let begun = 1\nlet last = begun", "let begun = 1"),
        ("func last<Start>(_ x: Start) {}", "struct Start {}"),
        ("struct Last { let begun = 1; func last() { print(begun) } }", "let begun = 1"),
        ("struct Last { let begun = 1 }\nlet last = Last().begun", "struct Other { let begun = 1 }"),
        ("extension Int { var last: Int { begun } }\nlet begun = 1", "extension String { var begun: Int { 1 } }"),
    ])
    func aNameThatMeansSomethingElseIsNone(user: String, declaration: String) {
        let files = [(path: "Text/User.swift", text: user), (path: "Plan/Declaration.swift", text: declaration)]
        #expect(backReferences(among: layerReferences(in: files), order: Self.order) == [])
    }
}

/// The references of a file to what only later folders declare: `Text/A.swift: Plan's SplitPlan`.
private func backReferences(among references: [LayerReference], order: [String]) -> [String] {
    references.filter { reference in
        guard let user = order.firstIndex(of: reference.user) else { return false }
        return reference.declarers.allSatisfy { declarer in order.firstIndex(of: declarer).map { $0 > user } ?? false }
    }.map(\.text)
}

/// The references of a folder's files to what is only declared outside of the folders that it may use.
private func foreignReferences(of layer: String, among references: [LayerReference], besides allowed: Set<String>)
    -> [String]
{
    references.filter { $0.user == layer && $0.declarers.isDisjoint(with: allowed) }.map(\.text)
}
