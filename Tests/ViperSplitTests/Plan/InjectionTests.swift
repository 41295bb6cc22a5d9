import Testing

@testable import ViperSplit

/// Properties that an initialiser sets before `super.init` and another component owns.
struct InjectionTests {
    /// A controller with a store that the interactor should own.
    private func source(
        property: String = "private let store: NoteStore", superclass: String = "UIViewController",
        setting: String = "self.store = store", parameters: String = "store: NoteStore", behind: String = "",
        others: String = ""
    ) -> String {
        """
        import UIKit
        class NotesViewController: \(superclass) {
            // MARK: - Manage model
            \(property)
            // MARK: - View life
            init(\(parameters)) {
                \(setting)
                super.init(nibName: nil, bundle: nil)
                \(behind)
            }
            required init?(coder: NSCoder) { fatalError() }
            \(others)
        }
        """
    }

    @Test func aParameterIsHandedOn() throws {
        let module = try expectSplit(
            source(),
            view: """
                init(store: NoteStore) {
                super.init(nibName: nil, bundle: nil)
                presenter = NotesWireframe.assemble(self, store: store)
                """,
            interactor: "init(store: NoteStore) {\nself.store = store\n}",
            wireframe: "let interactor = NotesInteractor(store: store)")
        expect(module.view, holds: "var presenter: NotesPresenterInterface!")
        expect(
            module.wireframe,
            holds: "init(store: NoteStore) {\nlet moduleViewController = NotesViewController(store: store)")
        expect(module.wireframe, lacks: "moduleViewController.presenter")
    }

    @Test func withoutOneTheModuleIsAssembledByItsFirstUse() throws {
        let module = try expectSplit(
            source(property: "private var store = 1", setting: "", parameters: "", behind: "store = 2"),
            view: "super.init(nibName: nil, bundle: nil)\npresenter.store = 2")
        expect(module.view, holds: "lazy var presenter: NotesPresenterInterface = NotesWireframe.assemble(self)")
    }

    @Test func aValueIsEvaluatedWhereItWas() throws {
        try expectSplit(
            source(setting: "self.store = services.makeStore()", parameters: "services: Services"),
            view: """
                let store: NoteStore = services.makeStore()
                super.init(nibName: nil, bundle: nil)
                presenter = NotesWireframe.assemble(self, store: store)
                """)
    }

    @Test func aValueThatTellsItsTypeNeedsNoAnnotation() throws {
        try expectSplit(
            source(setting: "self.store = services.store", parameters: "services: Services"),
            view: "let store = services.store\nsuper.init")
    }

    /// A variable that nobody changes any more is as good as a constant.
    @Test func aVariableThatKeepsItsValueIsHandedOn() throws {
        try expectSplit(
            source(
                setting: "var store = NoteStore()\nif store.isFull { store = NoteStore() }\nself.store = store",
                parameters: ""),
            view: "super.init(nibName: nil, bundle: nil)\npresenter = NotesWireframe.assemble(self, store: store)")
        try expectSplit(
            source(setting: "var other = NoteStore()\nself.store = other\nother = NoteStore()", parameters: ""),
            view: "let store: NoteStore = other\nother = NoteStore()")
    }

    @Test func aConstantIsHandedOnAsItIs() throws {
        try expectSplit(
            source(property: "private let limit: Int", setting: "limit = 20", parameters: ""),
            view: "super.init(nibName: nil, bundle: nil)\npresenter = NotesWireframe.assemble(self, limit: 20)")
    }

    @Test func whatIsReadEarlyIsReadOfTheConstant() throws {
        try expectSplit(
            source(
                setting: "self.store = NoteStore()\nself.title2 = self.store.name", parameters: "",
                others: "let title2: String"),
            view: """
                let store = NoteStore()
                self.title2 = store.name
                super.init(nibName: nil, bundle: nil)
                """)
    }

    @Test func aFunctionEscapes() throws {
        try expectSplit(
            source(
                property: "private let finish: () -> Void", setting: "self.finish = finish",
                parameters: "finish: @escaping () -> Void"),
            interactor: "init(finish: @escaping () -> Void) {")
    }

    @Test func anOptionalFunctionEscapesByItself() throws {
        try expectSplit(
            source(
                property: "private let finish: (() -> Void)?", setting: "self.finish = finish",
                parameters: "finish: (() -> Void)?"),
            interactor: "init(finish: (() -> Void)?) {")
    }

    @Test func aCommentStays() throws {
        let module = try expectSplit(
            source(setting: "// the app's own\nself.store = store  // shared"),
            view: "// the app's own\n// shared\nsuper.init")
        expect(module.view, lacks: "self.store")
    }

    @Test func theInitialValueOfALinkIsWrappedIfItIsLong() throws {
        let names = (1...6).map { "parameterNumber\($0)" }
        try expectSplit(
            source(
                property: names.map { "private let \($0): Int" }.joined(separator: "\n"),
                setting: names.map { "self.\($0) = \($0)" }.joined(separator: "\n"),
                parameters: names.map { "\($0): Int" }.joined(separator: ", ")),
            view: "presenter = NotesWireframe.assemble(\nself,\nparameterNumber1: parameterNumber1,\n")
    }

    @Test func aComponentThatIsLeftOutLeavesNoLine() throws {
        let names = (1...4).map { "parameterNumber\($0)" }
        let properties = names.map { "private let \($0): Int" }.joined(separator: "\n")
        let module = try expectSplit(
            source(
                property: properties, setting: names.map { "self.\($0) = \($0)" }.joined(separator: "\n"),
                parameters: names.map { "\($0): Int" }.joined(separator: ", ")
            ).replacing("Manage model", with: "Provide view data source"),
            wireframe:
                "let presenter = NotesPresenter(\nview: view,\nwireframe: self,\nparameterNumber1: parameterNumber1,")
        #expect(module.interactor.isEmpty)
    }

