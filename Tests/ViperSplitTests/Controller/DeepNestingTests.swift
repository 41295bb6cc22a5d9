import Testing

@testable import ViperSplit

/// Code is read as deep as people nest it; what is deeper is refused in one line, at whatever depth.
struct DeepNestingTests {
    private struct Nesting: CustomTestStringConvertible {
        let testDescription: String
        let start: String
        var inner = "1"
        var end = ""

        func code(_ depth: Int) -> String {
            String(repeating: start, count: depth) + inner + String(repeating: end, count: depth)
        }
    }

    private static let nestings = [
        Nesting(testDescription: "parentheses", start: "_ = (", end: ")"),
        Nesting(testDescription: "closures", start: "perform { ", end: " }"),
        Nesting(testDescription: "interpolations", start: "\"\\(", end: ")\""),
        Nesting(testDescription: "operands", start: "1 + "),
        Nesting(testDescription: "right operands", start: "title ?? "),
        Nesting(testDescription: "branches", start: "if true {} else ", inner: "if true {}"),
        Nesting(testDescription: "tries", start: "try "),
        Nesting(testDescription: "links", start: "", inner: "view", end: ".superview"),
    ]

    /// What a parser tries in several ways at each level.
    private static let triedNestings = [
        Nesting(testDescription: "array literals", start: "_ = [", end: "]"),
        Nesting(testDescription: "array types", start: "[", inner: "Int", end: "].self"),
        Nesting(testDescription: "arguments in arrays", start: "[Set<", inner: "Int", end: ">]"),
        Nesting(testDescription: "conditions", start: "#if DEBUG\n", inner: "print(1)\n", end: "#endif\n"),
    ]

    @Test(arguments: nestings)
    private func whatPeopleWriteIsRead(_ nesting: Nesting) throws {
        #expect(throws: Never.self) { try read(nesting, depth: 30) }
    }

    @Test(arguments: triedNestings)
    private func whatPeopleWriteIsReadWhereItIsTried(_ nesting: Nesting) throws {
        #expect(throws: Never.self) { try read(nesting, depth: 8) }
    }

    @Test(arguments: nestings + triedNestings, [1_000, 10_000])
    private func whatIsDeeperIsRefused(_ nesting: Nesting, depth: Int) throws {
        let error = #expect(throws: SplitError.self) { try read(nesting, depth: depth) }
        guard case .doesNotParse("A.swift", _, _, let message) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(message == "code is nested too deeply here; move what is inside to functions of its own")
    }

    @Test func thePlaceIsThatOfTheFirstNodeThatIsTooDeep() {
        let places = [10_000, 20_000].map { depth in
            let error = #expect(throws: SplitError.self) { try read(Self.nestings[1], depth: depth) }
            if case .doesNotParse(_, let line, let column, _) = error { return [line, column] }
            return []
        }
        #expect(places[0] == places[1])
        #expect(places[0].first == 4)
    }

    /// A file of the app that nobody can walk has nothing to say; the split goes on.
    @Test(arguments: nestings + triedNestings)
    private func aFileOfTheAppIsLeftOut(_ nesting: Nesting) throws {
        let app = "class Store { func load() {\n\(nesting.code(10_000))\n} }"
        try expectSplit(
            "// MARK: - Business use case\nprivate let store = Store()\nfunc load() { store.load() }", context: [app])
    }

    private func read(_ nesting: Nesting, depth: Int) throws {
        let text = "class A: UIViewController {\n    func f() {\n        g()\n\(nesting.code(depth))\n    }\n}\n"
        _ = try readUnit(SourceFile(path: "A.swift", text: text))
    }
}
