import Testing

@testable import ViperSplit

struct LayoutTests {
    private func layout(_ text: String) throws -> Layout {
        Layout(of: try SourceUnit(index: 0, file: SourceFile(path: "A.swift", text: text)))
    }

    @Test(
        arguments: [
            ("Four spaces are usual.", "class A {\n    func a() {\n        b()\n    }\n}\n", "    "),
            ("Two spaces are kept.", "class A {\n  func a() {\n    b()\n  }\n}\n", "  "),
            ("Tabs are kept.", "class A {\n\tfunc a() {\n\t\tb()\n\t}\n}\n", "\t"),
            (
                "Lines tell, not how often they begin further in.",
                "class A {\n    var a = 1\n    var b = 2\n    var c = 3\n\tvar d = 4\n\tvar e = 5\n}\n", "    "
            ),
            ("Most lines have tabs.", "class A {\n    var a = 1\n\tvar b = 2\n\tvar c = 3\n}\n", "\t"),
            ("The majority counts.", "class A {\n\tvar a = 1\n\tvar b = 1\n  var c = 1\n}\n", "\t"),
            ("A flat file says nothing.", "class A {}\n", "    "),
            (
                "A continuation is outnumbered.",
                "class A {\n  var a = b(\n       c)\n  var d = 1\n}\nclass B {\n  var e = 1\n}\n", "  "
            ),
        ] as [(String, String, String)])
    func indentationIsTheFilesOwn(_ sentence: String, text: String, indentation: String) throws {
        #expect(try layout(text).indentation == indentation, "\(sentence)")
    }

    @Test func newlinesAreTheFilesOwn() throws {
        #expect(try layout("class A {\r\n}\r\n").newline == "\r\n")
        #expect(try layout("class A {\n}\n").newline == "\n")
        #expect(try layout("class A {\r\n}\n\n\n\n").newline == "\n")
    }

    @Test func textIsFittedToTheFile() throws {
        let tabs = try layout("class A {\n\tvar a = 1\n}\n")
        #expect(tabs.indented("a {\n    b {\n        c\n    }\n}") == "a {\n\tb {\n\t\tc\n\t}\n}")
        #expect(tabs.outdented("func a(\n\t\tb: Int\n\t)", by: "\t") == "func a(\n    b: Int\n)")
        #expect(try layout("class A {\r\n}\r\n").withNewlines("a\nb\r\nc") == "a\r\nb\r\nc")
        #expect(tabs.withNewlines("a\r\nb\n") == "a\nb\n")
    }

    @Test(
        arguments: [
            ("Each level is one of the other file's.", "a {\n    b {\n        c\n", "a {\n\tb {\n\t\tc\n"),
            ("What is beyond a level stays.", "    a(\n      b)", "\ta(\n\t  b)"),
            (
                "A text keeps what it has beyond its delimiter.", "    a = \"\"\"\n        b\n    \"\"\"\n    c",
                "\ta = \"\"\"\n\t    b\n\t\"\"\"\n\tc"
            ),
        ] as [(String, String, String)])
    func textIsRewrittenForAnotherFile(_ sentence: String, text: String, expected: String) throws {
        let (spaces, tabs) = (try layout("class A {\n    var a = 1\n}\n"), try layout("class A {\n\tvar a = 1\n}\n"))
        #expect(spaces.rewritten(text, as: tabs) == expected, "\(sentence)")
        #expect(spaces.rewritten(text, as: spaces) == text, "\(sentence)")
    }
}
