import Foundation
import SwiftSyntax

/// A source file of the app, of which only the words are known until something is asked that needs its tree.
final class AppFile: Sendable {
    let path: String
    let words: FileWords
    private let text: String
    private let parsedTree = Once<SourceFileSyntax>()
    private let foundDeclarations = Once<Declarations>()
    private let foundUses = Once<FileUses>()
    private let foundTypeNames = Once<TypeNameVisitor>()
    private let foundGenericTypes = Once<Set<String>>()
    private let foundSources = Once<[String: ScreenSource]>()
    private let madeScopes = Once<Scopes>()

    init(_ file: SourceFile, words: FileWords) {
        path = file.path
        text = file.text
        self.words = words
    }

    var source: SourceFile { SourceFile(path: path, text: text) }

    /// The lines of comments that the file begins with, as far as a header would name it there.
    var openingComment: String {
        let lines = text.prefix(400).split(whereSeparator: \.isNewline)
        return lines.prefix { line in ["//", "/*", "*", " *"].contains(where: line.hasPrefix) }.joined(separator: "\n")
    }

    func contains(_ text: String) -> Bool { self.text.containsBytes(of: text) }

    var isParsed: Bool { parsedTree.isMade }
    /// Empty if the file's code is nested too deeply to be parsed.
    var tree: SourceFileSyntax { parsedTree.value { folded(words.placeOfDeepNesting == nil ? text : "") } }

    /// What the file declares for other files.
    var declarations: Declarations {
        let tree = tree
        return foundDeclarations.value { Declarations(of: [(tree, path)], areGiven: false) }
    }

    /// The expressions and texts that may name members.
    var uses: FileUses {
        let tree = tree
        return foundUses.value { FileUses(of: tree) }
    }

    var typeNames: TypeNameVisitor {
        let tree = tree
        return foundTypeNames.value {
            let visitor = TypeNameVisitor(viewMode: .sourceAccurate)
            visitor.walk(tree)
            return visitor
        }
    }

    /// The types that are written with generic arguments.
    var genericTypes: Set<String> {
        let tree = tree
        return foundGenericTypes.value { typesWithArguments(in: tree) }
    }

    /// Where the file takes view controllers from, by their classes.
    var screenSources: [String: ScreenSource] {
        let tree = tree
        return foundSources.value { ScreenSourcesInCode.found(in: tree) }
    }

    /// What the file's functions and closures bind.
    var scopes: Scopes {
        let tree = tree
        return madeScopes.value { Scopes(of: [tree]) }
    }

    /// The modules that the file imports, tests aside.
    var imports: Set<String> { words.isUnderstood ? words.imports : declarations.importedModules }

    /// Whether the file may have a name in it outside of comments; where it isn't sure, it may.
    func mayName(_ name: String) -> Bool {
        guard words.isUnderstood, let key = WordKey(whole: name) else { return text.containsBytes(of: name) }
        return words.words.contains(key)
    }

    /// Whether a name is an identifier of the file, in whatever sense.
    func hasIdentifier(_ name: String) -> Bool {
        mayName(name)
            && tree.tokens(viewMode: .sourceAccurate).contains {
                if case .identifier = $0.tokenKind { $0.identifierText == name } else { false }
            }
    }
}

extension String {
    /// Whether the text has another in it, byte for byte.
    func containsBytes(of part: String) -> Bool {
        var (text, part) = (self, part)
        return text.withUTF8 { text in
            part.withUTF8 { part in
                guard let first = part.first, let other = part.baseAddress else { return true }
                guard var start = text.baseAddress else { return false }
                let end = start + text.count
                while end - start >= part.count, let found = memchr(start, Int32(first), end - start) {
                    start = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
                    if end - start >= part.count, memcmp(start, other, part.count) == 0 { return true }
                    start += 1
                }
                return false
            }
        }
    }
}
