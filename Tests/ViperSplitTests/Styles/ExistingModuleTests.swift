import Testing

@testable import ViperSplit

/// View controllers that have their modules already, and what leaves them later.
struct ExistingModuleTests {
    /// A view controller with a module of the standard style, and members that came later.
    private func view(_ members: String, link: String = "NotesPresenterInterface!") -> String {
        """
        import UIKit
        final class NotesViewController: UIViewController {
            var presenter: \(link)
            override func viewDidLoad() {
                super.viewDidLoad()
                presenter.load()
            }
            \(members)
        }
        extension NotesViewController: NotesViewInterface {
            func show(_ text: String) { title = text }
        }
        """
    }

    private static let presenter = """
        import Foundation

        // Written by hand,   and   never formatted.
        final class NotesPresenter: NotesPresenterInterface {
            private unowned let view: NotesViewInterface
            private let interactor: NotesInteractorInterface; private let wireframe: NotesWireframeInterface
            init(view: NotesViewInterface, interactor: NotesInteractorInterface, wireframe: NotesWireframeInterface) {
                (self.view, self.interactor, self.wireframe) = (view, interactor, wireframe)
            }

            // MARK: - Handle view event

            func load() { view.show(interactor.text) } // at once

            // MARK: - Rest

            func rest() {}
        }

        """

    private static let interactor = """
        final class NotesInteractor {}
        extension NotesInteractor: NotesInteractorInterface {
            var text: String { "a" }
        }
        """

    private static let wireframe = """
        import UIKit
        final class NotesWireframe: BaseWireframe<NotesViewController> {}
        extension NotesWireframe: NotesWireframeInterface {}
        """

    private static let interfaces = """
        protocol NotesViewInterface: ViewInterface { func show(_ text: String) }
        protocol NotesPresenterInterface: PresenterInterface { func load() }
        protocol NotesInteractorInterface: InteractorInterface { var text: String { get } }
        protocol NotesWireframeInterface: WireframeInterface {}
        """

    private static let module = [interfaces, presenter, interactor, wireframe]

    private func split(
        _ members: String, module: [String] = module, link: String = "NotesPresenterInterface!"
    ) throws -> Split {
        let app = module + ["import UIKit\nfinal class Store { func save(_ n: Int) {} }"]
        return try ViperSplit.split(
            files(view(members, link: link)), options: SplitOptions(context: contextFiles(app)))
    }

    /// The file of the context that a text of the module is in, as it is after the split.
    private func grown(_ place: Int, in split: Split) throws -> String {
        let change = split.changes.changes.first { $0.path == "App/Other\(place).swift" }
        return try change?.newContents() ?? Self.module[place]
    }

    private static let feature = """
        // MARK: - Handle view event
        private var count = 0
        @IBAction func add() {
            count += 1
            show("\\(count)")
            if count > 3 { close() }
        }
        // MARK: - Wireframe
        private func close() { navigationController?.popViewController(animated: true) }
        """

