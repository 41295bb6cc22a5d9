import SwiftSyntax
import Testing

@testable import ViperSplit

/// Members that share a name: with one another, or with what the controller inherits.
struct OverloadTests {
    /// The places of the members that the call in `f` may mean.
    private func candidates(_ declarations: String, _ code: String) throws -> [Int] {
        let controller = try controller(declarations + "\nfunc f() { \(code) }")
        let graph = ReferenceGraph(controller, context: AppContext(given: controller.units, context: nil))
        let user = try #require(controller.members.last)
        return graph.references[user.id].flatMap(\.memberIDs)
    }

    @Test(
        arguments: [
            ("Labels tell overloads apart.", "func a(x: Int) {}\nfunc a(y: Int) {}", "a(y: 1)", [1]),
            ("So does their number.", "func a() {}\nfunc a(_ x: Int) {}", "a(1)", [1]),
            ("A default may be left out.", "func a(x: Int) {}\nfunc a(y: Int = 1) {}", "a()", [1]),
            ("Types aren't known.", "func a(_ x: Int) {}\nfunc a(_ x: String) {}", "a(1)", [0, 1]),
            ("A property isn't called.", "var a = 1\nfunc a(x: Int) {}", "print(a)", [0]),
            ("A method is.", "var a = 1\nfunc a(x: Int) {}", "a(x: 1)", [1]),
            ("A method for some systems is none.", "var a = 1\n#if DEBUG\nfunc a(x: Int) {}\n#endif", "print(a)", [0]),
            ("A property for some is one.", "var a = 1\n#if DEBUG\nvar a: Int { 1 }\n#endif", "print(a)", [0, 1]),
            (
                "A property that holds a closure is called without labels.", "var a: (Int) -> Void\nfunc a(x: Int) {}",
                "a(1)", [0]
            ),
            ("A compound name has labels.", "func a(x: Int) {}\nfunc a(y: Int) {}", "g(a(y:))", [1]),
            (
                "A trailing closure is the last argument.", "func a(x: Int) {}\nfunc a(x: Int, then: () -> Void) {}",
                "a(x: 1) {}", [1]
            ),
            ("A variadic takes any number.", "func a(_ x: Int...) {}\nfunc a(x: Int) {}", "a(1, 2, 3)", [0]),
            ("A name alone may be any.", "func a(x: Int) {}\nfunc a(y: Int) {}", "g(a)", [0, 1]),
        ] as [(String, String, String, [Int])])
    func overloadsAreNarrowedBySyntax(_ sentence: String, declarations: String, code: String, expected: [Int]) throws {
        #expect(try candidates(declarations, code) == expected, "\(sentence)")
    }

    @Test(
        arguments: [
            (
                "An overload of an inherited name is told by its labels.", "func show(note: Int) {}", "show(note: 1)",
                [0]
            ),
            ("Another call of it is inherited.", "func show(note: Int) {}", "show(other, sender: nil)", []),
            ("An override is the controller's own.", "override var title: String? { didSet {} }", "print(title)", [0]),
            ("A method named alone is inherited.", "func present(_ x: Int) {}", "g(present)", []),
            (
                "One that its place asks for is the controller's.", "func present() {}\nfunc g(_ then: () -> Void) {}",
                "g(present)", [1, 0]
            ),
            (
                "One that takes more is inherited.", "func present(_ x: Int) {}\nfunc g(_ then: () -> Void) {}",
                "g(self.present)", [1]
            ),
            (
                "So is one under other labels.", "func present() {}\nfunc g(_ then: () -> Void) {}",
                "g(present(_:animated:completion:))", [1]
            ),
            ("Its own labels tell it.", "func present(x: Int) {}", "g(present(x:))", [0]),
            ("A call with other labels is that of a class nobody looked at.", "func a(x: Int) {}", "a(y: 1)", []),
            ("So is one of fewer arguments.", "func a(_ sender: Any) {}", "self.a()", []),
            ("With the labels it is the controller's.", "func a(x: Int) {}", "self.a(x: 1)", [0]),
        ] as [(String, String, String, [Int])])
    func ownMembersAreToldFromInheritedOnes(
        _ sentence: String, declarations: String, code: String, expected: [Int]
    ) throws {
        #expect(try candidates(declarations, code) == expected, "\(sentence)")
    }

    @Test(
        arguments: [
            ("All arguments leave nothing out.", "x: Int, y: Int = 1", ["x", "y"], 0, []),
            ("A default may be left out.", "x: Int, y: Int = 1", ["x"], 0, [1]),
            ("One without a default may not.", "x: Int, y: Int", ["x"], 0, nil),
            ("Defaults may stand before.", "x: Int = 1, y: Int", ["y"], 0, [0]),
            ("The order is fixed.", "x: Int = 1, y: Int = 1", ["y", "x"], 0, nil),
            ("A label has to fit.", "x: Int", ["z"], 0, nil),
            ("A variadic may be empty.", "_ x: Int...", [], 0, [0]),
            ("A variadic takes all.", "_ x: Int..., y: Int", [nil, nil, nil, "y"], 0, []),
            ("A pack takes all.", "_ x: repeat each X, y: Int", [nil, nil, "y"], 0, []),
            ("A pack may be empty.", "_ x: repeat each X", [], 0, [0]),
            ("A pack takes no other label.", "_ x: repeat each X", ["z"], 0, nil),
            ("A trailing closure needs a function.", "x: Int", [], 1, nil),
            ("None of Apple's classes is one.", "x: NSCoder", [], 1, nil),
            ("A trailing closure skips defaults.", "f: () -> Void, x: Int = 1", [], 1, [1]),
            ("Too many arguments don't fit.", "x: Int", ["x", "y"], 0, nil),
        ] as [(String, String, [String?], Int, [Int]?)])
    func argumentsThatACallLeavesOut(
        _ sentence: String, parameters: String, labels: [String?], closures: Int, expected: [Int]?
    ) throws {
        let member = try #require(try controller("func a(\(parameters)) {}").members.first)
        let function = try #require(member.function)
        let arguments =
            labels.map { CallArgument.Shape(label: $0, isTrailing: false) }
            + Array(repeating: CallArgument.Shape(label: nil, isTrailing: true), count: min(closures, 1))
        let found = match(arguments, with: function.signature.parameterClause.callParameters)
        #expect(found?.omitted == expected, "\(sentence)")
    }
}
