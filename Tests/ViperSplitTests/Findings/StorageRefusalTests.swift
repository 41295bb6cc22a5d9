import Testing

@testable import ViperSplit

/// Stored properties that stay in the View for how they get their value, each with one that may go.
struct StorageRefusalTests {
    private func source(_ initializer: String, property: String = "var f: Int = 1", others: String = "") -> String {
        """
        // MARK: - Manage model
        private \(property)
        // MARK: - View life
        \(initializer)
        \(others)
        """
    }

    private static let plain = "init() {\nf = 2\nsuper.init(nibName: nil, bundle: nil)\n}"

    @Test(arguments: [
        RefusalRow(
            "What shares its line can't be taken out.", .storage(.setInParts),
            kept: "init() { f = 2; super.init(nibName: nil, bundle: nil) }", moved: plain),
        RefusalRow(
            "No compiler lets a property be made of itself.", .storage(.setInParts),
            kept: "init() {\nf = f\nsuper.init(nibName: nil, bundle: nil)\n}", moved: plain),
        RefusalRow(
            "Nor has a part of a tuple.", .storage(.setInParts),
            kept: "init() {\n(f, done) = (2, true)\nsuper.init(nibName: nil, bundle: nil)\n}\nprivate var done = false",
            moved:
                "init() {\ndone = true\nf = 2\nsuper.init(nibName: nil, bundle: nil)\n}\nprivate var done = false"
        ),
        RefusalRow(
            "A branch has no one value.", .storage(.setInParts),
            kept: "init(n: Int) {\nif n > 1 { f = n } else { f = 2 }\nsuper.init(nibName: nil, bundle: nil)\n}",
            moved: "init(n: Int) {\nf = n > 1 ? n : 2\nsuper.init(nibName: nil, bundle: nil)\n}"),
        RefusalRow(
            "A branch may end the first phase at another time.", .storage(.noPlainSuperInit),
            kept:
                "init(n: Int) {\nf = n\nif n > 1 { super.init(nibName: nil, bundle: nil) } else { super.init(nibName: \"N\", bundle: nil) }\n}",
            moved: "init(n: Int) {\nf = n\nsuper.init(nibName: n > 1 ? nil : \"N\", bundle: nil)\n}"),
        RefusalRow(
            "An initialiser that leaves `super.init` out has no place for the module.", .storage(.noPlainSuperInit),
            kept: plain + "\nrequired init?(coder: NSCoder) {}",
            moved: plain + "\nrequired init?(coder: NSCoder) { return nil }"),
        RefusalRow(
            "What makes nothing needs no module, whatever it says first.", .storage(.noPlainSuperInit),
            kept: plain + "\nrequired init?(coder: NSCoder) { print(coder) }",
            moved: plain + "\nrequired init?(coder: NSCoder) {\nprint(coder)\npreconditionFailure(\"no\")\n}"),
        RefusalRow(
            "What is compiled in under a condition may not be there.", .storage(.setUnderCondition),
            kept: "#if os(iOS)\ninit() {\nf = 2\nsuper.init(nibName: nil, bundle: nil)\n}\n#endif",
            moved: "init() {\n#if os(iOS)\nprint(1)\n#endif\nf = 2\nsuper.init(nibName: nil, bundle: nil)\n}"),
        RefusalRow(
            "What is to stay as it is can't assemble the module.", .storage(.setInIgnored),
            kept: "// viper-split: ignore\ninit(n: Int) {\nf = n\nsuper.init(nibName: nil, bundle: nil)\n}",
            moved: "init(n: Int) {\nf = n\nsuper.init(nibName: nil, bundle: nil)\n}"),
        RefusalRow(
            "A constant of its name would hide a parameter.", .storage(.hidesParameter("f")),
            kept: "init(f: Int) {\nself.f = f + 1\nsuper.init(nibName: nil, bundle: nil)\nprint(f)\n}",
            moved: "init(f: Int) {\nself.f = f + 1\nsuper.init(nibName: nil, bundle: nil)\nprint(1)\n}"),
        RefusalRow(
            "It would stand beside a local name.", .storage(.hidesParameter("f")),
            kept: "init() {\nvar f = 2\nself.f = f\nf += 1\nsuper.init(nibName: nil, bundle: nil)\n}",
            moved: "init() {\nvar f = 2\nf += 1\nself.f = f\nsuper.init(nibName: nil, bundle: nil)\n}"),
        RefusalRow(
            "It would stand beside a name that is declared behind it.", .storage(.hidesParameter("f")),
            kept: "init(n: Int) {\nf = n + 1\nlet f = f % 2\nprint(f)\nsuper.init(nibName: nil, bundle: nil)\n}",
            moved: "init(n: Int) {\nf = n + 1\nlet g = f % 2\nprint(g)\nsuper.init(nibName: nil, bundle: nil)\n}"),
    ])
    func anInitialiserKeepsIt(_ row: RefusalRow) throws {
        try row.check(to: .interactor) { source($0) }
    }