    @Test func whatItsTypeNeedsIsImportedOnTheWay() throws {
        let located = source(
            property: "private let store: CLLocationManager", setting: "self.store = store",
            parameters: "store: CLLocationManager")
        let module = try expectSplit("import CoreLocation\n" + located)
        expect(module.wireframe, holds: "import CoreLocation")
        let plain = try expectSplit("import CoreLocation\n" + source())
        expect(plain.wireframe, lacks: "import CoreLocation")
    }

    // MARK: - What stays

    @Test func aSuperclassMayNeedItEarly() throws {
        let base = "class Base: UIViewController { \(baseInit("setUp()")) func setUp() {} }"
        try expectStays(
            source(property: "private var store: NoteStore", superclass: "Base"), context: [base], member: "store",
            rule: "set-in-init", message: "`Base` may call what needs it")
    }

    @Test func aSuperclassThatCallsNothingDoesNot() throws {
        let base = "class Base: UIViewController { \(baseInit("")) func setUp() {} }"
        try expectMoves(source(superclass: "Base"), context: [base], member: "store", to: .interactor)
    }

    private func baseInit(_ call: String) -> String {
        """
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            \(call)
        }
        """
    }

    @Test func onlySomeInitialisersSetIt() throws {
        let other = "init(name: String) { super.init(nibName: nil, bundle: nil) }"
        try expectStays(
            source(property: "private var store: NoteStore? = NoteStore()", others: other), member: "store",
            rule: "set-in-init", message: "only some initialisers set it")
    }

    @Test(arguments: [
        ("private var store: NoteStore?", "nil"), ("private var store: NoteStore!", "nil"),
        ("private var store: NoteStore? = nil", "nil"), ("private var store: [Note] = []", "[]"),
    ])
    func whereNoneSetsItItHasItsInitialValue(_ property: String, _ value: String) throws {
        let other = "init(name: String) {\nsuper.init(nibName: nil, bundle: nil)\n}"
        try expectSplit(
            source(property: property, others: other),
            view: """
                init(name: String) {
                super.init(nibName: nil, bundle: nil)
                presenter = NotesWireframe.assemble(self, store: \(value))
                }
                """)
    }

    @Test func aBranchSetsIt() throws {
        let setting = "if store.isNew { self.store = store } else { self.store = NoteStore() }"
        try expectStays(
            source(property: "private var store: NoteStore", setting: setting), member: "store", rule: "set-in-init",
            message: "more than a plain assignment")
        try expectStays(source(setting: setting), member: "store", rule: "set-in-init")
        let user = "// MARK: - Business use case\nfunc save() { print(store) }"
        try expectMoves(source(setting: setting, others: user), member: "store", to: .interactor)
    }

    @Test func itsObserversWouldRun() throws {
        let observed = "private var count: Int = 0 { didSet { print(count) } }"
        try expectStays(
            source(property: observed, setting: "", parameters: "", behind: "count = 2"), member: "count",
            rule: "set-in-init", message: "without its observers")
        try expectMoves(
            source(property: observed, setting: "count = 2", parameters: "", behind: ""), member: "count",
            to: .interactor)
    }

    @Test func anotherLocalOfItsNameIsUsedAgain() throws {
        let setting = "self.store = store.copy()"
        let property = "private var store: NoteStore"
        try expectStays(
            source(property: property, setting: setting, behind: "print(store)"), member: "store",
            rule: "set-in-init", message: "another `store`")
        try expectMoves(
            source(property: property, setting: setting, behind: "print(1)"), member: "store", to: .interactor)
    }

    // MARK: - Faults

    @Test(arguments: [
        ("store: store, limit: 20)", "store: store, limit: 2)"),
        ("let store = services.store", "let store = services.otherStore"),
        ("presenter = NotesWireframe.assemble(self, store: store, limit: 20)", ""),
    ])
    func aWrongValueIsFound(_ right: String, _ wrong: String) throws {
        let split = try VerifiedSplit(
            source(
                property: "private let store: NoteStore\nprivate let limit: Int",
                setting: "self.store = services.store\nlimit = 20", parameters: "services: Services"))
        #expect(split.failures.isEmpty)
        let failures = try split.failures(replacing: right, with: wrong, in: "ViewController")
        #expect(failures.contains { $0.contains("doesn't hand on") }, "\(failures)")
    }

    @Test func whatIsUnwrappedMayBeMissingWhenItIsHandedOver() throws {
        try expectSplit(
            source(property: "private var store: NoteStore!"),
            interactor: "init(store: NoteStore?) {\nself.store = store\n}")
    }

    @Test func anotherInitialValueIsFound() throws {
        let other = "init(name: String) {\nsuper.init(nibName: nil, bundle: nil)\n}"
        let split = try VerifiedSplit(source(property: "private var store: NoteStore?", others: other))
        #expect(split.failures.isEmpty)
        let failures = try split.failures(replacing: "store: nil)", with: "store: NoteStore())", in: "ViewController")
        #expect(failures.contains { $0.contains("doesn't hand on") }, "\(failures)")
    }

    @Test func aComponentThatDoesNotSetItIsFound() throws {
        let split = try VerifiedSplit(source())
        let failures = try split.failures(replacing: "self.store = store", with: "", in: "Interactor")
        #expect(failures.contains { $0.contains("isn't wired") }, "\(failures)")
    }
}
