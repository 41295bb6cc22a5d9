import SwiftSyntax
import Testing

@testable import ViperSplit

/// A capitalised name that is called, where its declaration isn't in sight.
struct NamesOfTypesTests {
    private func type(_ code: String, _ members: String, context: [String]? = nil) throws -> String? {
        let controller = try controller("\(members)\nfunc test() { let probe = \(code) }")
        let semantics = Semantics(controller, AppContext(given: controller.units, context: contextFiles(context)))
        let binding = nodes(PatternBindingSyntax.self, in: Syntax(controller.homeUnit.tree)).first {
            $0.pattern.trimmedDescription == "probe"
        }
        return semantics.type(of: try #require(binding?.initializer?.value))?.description
    }

    @Test(arguments: [
        ("A property of it says that it is a type.", "var a: Format?"), ("A list of it does.", "var a = [Format]()"),
        ("So does a cast.", "func f() { g(a as? Format) }"), ("So does its own member.", "let a = Format.standard"),
        ("So does what is generic.", "func f() { g(Box<Format>()) }"), ("So does what inherits.", "class A: Format {}"),
        ("So does a declaration.", "struct Format {}"),
    ])
    func somethingSaysThatItIsAType(_ sentence: String, _ members: String) throws {
        #expect(try type("Format(\"a\")", members)?.hasSuffix("Format") == true, "\(sentence)")
        #expect(try type("Format(\"a\")", members.replacing("Format", with: "Other")) == nil, "\(sentence)")
    }

    @Test func nothingSaysThatItIsAType() throws {
        #expect(try type("Format(\"a\")", "func f() { Format(\"b\") }") == nil)
    }

    /// C has no labels.
    @Test(arguments: ["Format()", "Format(of: 1)", "Format { 1 }"])
    func theCallSaysThatItIsAType(_ code: String) throws {
        #expect(try type(code, "") == "Format")
    }

    /// Libraries don't capitalise functions; the app may.
    @Test func inTheWholeAppItIsALibrarys() throws {
        #expect(try type("Format(\"a\")", "", context: []) == "Format")
        #expect(try type("Format(\"a\")", "", context: ["func Format(_ text: String) -> String { text }"]) == "String")
    }

    @Test(arguments: ["UIView()", "Date()", "NoteViewController()", "ChartView()", "NoteStore()"])
    func aConventionSaysIt(_ code: String) throws {
        #expect(try type(code, "") == String(code.dropLast(2)))
    }
}