    /// No compiler has a `self` before `super.init`.
    @Test func aValueThatHoldsSelfKeepsIt() throws {
        func held(_ body: String) -> String {
            source("init() {\nf = { \(body) }\nsuper.init(nibName: nil, bundle: nil)\n}", property: "var f: () -> Void")
        }
        try expectRefused(held("print(self)"), because: .storage(.setInParts))
        try expectRefused(held("self.loadViewIfNeeded()"), because: .storage(.setInParts))
        try expectMoves(held("print(1)"), member: "f", to: .interactor)
    }

    @Test func observersKeepIt() throws {
        let observed = "var f: Int = 0 { didSet { print(f) } }"
        try expectRefused(
            source("init() {\nsuper.init(nibName: nil, bundle: nil)\nf = 2\n}", property: observed),
            because: .storage(.setWithoutObservers))
        try expectMoves(source(Self.plain, property: observed), member: "f", to: .interactor)
    }

    @Test func anInitialiserThatLeavesItOutKeepsIt() throws {
        let other = "init(name: String) { super.init(nibName: nil, bundle: nil) }"
        try expectRefused(
            source(Self.plain, property: "var f: Int? = Gauge.read()", others: other),
            because: .storage(.setInSomeInitializers))
        try expectMoves(
            source(Self.plain, property: "var f: Int? = nil", others: other), member: "f", to: .interactor)
    }

    @Test func aSuperclassMayUseIt() throws {
        func controller(_ superclass: String) -> String {
            "class NotesViewController: \(superclass) {\n\(source(Self.plain))\n}"
        }
        try expectRefused(controller("Base"), because: .storage(.superclassMayUse("Base", isAppGiven: false)))
        let base = "class Base: UIViewController { override init(nibName: String?, bundle: Bundle?) { "
        try expectRefused(
            controller("Base"), context: [base + "super.init(nibName: nibName, bundle: bundle); setUp() } }"],
            because: .storage(.superclassMayUse("Base", isAppGiven: true)))
        try expectMoves(
            controller("Base"), context: [base + "super.init(nibName: nibName, bundle: bundle) } }"], member: "f",
            to: .interactor)
        try expectMoves(controller("UIViewController"), member: "f", to: .interactor)
    }

    @Test func aTypeThatNothingTellsKeepsIt() throws {
        try expectRefused(source(Self.plain, property: "var f = Gauge.read()"), because: .storage(.unknownType))
        try expectMoves(source(Self.plain, property: "var f: Int = Gauge.read()"), member: "f", to: .interactor)
    }

    @Test func aWireframeIsMadeWithoutValues() throws {
        func directed(_ role: String) -> String {
            "// viper-split: \(role)\nprivate var f: Int = 1\n// MARK: - View life\n\(Self.plain)"
        }
        try expectRefused(directed("wireframe"), because: .storage(.setInWireframe))
        try expectMoves(directed("presenter"), member: "f", to: .presenter)
    }

    @Test func aValueThatDependsOnTimeKeepsIt() throws {
        // An initialiser that does more than assign can't assemble the module in time.
        func source(_ modifier: String) -> String {
            self.source(
                "init() { prepare(); super.init(nibName: nil, bundle: nil) }",
                property: "\(modifier)var f: Clock = Clock.current")
        }
        try expectRefused(
            source(""), because: .storage(.dependsOnTime("Clock.current", isAppGiven: false)))
        try expectMoves(source("lazy "), member: "f", to: .interactor)
        try expectMoves(
            source(""), context: ["class Clock { static var current: Clock { Clock() } }"], member: "f", to: .interactor
        )
        let clock = "class Clock { let start = Date(); static var current: Clock { Clock() } }"
        try expectRefused(
            source(""), context: [clock], because: .storage(.dependsOnTime("Clock.current", isAppGiven: true)))
    }
}
