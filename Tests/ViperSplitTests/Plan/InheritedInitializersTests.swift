import Testing

@testable import ViperSplit

/// Initialisers that a view controller inherits and overrides to assemble its module.
struct InheritedInitializersTests {
    private func inherited(_ superclass: String, _ app: [String] = []) throws -> InheritedInitializers {
        let context = AppContext(given: [], context: contextFiles(app))
        return InheritedInitializers(of: superclass, in: context)
    }

    private func heads(_ superclass: String, _ app: [String] = []) throws -> [String] {
        try inherited(superclass, app).designated.map(\.overridingHead)
    }

    @Test func uIKitsAreOverridden() throws {
        #expect(
            try heads("UIViewController") == [
                "override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
                "required init?(coder: NSCoder)",
            ])
        #expect(
            try heads("UISplitViewController").contains(
                "@available(iOS 14, *) override init(style: UISplitViewController.Style)"))
        // Nobody knows which of a container's call each other.
        #expect(try heads("UINavigationController") == [])
        #expect(try inherited("UITabBarController").strangeSuperclass == "UITabBarController")
    }

    @Test func aClassOfTheAppPassesThemOn() throws {
        #expect(
            try heads("Base", ["class Base: UITableViewController { var mode = 1 }"]) == heads("UITableViewController"))
        #expect(
            try heads("Base", ["class Base: UIViewController { convenience init(id: Int) { self.init() } }"])
                == heads("UIViewController"))
    }

    @Test func aClassOfTheAppHasItsOwn() throws {
        let base = """
            class Base: UIViewController {
                let mode: Int
                init(_ mode: Int, in shelf: String) {
                    self.mode = mode
                    super.init(nibName: nil, bundle: nil)
                }
                @available(*, unavailable)
                required init?(coder: NSCoder) { fatalError("no coder") }
            }
            """
        let designated = try inherited("Base", [base]).designated
        #expect(
            designated.map(\.overridingHead) == [
                "override init(_ mode: Int, in shelf: String)",
                "@available(*, unavailable) required init?(coder: NSCoder)",
            ])
        #expect(designated.map(\.overridingCall) == ["super.init(mode, in: shelf)", "fatalError(\"no coder\")"])
    }

    @Test(
        "Code behind `super.init` may call what is overridden, and some can't be overridden elsewhere.",
        arguments: [
            "class Base: UIViewController { init() { super.init(nibName: nil, bundle: nil); setUp() } }",
            "class Base: UIViewController { private init() { super.init(nibName: nil, bundle: nil) } }",
            "class Base: UIViewController { init<T>(_ t: T) { super.init(nibName: nil, bundle: nil) } }",
            "class Base<T>: UIViewController { init(_ t: T) { super.init(nibName: nil, bundle: nil) } }",
            "class Base: UIViewController {\n#if DEBUG\ninit() { super.init(nibName: nil, bundle: nil) }\n#endif\n}",
            "class Base: UIViewController { init(a: Int) throws { super.init(nibName: nil, bundle: nil) } }",
            "class Base: UIViewController { init(a: Int = kDefault) { super.init(nibName: nil, bundle: nil) } }",
            "class Base: UIViewController { init(a: Observable) { super.init(nibName: nil, bundle: nil) } }",
            "class Base: UIViewController { init(in: Int) { super.init(nibName: nil, bundle: nil) } }",
            "class Base: UIViewController { init(a: @autoclosure () -> Int) { super.init(nibName: nil, bundle: nil) } }",
            "class Base: FormViewController {}", "",
        ])
    func othersAreNot(_ base: String) throws {
        #expect(try heads("Base", [base]) == [])
    }
}