    @Test func newMembersGoIntoTheFilesThatThereAre() throws {
        let split = try split(Self.feature)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        #expect(!split.changes.changes.contains { if case .create = $0 { true } else { false } })
        let presenter = try grown(1, in: split).outdented
        #expect(
            presenter.contains(
                "// at once\n\nprivate var count = 0\n\nfunc add() {\ncount += 1\nview.show(\"\\(count)\")\nif count > 3 { wireframe.close() }\n}\n"
            ))
        #expect(try grown(0, in: split).contains("func load()\n    func add()"))
        #expect(try grown(3, in: split).outdented.contains("func close() { viewController.navigationController?"))
        let view = try #require(split.changes.changes.first).newContents().outdented
        #expect(view.contains("@IBAction func add() {\npresenter.add()\n}"))
    }

    /// Whatever somebody has written there stays in its place, to the byte.
    @Test func theirOwnTextStays() throws {
        let split = try split(Self.feature)
        for change in split.changes.changes.dropFirst() {
            guard case .edit(_, let original, let edits) = change else { continue }
            for edit in edits where !edit.range.isEmpty {
                let old = Array(original.utf8)[edit.range]
                // A body on one line is opened.
                #expect(String(decoding: old, as: UTF8.self).contains("}"), "\(edit)")
            }
        }
        #expect(try grown(1, in: split).contains("// Written by hand,   and   never formatted."))
        #expect(try grown(1, in: split).contains("private let interactor: NotesInteractorInterface; private let"))
    }

    /// Members, old and new, stand on lines of their own, properties before methods; what gets none stays on one line.
    @Test func aProtocolOnOneLineIsOpened() throws {
        let read = "// MARK: - View life\nprivate let label = UILabel()\nprivate func mark() { label.tag = count }\n"
        let split = try split(read + Self.feature)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        let interfaces = try grown(0, in: split)
        #expect(
            interfaces.contains(
                "protocol NotesPresenterInterface: PresenterInterface {\n    var count: Int { get }\n\n    func load()\n    func add()\n}\n"
            ),
            "\(interfaces)")
        #expect(interfaces.contains("protocol NotesViewInterface: ViewInterface { func show(_ text: String) }\n"))
        #expect(interfaces.contains("{\n    func close()\n}"))
    }

    /// What `new` writes is a module, whatever the style says of its links.
    @Test(arguments: Template.builtIn)
    func aBlankModuleGrows(template: Template) throws {
        let module = try newModule(ModuleOptions(name: "Notes", template: template))
        let place = try #require(module.firstIndex { $0.text.contains(#/class \w+: UIViewController/#) })
        var view = module[place]
        view.text = view.text.replacing(
            "\n}\n\n// MARK: - ",
            with: "\n\(Self.feature)\nfunc show(_ text: String) { title = text }\n}\n\n// MARK: - ")
        let others = module.filter { $0.path != view.path } + (try template.baseFiles())
        let split = try ViperSplit.split([view], options: SplitOptions(context: others))
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        for change in split.changes.changes {
            guard case .edit(let path, let original, _) = change else {
                Issue.record("\(change.path) is new")
                continue
            }
            let imports = { (text: String) in text.matches(of: /#if canImport/).count }
            #expect(imports(try change.newContents()) == imports(original), "\(path)")
        }
    }

    /// A file that has done without UIKit imports it, beside what it imports already.
    @Test(arguments: [("UIColor", true), ("Int", false)])
    func whatIsImportedStays(type: String, namesUIKit: Bool) throws {
        let split = try split("// MARK: - Handle view event\nprivate var mark: \(type)?\nfunc forget() { mark = nil }")
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        #expect(try grown(1, in: split).hasPrefix("import Foundation\n" + (namesUIKit ? "import UIKit\n" : "\n")))
    }

    @Test func withoutAnythingNewThereIsNothingToDo() throws {
        for members in ["", "func refresh() { presenter.load() }", "private func draw() { view.alpha = 1 }"] {
            let split = try split(members)
            #expect(split.outcome == .alreadySplit)
            #expect(split.changes.changes.isEmpty)
        }
    }

    /// What reads a property that is stored asks for nothing that its value or its observers ask for.
    @Test(arguments: [
        ("lazy var texts = [interactor.text]", true), ("var texts: [String] { [interactor.text] }", false),
        ("var texts: [String] = [] { didSet { print(interactor.text) } }", true),
    ])
    func whatAPropertyAsksForItsReadersDoNot(_ texts: String, _ isLeft: Bool) throws {
        var module = Self.module
        module[0].replace("Interface { func load() }", with: "Interface { var count: Int { get }; func load() }")
        module[1].replace("// MARK: - Rest", with: "var count: Int { texts.count }\n\(texts)\n")
        let split = try split("func mark() { view.tag = presenter.count }", module: module)
        #expect((split.outcome == .alreadySplit) == isLeft, "\(split.changes.changes)")
    }

    @Test(
        arguments: [
            ("// MARK: - Handle view event\nfunc rest() { print(1) }", "reserved-name", "func other() { print(1) }"),
            (
                "// MARK: - Handle view event\nprivate func tell() { print(presenter as Any) }\nfunc other() { tell() }",
                "no-interface", "private func told() { print(1) }\nfunc other() { told() }"
            ),
        ])
    func whatIsInTheWayIsTold(_ members: String, _ rule: String, _ free: String) throws {
        let more = "\nfunc leave() { dismiss(animated: true) }"
        let findings = try split(members + more).findings
        #expect(findings.contains { $0.rule == rule }, "\(findings.map(\.message))")
        let other = try split("// MARK: - Handle view event\n" + free + more)
        #expect(!other.findings.contains { $0.rule == rule })
    }

    @Test func anExtensionInAnotherFileHasTheName() throws {
        let members =
            "// MARK: - Handle view event\nfunc extra() { print(1) }\nfunc leave() { dismiss(animated: true) }"
        let more = Self.module + ["extension NotesPresenter { func extra() {} }"]
        let findings = try split(members, module: more).findings
        #expect(findings.contains { $0.rule == "reserved-name" }, "\(findings.map(\.message))")
        let free = try split(members)
        #expect(!free.findings.contains { $0.rule == "reserved-name" })
    }

    @Test func anotherPropertyHasATypeOfThatKind() throws {
        let split = try split("private var other: VideoPresenterInterface?\n" + Self.feature)
        #expect(split.outcome == .split)
        let first = try ViperSplit.split(
            files(
                view(Self.feature).replacing(
                    "    var presenter", with: "    var other: VideoPresenterInterface?\n    var presenter")),
            options: SplitOptions(context: contextFiles(Self.module)))
        #expect(first.outcome == .split)
    }

    /// By hand links may have any name.
    @Test func theModuleHasItsOwnNamesForLinks() throws {
        let presenter = Self.presenter.replacing("view: NotesViewInterface\n", with: "screen: NotesViewInterface\n")
            .replacing("self.view", with: "self.screen").replacing("view.show", with: "screen.show")
        let split = try split(Self.feature, module: [Self.interfaces, presenter, Self.interactor, Self.wireframe])
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        let change = try #require(split.changes.changes.first { $0.path == "App/Other1.swift" })
        #expect(try change.newContents().contains("screen.show(\"\\(count)\")"))
    }

    @Test(arguments: [
        "any NotesPresenterInterface", "(any NotesPresenterInterface)!", "NotesPresenterInterface?",
        "(any NotesPresenterInterface)?",
    ])
    func anInterfaceIsWrittenInManyWays(type: String) throws {
        let presenter = Self.presenter.replacing("view: NotesViewInterface\n", with: "view: any NotesViewInterface\n")
        let module = [Self.interfaces, presenter, Self.interactor, Self.wireframe]
        #expect(try split(Self.feature, module: module, link: type).outcome == .split)
        let several = try split(Self.feature, module: module, link: "[\(type)] = []")
        #expect(!several.changes.changes.contains { $0.path == "App/Other1.swift" })
    }

    @Test func aPresenterThatHoldsNoViewIsNotOfTheStyle() throws {
        let presenter = Self.presenter.replacing("    private unowned let view: NotesViewInterface\n", with: "")
        let module = [Self.interfaces, presenter, Self.interactor, Self.wireframe]
        let split = try split(Self.feature, module: module)
        #expect(split.outcome == .nothingCanMove)
        #expect(
            split.findings.map(\.message) == [
                "what is new here can't go into its module: `NotesPresenter` has no property of the type `NotesViewInterface`; declare one, which may be optional"
            ])
    }

    /// Of a module that nobody has shown it would have to guess.
    @Test func whatIsMissingIsNamed() throws {
        #expect(try split(Self.feature, module: []).findings.isEmpty)
        let halfShown = try split(Self.feature, module: [Self.interfaces, Self.presenter, Self.interactor])
        #expect(halfShown.findings.map(\.rule) == ["module-shape"])
    }

    /// The presenter of MVP is a class that a view controller holds by its name.
    @Test func aClassIsNoInterface() throws {
        let classes = Self.interfaces.replacing(
            "protocol NotesPresenterInterface: PresenterInterface { func load() }",
            with: "class NotesPresenterInterface {}")
        let split = try split(Self.feature, module: [classes, Self.presenter, Self.interactor, Self.wireframe])
        #expect(!split.changes.changes.contains { $0.path == "App/Other1.swift" })
    }

    /// What the module would have to be made with it can't be given any more.
    @Test func whatInitialisersSetStays() throws {
        let split = try split(
            """
            // MARK: - Manage model
            private let n: Int
            init(n: Int) {
                self.n = n
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
            func leave() { dismiss(animated: true) }
            """)
        let reason = Refusal.Cause.storage(.moduleIsMade).wording.reason
        #expect(
            split.findings.contains { $0.rule == "set-in-init" && $0.message.contains(reason) },
            "\(split.findings.map(\.message))")
    }

    @Test func aModuleWithoutAnInteractorTakesNoData() throws {
        let presenter = Self.presenter.replacing("; private let wireframe", with: "\nprivate let wireframe")
            .replacing("    private let interactor: NotesInteractorInterface\n", with: "")
            .replacing("interactor: NotesInteractorInterface, ", with: "").replacing("interactor.text", with: "\"\"")
            .replacing("self.interactor, ", with: "").replacing("interactor, ", with: "")
        let interfaces = Self.interfaces.replacing(
            "protocol NotesInteractorInterface: InteractorInterface { var text: String { get } }\n", with: "")
        let members =
            "// MARK: - Business use case\nprivate func save() { Store().save(1) }\nfunc leave() { save(); dismiss(animated: true) }"
        let small = try split(members, module: [interfaces, presenter, Self.wireframe])
        #expect(small.findings.contains { $0.rule == "no-component" }, "\(small.findings.map(\.message))")
        let whole = try split(members)
        #expect(!whole.findings.contains { $0.rule == "no-component" })
    }

    /// A blank module grows as soon as its Wireframe knows the screen, and but for the ways to others before.
    @Test(arguments: [("ViperView", false), ("LoginViewController", true)])
    func aBlankModuleGrows(_ type: String, _ movesNavigation: Bool) throws {
        let module = try newModule(ModuleOptions(name: "Login", template: Template("zikviper")))
        let files = module.map { file in
            let text = file.text.replacing("weak var view: ViperView!", with: "weak var view: \(type)!")
            let members =
                "// MARK: - Handle view event\n    private var taps = 0\n"
                + "    private func close() { taps += 1; navigationController?.popViewController(animated: true) }\n\n"
            return SourceFile(
                path: file.path,
                text: text.replacing("// MARK: - View life\n", with: members + "    // MARK: - View life\n"))
        }
        let view = try #require(files.first { $0.path == "LoginViewController.swift" })
        let split = try ViperSplit.split(
            [view],
            options: SplitOptions(context: files.filter { $0 != view } + (try Template("zikviper").baseFiles())))
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        let changed = split.changes.changes.map(\.path)
        #expect(changed.contains("LoginViewPresenter.swift"))
        #expect(changed.contains("LoginWireframe.swift") == movesNavigation)
    }

    /// Without its files it is left alone, whoever has made it.
    @Test func aModuleOutOfSightIsLeftAlone() throws {
        #expect(try split(Self.feature, module: []).outcome == .alreadySplit)
        #expect(try split(Self.feature, module: [Self.interfaces]).outcome == .alreadySplit)
    }

    @Test func theRefusalsSayWhatToDo() {
        #expect(
            Refusal.Cause.declaration(.noComponent(.interactor)).wording.reason(line: nil)
                == "its module has no Interactor")
        #expect(
            RequirementRefusal.asksModule.reason == "it is private, and what asks the module stays as it is")
        #expect(Reason.asksModule.text == "it asks the module already")
    }
}
