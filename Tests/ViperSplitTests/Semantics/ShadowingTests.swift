import Testing

@testable import ViperSplit

/// Names that a piece of code binds for itself: they aren't the member, and the member is found again behind them.
struct ShadowingTests {
    /// A method of an adopted protocol that has the name of a property is what is called, unless the property may be.
    @Test(
        arguments: [
            ("(Int, Int)?", "inherited pair"), ("[Int]", "inherited pair"), ("(Int) -> Void", "own pair"),
            ("Handler", "own pair"),
        ])
    func whatCannotBeCalledIsNoCallee(_ type: String, _ meaning: String) throws {
        let source = """
            import UIKit

            final class NotesViewController: UIViewController, Pairing {
                var pair: \(type)

                func load() { self.pair(1) }
            }

            """
        let app = "protocol Pairing {}\nextension Pairing { func pair(_ value: Int) {} }\n"
        try expectReferences(of: "load", in: source, context: [app], are: [meaning])
    }

    @Test(
        arguments: [
            ("A parameter hides the member.", "func f(items: [Int]) { print(items, self.«items») }"),
            ("An argument label doesn't.", "func f(items x: [Int]) { print(«items») }"),
            ("An inner name of a parameter does.", "func f(x items: [Int]) { print(items) }"),
            ("A local constant hides it from there on.", "func f() { print(«items»); let items = [1]; print(items) }"),
            ("Its own value still is the member.", "func f() { let items = «items»; print(items) }"),
            (
                "A local of an inner block ends with it.",
                "func f() { do { let items = 1; print(items) }; print(«items») }"
            ),
            ("A tuple pattern hides it.", "func f() { let (items, b) = g(); print(items, b) }"),
            ("A loop's variable hides it.", "func f() { for items in «items» { print(items) }; print(«items») }"),
            ("A loop's tuple does.", "func f() { for (i, items) in g() { print(i, items) } }"),
            ("A closure's parameter hides it.", "func f() { g { items in print(items) }; print(«items») }"),
            ("A typed closure parameter does.", "func f() { g { (items: Int) -> Int in items } }"),
            (
                "A case pattern hides it.",
                "func f() { switch x { case .some(let items): print(items) default: print(«items») } }"
            ),
            (
                "A let before the pattern does.",
                "func f() { if case let .some(items) = x { print(items) } else { print(«items») } }"
            ),
            (
                "A case guard does from there on.",
                "func f() { guard case let items = x, items > 0 else { return }; print(items) }"
            ),
            (
                "A nested function's parameter does.",
                "func f() { func h(items: Int) { print(items) }; h(items: 1); print(«items») }"
            ),
            ("A nested function takes the name.", "func f() { func items() {}; items() }"),
            (
                "A local variable with observers does.",
                "func f() { var items = 1 { didSet { print(items) } }; print(items) }"
            ),
            (
                "A caught error hides a member.",
                "func f() { do { try g() } catch let items { print(items) }; print(«items») }"
            ),
            (
                "An if let reaches into its block only.",
                "func f() { if let items = x { print(items) } else { print(«items») } }"
            ),
            ("A setter's parameter hides it.", "var y: Int { get { «items».count } set(items) { print(items) } }"),
            ("A captured value hides it.", "func f() { g { [items = 1] in print(items) } }"),
            (
                "A closure's inner local hides it there.",
                "func f() { g { let items = 1; print(items) }; print(«items») }"
            ),
            (
                "A nested function uses what is declared behind it.",
                "func f() { func h() { print(items) }; let items = [1]; h() }"
            ),
            (
                "So does a closure in it.",
                "func f() { func h() { g { print(items) } }; print(«items»); let items = [1]; h() }"
            ),
            (
                "So do a local variable's accessors.",
                "func f() { var h: [Int] { items }; let (items, b) = g(); print(h, b) }"
            ),
            (
                "It doesn't use what a guard binds behind it.",
                "func f() { func h() { print(«items») }; guard let items = x else { return }; print(items); h() }"
            ),
            (
                "Nor what an inner block declares.",
                "func f() { func h() { print(«items») }; do { let items = 1; print(items) }; h() }"
            ),
            (
                "A capture list takes what is there.",
                "func f() { g { [«items»] in print(items) }; let items = [1]; print(items) }"
            ),
        ] as [(String, String)])
    func aLocalNameIsNotTheMember(_ sentence: String, marked: String) throws {
        try expectReferences(to: "items", in: marked)
    }

    @Test(
        arguments: [
            ("The implicit error is a local one.", "func f() { do { try g() } catch { print(error) } }"),
            ("Outside of the clause it is the member.", "func f() { do { try g() } catch {}; print(«error») }"),
            ("In the block before it is the member, too.", "func f() { do { try g(«error») } catch {} }"),
        ] as [(String, String)])
    func theErrorOfACatchClauseIsLocal(_ sentence: String, marked: String) throws {
        try expectReferences(to: "error", declared: "var error: Error?", in: marked)
    }

    @Test func theValuesOfObserversAreLocal() throws {
        try expectReferences(
            to: "newValue", declared: "var newValue = 1",
            in: "var x: Int { get { «newValue» } set { print(newValue) } }\nfunc f() { print(«newValue») }")
        try expectReferences(
            to: "oldValue", declared: "var oldValue = 1",
            in: "var x = 1 { didSet { print(oldValue) } }\nvar y = 1 { willSet { print(«oldValue») } }")
    }

    @Test(
        arguments: [
            (
                "A nested type has its own members.",
                "struct Row { var items = [1]\n func g() { print(items, self.items) } }"
            ),
            ("A nested type has another self.", "class Row { func g() { print(self.items) } }"),
            (
                "A local type has another self.",
                "func f() { class Row { func g() { print(self.items) } }; print(«items») }"
            ),
            ("Its bare names aren't instance members.", "struct Row { func g() { print(items) } }"),
        ] as [(String, String)])
    func anInnerTypeIsAnotherSelf(_ sentence: String, marked: String) throws {
        try expectReferences(to: "items", in: marked)
    }

    @Test(
        arguments: [
            ("A nested type names statics bare.", "struct Row { func g() { print(«limit») } }"),
            ("It names them through the class.", "struct Row { func g() { print(NotesViewController.«limit») } }"),
            (
                "Its own static hides them.",
                "struct Row { static let limit = 1\n static func g() { print(limit, Self.limit) } }"
            ),
        ] as [(String, String)])
    func anInnerTypeReachesStatics(_ sentence: String, marked: String) throws {
        try expectReferences(to: "limit", declared: "static let limit = 3", in: marked)
    }

    @Test func aShadowedMethodIsNotTheMember() throws {
        try expectReferences(to: "reload", in: "func f(reload: () -> Void) { reload(); self.«reload»() }")
    }

    @Test func theReceiverOfAClosureIsItsOwn() throws {
        try expectReferences(to: "items", in: "func f() { notes.forEach { $0.items = «items» } }")
    }
}
