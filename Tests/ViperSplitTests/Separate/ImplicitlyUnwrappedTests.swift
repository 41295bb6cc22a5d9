import Testing

@testable import ViperSplit

/// Values of types like `[String]!` on the other side of an interface: they are unwrapped there where they were.
struct ImplicitlyUnwrappedTests {
    private static let app = [
        """
        class ShelfView: UIView { var fruits: [String]!; var caption: String! }
        class FruitButton: UIButton { var weights: [Int]! }
        struct Bag { var name = ""; var label: String? }
        class Store {
            static let shared = Store()
            var taken: [String]!
            func add(_ name: String) {}
            func rename(_ name: String?) {}
            func weigh(_ weights: [Int]) {}
            func measure(_ weights: [Int]?) {}
        }
        """
    ]

    private func module(_ member: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Module {
        try expectSplit(
            """
            @IBOutlet var shelf: ShelfView!
            @IBOutlet var stack: UIStackView!
            private var total = 0
            // MARK: - Handle view event
            \(member)
            """, context: Self.app, sourceLocation: sourceLocation)
    }

    @Test(
        arguments: [
            (
                "What is gone through is unwrapped.", "for fruit in shelf.fruits { Store.shared.add(fruit) }",
                "var shelfFruits: [String]! { get }"
            ),
            (
                "So is that whose member is asked for.", "total += shelf.fruits.count",
                "var shelfFruits: [String]! { get }"
            ),
            (
                "One place is enough.", "let fruits = shelf.fruits\nif fruits != nil { total += shelf.fruits.count }",
                "var shelfFruits: [String]! { get }"
            ),
            (
                "What is kept isn't unwrapped.", "let caption = shelf.caption\nStore.shared.rename(caption)",
                "var shelfCaption: String? { get }"
            ),
            (
                "Neither is what is compared or bound.",
                "if shelf.caption != nil { total += 1 }\nif let caption = shelf.caption { Store.shared.add(caption) }",
                "var shelfCaption: String? { get }"
            ),
            (
                "Nor what is handed to who takes an optional.", "Store.shared.rename(shelf.caption)",
                "var shelfCaption: String? { get }"
            ),
        ])
    func aValueOfAView(_ sentence: String, code: String, requirement: String) throws {
        let module = try module("func handle() {\ntotal += 1\n\(code)\n}")
        #expect(module.interfaces.contains(requirement), "\(sentence) \(module.interfaces)")
    }

    @Test(
        arguments: [
            ("for taken in Store.shared.taken { total += taken.count }", "var taken: [String]! { get }"),
            ("let taken = Store.shared.taken\nprint(taken as Any)", "var taken: [String]? { get }"),
        ])
    func aResultOfAService(code: String, requirement: String) throws {
        let module = try module("func handle() {\ntotal += 1\n\(code)\n}")
        #expect(module.interfaces.contains(requirement), "\(module.interfaces)")
    }

    @Test(
        arguments: [
            (
                "for fruit in fruits { let line = UILabel(); line.text = fruit; stack.addArrangedSubview(line) }",
                "(_ fruits: [String]!)"
            ),
            (
                "let line = UILabel()\nline.text = fruits?.first\nstack.addArrangedSubview(line)",
                "(_ fruits: [String]?)"
            ),
        ])
    func aParameter(code: String, signature: String) throws {
        let module = try module("func handle(_ fruits: [String]!) {\ntotal += 1\n\(code)\ntotal += 1\n}")
        let requirement = module.interfaces.split(separator: "protocol").first { $0.hasPrefix(" NotesViewInterface") }
        #expect(requirement?.contains(signature) == true, "\(module.interfaces)")
    }

    @Test(
        arguments: [
            ("Store.shared.weigh(sender.weights)", "weigh(weights: [Int]!)"),
            ("Store.shared.measure(sender.weights)", "weigh(weights: [Int]?)"),
        ])
    func aValueOfWhatAnActionIsCalledWith(code: String, signature: String) throws {
        let module = try module("@IBAction func weigh(_ sender: FruitButton) {\n\(code)\nStore.shared.add(\"x\")\n}")
        #expect(module.interfaces.contains(signature), "\(module.interfaces)")
    }

    /// What is assigned through a `?` is what the property itself takes.
    @Test(
        arguments: [
            ("bag?.name = textView.text", "textViewDidChange(text: String!)"),
            ("bag?.label = textView.text", "textViewDidChange(text: String?)"),
        ])
    func aValueAssignedThroughAChain(code: String, signature: String) throws {
        let module = try module(
            "private var bag: Bag?\nfunc textViewDidChange(_ textView: UITextView) {\n\(code)\nStore.shared.add(\"x\")\n}"
        )
        #expect(module.interfaces.contains(signature), "\(module.interfaces)")
    }
}
