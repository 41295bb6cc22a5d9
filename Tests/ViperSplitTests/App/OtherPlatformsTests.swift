import Testing

@testable import ViperSplit

/// An app for several platforms declares a name for each; a view controller means the one that is beside UIKit.
struct OtherPlatformsTests {
    @Test(
        arguments: [
            ("os(macOS)", ["B"]), ("!os(macOS)", ["A"]), ("canImport(UIKit)", ["A"]),
            ("os(macOS) || os(watchOS)", ["B"]), ("os(macOS) && DEBUG", ["B"]), ("!(os(macOS) || os(Linux))", ["A"]),
            // Some platforms or builds take the one, and others the other.
            ("os(iOS)", ["A", "B"]), ("os(macOS) || os(iOS)", ["A", "B"]), ("DEBUG", ["A", "B"]),
            ("canImport(AppKit)", ["A", "B"]), ("targetEnvironment(macCatalyst)", ["A", "B"]),
        ])
    func whatNoPlatformWithUIKitTakesIsNotOfTheApp(_ condition: String, _ names: [String]) {
        let tree = folded("#if \(condition)\nstruct A {}\n#else\nstruct B {}\n#endif\n")
        let declared = Declarations(of: [(tree, "App.swift")], areGiven: false)
        #expect(declared.types.keys.sorted() == names)
        // The files to split are kept as they are.
        #expect(Declarations(of: [(tree, "App.swift")], areGiven: true).types.keys.sorted() == ["A", "B"])
    }

    /// A text field by another name is one, so the Presenter asks for what is in it.
    @Test func aNameForEachPlatformIsWhatItIsBesideUIKit() throws {
        let names =
            "#if os(macOS)\ntypealias Field = NSTextField\n#elseif os(iOS)\ntypealias Field = UITextField\n#endif"
        let source = """
            // MARK: - View life
            @IBOutlet private weak var field: Field!
            // MARK: - Handle view event
            func save() { print(field.text ?? "") }
            """
        try expectSplit(source, context: [names], presenter: "func save() { print(view.fieldText ?? \"\") }")
    }

    /// What an app's own class adds for each platform is one function to whoever calls it.
    @Test func anExtensionForEachPlatformIsOne() throws {
        let app = """
            class Screens: UINavigationController {}
            #if os(macOS)
            extension Screens { func tell(_ text: String) { NSAlert().runModal() } }
            #else
            extension Screens {
                func tell(_ text: String) { present(UIAlertController(), animated: true) }
            }
            #endif
            """
        let source = """
            private weak var screens: Screens?
            // MARK: - Business use case
            private func load() { print(1) }
            // MARK: - Handle view event
            func save() { load(); screens?.tell("saved") }
            """
        try expectSplit(source, context: [app], wireframe: "screens?.tell(")
    }
}
