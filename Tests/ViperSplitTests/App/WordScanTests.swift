import Foundation
import SwiftSyntax
import Testing

@testable import ViperSplit

/// A scan that misses a name would make a split blind to a file.
struct WordScanTests {
    /// The fixtures' files, and those of the folder that the environment names: a scan tells of each what its tree tells.
    @Test func aScanMissesNothingThatTheTreeTells() throws {
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
        let folders = [fixtures.path, ProcessInfo.processInfo.environment["VIPER_SPLIT_SCANNED"]].compactMap { $0 }
        for folder in folders {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
            let texts = paths.sorted().compactMap { path in
                (try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)).map { (path, $0) }
            }
            #expect(!texts.isEmpty)
            let faults = concurrently(texts) { path, text in missed(in: text).map { "\(path): \($0)" } }.flatMap { $0 }
            #expect(faults == [])
        }
    }

    @Test(arguments: [
        "class A: B {}\nextension C {}\nstruct D<E> {}", "let (a, b) = (1, 2)\nvar c = 1, d = { 2 }()",
        "func f<T>(_ a: T) where T: A {}\nfunc ==<Left>(a: Left, b: Int) -> Bool { true }\nprefix func √(a: Int) {}",
        "let a = \"{ \\(b { \"}\" }) \\\" {\"\nclass C {}", "let a = #\"\\(b) \" \\#(c)\"#\nclass C {}",
        "let a = \"\"\"\n    \" { \"\" \\\"\"\" {\n    \"\"\"\nclass C {}",
        "/* { /* { */ */ class /* { */ A /* } */ : B {}",
        "let a = /\"{/\nclass B {}", "let a = b / 2 * (c / 2)\nclass B {}", "let a = #/\\/\"{/#\nclass B {}",
        "let `class` = 1\nlet a = f(class: 1), b = A.extension, c = 2",
        "struct `A` {}\nextension `A` {}\nlet café = naïve",
        "enum A { struct B<C> { typealias D<E> = [E]; init?<F>(_ f: F) {}; subscript<G>(_ g: G) -> G { g } } }",
        "extension [Note] {}\nextension A.B: C {}", "extension A where B: C {}\nextension [Note]: D {}",
        "extension A {\n#if B\nvar c: Int { 1 }\n#endif\nstatic let d = 1, e = [2]\nenum F { case g } }",
        "extension A { init?(b: Int) {}; subscript(c: Int) -> Int { 1 }; static func == (d: A, e: A) -> Bool { f } }",
        "extension A { class var `default`: B { .init() }\nfunc `repeat`(c: () -> Void = {}) {} }\nextension D: E {}",
        "protocol A { associatedtype B: C }\nactor D {}",
        "let a = A<Int>(), b: [B <Int>], c = C.D<Int>()\nlet e = e<1", "class A<B: C>: D.E<F>, G where B: H {}",
        "import A\n@testable import B\n@_exported public import C\nimport class D.E\n#if F\nimport F\n#endif\n@testable\nimport G\nimport H.I",
        "@testable import A; import B\nfunc f() { let `import` = 1; _ = `import` }", "let a = x.import\nimport B",
        "#!/usr/bin/env swift {\nclass A {}", "class A {", "class A }", "let a = [1)\nclass B {}",
        "let a = \"b\nclass C {}",
        "let a = <#b \"#>\nclass C {}", "f(/a\"/)\nclass B {}\n\"", "a → b\nfunc f() -> <T> T {}",
        "let a = \\B.c\nlet d = \"e\"\nlet f = \"\"\"\n    g\n    \"\"\"",
        "macro a<T>(_ b: T) = #externalMacro(module: \"c\")",
        "let a = \"\\(b)c\\(\"d\")\", e = \"\\n\\\\\"\nclass F {}", "let a = #\"\"\"#\nclass B {}", "#\"a\n",
        "var a: Int { 1 }, b = 2\nvar c = 3 { didSet { f() } }\nfinal class D { class func e() {}; class var f = 1 }",
    ])
    func nothingIsMissed(text: String) { #expect(missed(in: text) == []) }

    @Test func whatIsNoDeclarationAtFileLevelIsNone() {
        let words = FileWords(
            of: "class A { struct B {}; let c = \"struct D {}\" } // class E\nlet f = { let g = 1 }\nuse(H.self)")
        #expect(words.types == [key("A")])
        #expect(words.globals.isSuperset(of: [key("f")]))
        #expect(words.globals.isDisjoint(with: [key("c"), key("g")]))
        #expect(words.declared == [key("A"), key("B")])
        #expect(!words.words.contains(key("E")) && words.words.contains(key("D")))
    }

    @Test(arguments: ["let a = b / 2 * (c / 2)", "let a = (b)/2 + \"/\"", "a = b ?? c // \"{", "let a = \"http://b\""])
    func divisionIsNoRegularExpression(text: String) { #expect(FileWords(of: text).isUnderstood) }

    private func key(_ word: String) -> WordKey { WordKey(firstOf: word) }
}

/// What the tree of a text tells and a scan of it doesn't.
private func missed(in text: String) -> [String] {
    let words = FileWords(of: text)
    guard words.isUnderstood else { return [] }
    let tree = folded(text)
    let file = AppFile(SourceFile(path: "A.swift", text: text), words: words)
    let declarations = file.declarations
    func missing(_ kind: String, _ names: some Sequence<String>, _ found: Set<WordKey>) -> [String] {
        names.filter { !found.contains(WordKey(firstOf: $0)) }.map { "\(kind) \($0)" }
    }
    let identifiers = Set(tree.tokens(viewMode: .sourceAccurate).map(\.identifierText))
        .union(file.uses.expressions.keys).union(file.uses.components.keys).union(file.uses.types)
    return missing("type", declarations.types.keys, words.types)
        + missing("global", declarations.globals.keys, words.globals)
        + missing("extension", declarations.extensions.keys, words.extensions)
        + missing("member of an extension", names(in: declarations.extensions.values.flatMap { $0 }), words.members)
        + missing(
            "adopting", declarations.extensions.filter { $0.value.contains(where: \.adopts) }.keys, words.adopting)
        + missing("superclass", declarations.subclasses.keys, words.inherited)
        + missing("declaration", file.typeNames.declared, words.declared)
        + missing(
            "generic", file.genericTypes.compactMap { $0.split(separator: ".").last.map(String.init) }, words.generics)
        + identifiers.filter { !file.mayName($0) }.map { "word \($0)" }
        + (words.imports == declarations.importedModules ? [] : ["imports \(words.imports)"])
}

/// The names of what extensions declare.
private func names(in extensions: [ExtensionDeclSyntax]) -> [String] {
    extensions.flatMap { $0.memberBlock.members.flatMap { $0.decl.unconditional } }.flatMap { MemberShape($0).names }
}

extension ExtensionDeclSyntax {
    fileprivate var adopts: Bool { inheritanceClause != nil }
}
