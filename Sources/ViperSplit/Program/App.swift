import Foundation
import SwiftSyntax

/// The files of the app around the given ones, read and indexed once.
///
/// It is a class, so that what was found out about it holds for all plans of a run.
final class App {
    let declarations: Declarations
    /// Where the types come from that the files name and don't declare.
    let typeModules: TypeModules
    let interfaceFiles: [SourceFile]
    /// Where code takes view controllers from, by their classes.
    let storyboardCasts: [String: ScreenSource]
    let trees: [SourceFileSyntax]
    let treeIDs: Set<SyntaxIdentifier>
    private let texts: [String]
    private let treesByWord = Memo<String, [SourceFileSyntax]>()
    private let scopesByTree = Memo<SyntaxIdentifier, Scopes>()
    /// The types that are written with generic arguments somewhere.
    private(set) lazy var genericTypes = trees.reduce(into: Set()) { $0.formUnion(typesWithArguments(in: $1)) }

    /// - Parameter files: sources, storyboards and nibs.
    init(_ files: [SourceFile]) {
        let isInterface = { (file: SourceFile) in file.path.hasSuffix(".storyboard") || file.path.hasSuffix(".xib") }
        let sources = files.filter { !isInterface($0) }
        interfaceFiles = files.filter(isInterface)
        texts = sources.map(\.text)
        trees = texts.map(folded)
        treeIDs = Set(trees.map(\.id))
        declarations = Declarations(of: Array(zip(trees, sources.map(\.path))), areGiven: false)
        typeModules = TypeModules(trees)
        storyboardCasts = trees.reduce(into: [:]) { $0.merge(StoryboardCasts.found(in: $1)) { first, _ in first } }
    }

    /// What the functions and closures of a file bind.
    func scopes(of tree: SourceFileSyntax) -> Scopes { scopesByTree.answer(to: tree.id) { Scopes(of: [tree]) } }

    /// The files that have a name in them, in whatever sense; others as well, where it is a part of a longer one.
    func trees(naming name: String) -> [SourceFileSyntax] {
        treesByWord.answer(to: name) { zip(trees, texts).filter { $1.containsBytes(of: name) }.map { $0.0 } }
    }
}

extension String {
    /// Whether the text has another in it, byte for byte.
    fileprivate func containsBytes(of part: String) -> Bool {
        var (text, part) = (self, part)
        return text.withUTF8 { text in
            part.withUTF8 { part in
                guard var start = text.baseAddress, let other = part.baseAddress else { return part.isEmpty }
                let end = start + text.count
                while end - start >= part.count, let found = memchr(start, Int32(part[0]), end - start) {
                    start = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
                    if end - start >= part.count, memcmp(start, other, part.count) == 0 { return true }
                    start += 1
                }
                return false
            }
        }
    }
}
