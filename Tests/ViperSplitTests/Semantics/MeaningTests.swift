import Testing

@testable import ViperSplit

/// What names mean that aren't the controller's own members, and how members are used.
struct MeaningTests {
    @Test(
        arguments: [
            ("A member of UIKit's class is inherited.", "print(view)", ["inherited view"]),
            ("On self it is inherited, too.", "self.title = \"\"", ["inherited title"]),
            ("What self has and nobody knows is inherited.", "self.write()", ["inherited write"]),
            ("A bare name that nobody knows may be.", "write()", ["unknown write"]),
            ("A function of Swift isn't.", "print(min(1, 2))", []),
            ("A type isn't.", "print(Note())", []),
            ("A local of an inherited name is none.", "let view = 1; print(view)", []),
            ("Self as a value is one.", "print(self)", ["self"]),
            ("Only self is handed on where it is unwrapped.", "print { [weak self] in self }", ["self"]),
            ("So it is where the optional is asked.", "print { [weak self] in self.map { print($0) } }", ["self"]),
            ("Where it is there, it is asked itself.", "print { [weak self] in self?.write() }", ["inherited write"]),
            ("Super is itself.", "super.viewDidLoad()", ["super"]),
            ("Self alone is a type.", "print(Self.self)", ["Self"]),
            ("A selector is a form that stays.", "print(#selector(note))", ["unsupported `#selector`", "own note"]),
            (
                "A selector of what nobody declares names an inherited method.", "print(#selector(write(_:)))",
                ["unsupported `#selector`", "inherited write"]
            ),
            ("A selector of another type doesn't.", "print(#selector(Pen.write(_:)))", []),
            (
                "A key path on self does, too.", "observe(\\NotesViewController.note)",
                [
                    "inherited observe", "unsupported key path on `self`", "own note",
                ]
            ),
            ("A file's private function is its own.", "helper()", ["file scope helper"]),
            ("A file's private type is its own.", "let x: Secret? = nil; print(x)", ["file scope Secret"]),
            ("A private member of another type is the file's.", "Note().hidden()", ["file scope hidden"]),
            ("A global of the file isn't.", "shared()", []),
        ] as [(String, String, [String])])
    func namesThatAreNoMembers(_ sentence: String, code: String, expected: [String]) throws {
        let source = """
            import UIKit
            private func helper() {}
            private struct Secret {}
            func shared() {}
            extension String { fileprivate func hidden() {} }
            class NotesViewController: UIViewController {
                @objc var note: Int { 1 }
                func f() { \(code) }
            }
            """
        try expectReferences(of: "f", in: source, are: expected)
    }

    @Test(
        arguments: [
            ("Only the file may call a private initialiser.", "private init(x: Int)", ["file scope init"]),
            ("All may call another.", "init(x: Int)", []),
            ("A private one with other labels isn't meant.", "init(x: Int) {}\nprivate init(y: Int)", []),
        ] as [(String, String, [String])])
    func makingAnotherScreenOfTheSameClass(_ sentence: String, initializer: String, expected: [String]) throws {
        let source = """
            class NotesViewController: UIViewController {
                \(initializer) { super.init(nibName: nil, bundle: nil) }
                func f() { print(NotesViewController(x: 1)) }
            }
            """
        try expectReferences(of: "f", in: source, are: expected)
    }

    @Test(
        arguments: [
            ("What every file may name is inherited.", "", "func close() {}", "close()", ["inherited close"]),
            (
                "What only the file may name is the file's, too.", "", "fileprivate func close() {}", "close()",
                ["file scope close", "inherited close"]
            ),
            (
                "The extension says so for its members.", "private ", "func close() {}", "close()",
                ["file scope close", "inherited close"]
            ),
            (
                "It is the file's behind `self`.", "private ", "func close() {}", "self.close()",
                ["file scope close", "inherited close"]
            ),
            (
                "A property is.", "private ", "var isOpen: Bool { true }", "print(isOpen)",
                ["file scope isOpen", "inherited isOpen"]
            ),
            (
                "A call of another of the name isn't.", "private ", "func dismiss() {}", "dismiss(animated: true)",
                ["inherited dismiss"]
            ),
            (
                "A call of that one is.", "private ", "func dismiss() {}", "dismiss()",
                ["file scope dismiss", "inherited dismiss"]
            ),
            (
                "Another type's private member of the name isn't.", "",
                "}\nprivate extension Note {\nvar title: Int { 1 }",
                "print(title)", ["inherited title"]
            ),
            (
                "Nor is it behind `self`.", "", "}\nprivate extension Note {\nvar title: Int { 1 }",
                "print(self.title)", ["inherited title"]
            ),
        ] as [(String, String, String, String, [String])])
    func whatExtensionsGiveTheSuperclass(
        _ sentence: String, access: String, member: String, code: String, expected: [String]
    ) throws {
        let source = """
            import UIKit
            class NotesViewController: UIViewController {
                func f() { \(code) }
            }
            \(access)extension UIViewController {
                \(member)
            }
            """
        try expectReferences(of: "f", in: source, are: expected)
    }

    @Test func theSuperclassIsLookedUpInTheContext() throws {
        let source = "class NotesViewController: BaseController {\n    func f() { write(); view.x() }\n}"
        try expectReferences(of: "f", in: source, are: ["unknown write", "inherited view"])
        try expectReferences(
            of: "f", in: source, context: ["class BaseController: UIViewController {\n    func write() {}\n}"],
            are: ["inherited write", "inherited view"])
    }

    @Test func extensionsOfAncestorsAreInherited() throws {
        try expectReferences(
            of: "f", in: "func f() { write() }", context: ["extension UIViewController {\n    func write() {}\n}"],
            are: ["inherited write"])
        try expectReferences(
            of: "f", in: "func f() { write() }", context: ["extension UIView {\n    func write() {}\n}"],
            are: ["unknown write"])
    }

    @Test(
        arguments: [
            ("Titled", "protocol Titled {}", "Titled", "inherited write"),
            ("Named", "protocol Titled {}\nprotocol Named: Titled {}", "Titled", "inherited write"),
            ("Named", "protocol Titled {}\nprotocol Named {}", "Titled", "unknown write"),
        ])
    func extensionsOfProtocolsAreInherited(_ adopted: String, _ app: String, _ extended: String, _ meaning: String)
        throws
    {
        let source = "class NotesViewController: UIViewController, \(adopted) {\nfunc f() { write() }\n}"
        try expectReferences(
            of: "f", in: source,
            context: ["\(app)\nextension \(extended) where Self: UIViewController { func write() {} }"],
            are: [meaning])
    }

    @Test func globalsOfTheContextAreKnownToEveryFile() throws {
        try expectReferences(of: "f", in: "func f() { write() }", context: ["func write() {}"], are: [])
        try expectReferences(
            of: "f", in: "func f() { write() }", context: ["private func write() {}"], are: ["unknown write"])
    }

    @Test func aTableViewControllerInheritsItsTable() throws {
        let source = "class NotesViewController: UITableViewController {\n    func f() { tableView.reloadData() }\n}"
        try expectReferences(of: "f", in: source, are: ["inherited tableView"])
        try expectReferences(of: "f", in: "func f() { tableView.reloadData() }", are: ["unknown tableView"])
    }

    @Test(
        arguments: [
            ("A bare underscore is a wrapper.", "print(_stars)", ["unsupported the wrapper `_stars`"]),
            ("A dollar is what it projects.", "print($stars)", ["unsupported the wrapper `$stars`"]),
            ("The property itself is plain.", "print(stars)", ["own stars"]),
        ] as [(String, String, [String])])
    func wrappersAreAFormThatStays(_ sentence: String, code: String, expected: [String]) throws {
        try expectReferences(of: "f", in: "@Rated var stars = 1\nfunc f() { \(code) }", are: expected)
    }

    @Test func whatACodeDoesWithAMember() throws {
        let source = """
            var n = 1
            func f() {
                print(n)
                n = 2
                n += 1
                g(&n)
                n[0] = 1
                n.x.y = 1
                n.append(1)
                n?.append(1)
                n(1, x: 2) { }
                (n, m) = (1, 2)
                if n == 1 {}
                n!.x += 1
                n.x(1).y = 1
            }
            """
        try expectUses(
            of: "n", in: source,
            are: [
                .read, .assign, .mutate, .mutate, .mutateInside, .mutateInside, .methodCall("append"),
                .methodCall("append"),
                .call([
                    .init(label: nil, isTrailing: false), .init(label: "x", isTrailing: false),
                    .init(label: nil, isTrailing: true),
                ]), .assign, .read, .mutateInside,
                .methodCall("x"),
            ])
    }

    @Test(
        arguments: [
            ("Self is strong by itself.", "n = 1", .strong, 0),
            ("A closure holds it.", "g { self.n = 1 }", .strong, 1),
            ("Two closures hold it.", "g { h { self.n = 1 } }", .strong, 2),
            ("A weak capture doesn't.", "g { [weak self] in self?.n = 1 }", .weak, 0),
            ("An unowned one doesn't.", "g { [unowned self] in n = 1 }", .unowned, 0),
            ("A strong capture does.", "g { [self] in n = 1 }", .strong, 1),
            (
                "Unwrapped, it is held by the block only.",
                "g { [weak self] in guard let self else { return }; n = 1 }", .strong, 0
            ),
            (
                "A closure inside holds it again.",
                "g { [weak self] in guard let self else { return }; h { self.n = 1 } }", .strong, 1
            ),
            ("A weak variable doesn't hold it.", "weak var me = self; g { me?.n = 1 }", .weak, 0),
            ("Nor does a weak constant.", "weak let me = self; g { me?.n = 1 }", .weak, 0),
            ("An unowned one doesn't.", "unowned let me = self; g { me.n = 1 }", .unowned, 0),
            ("A constant is held by the closure that reads it.", "let me = self; g { me.n = 1 }", .strong, 1),
            ("A closure holds what its constant is bound to.", "g { let me = self; me.n = 1 }", .strong, 1),
            ("So does the one around it.", "g { let me = self; h { me.n = 1 } }", .strong, 2),
        ] as [(String, String, SelfBinding.Strength, Int)])
    func howSelfIsHeld(_ sentence: String, code: String, strength: SelfBinding.Strength, closures: Int) throws {
        let controller = try controller("var n = 1\nfunc f() { \(code) }")
        let graph = ReferenceGraph(controller, context: AppContext(given: controller.units, context: nil))
        let reference = try #require(graph.references[1].first { $0.memberIDs == [0] })
        #expect(reference.receiver?.strength == strength, "\(sentence)")
        #expect(reference.receiver?.strongClosures.count == closures, "\(sentence)")
    }

    @Test(
        arguments: [
            (
                "A helper that takes the controller names its members.", "func h(c: NotesViewController) { c.n = 1 }",
                ["n"]
            ),
            (
                "Names on other values count, too, once it is a type.", "func h(c: NotesViewController) { x.m = 1 }",
                ["m"]
            ),
            (
                "Names on values of other types don't.",
                "struct Box { var m = 1 }; func h(c: NotesViewController, box: Box) { print(box.m) }", []
            ),
            (
                "What nobody declares may be a subclass.", "func h(c: NotesViewController, x: Unseen) { x.m = 1 }",
                ["m"]
            ),
            (
                "Self is one, by any name.",
                "extension NotesViewController { func h() { later { [weak self] in self.map { $0.m = 1 } } } }", ["m"]
            ),
            ("What something else is mapped to isn't.", "func h(c: Note?) { c.map { $0.m = 1 } }", []),
            ("Without such a use nothing counts.", "func h(c: Note) { c.n = 1 }", []),
            (
                "A static is named by its class; that makes no instance of it known.",
                "func h() { print(NotesViewController.n); x.m() }", ["n"]
            ),
            ("Its nested types name none.", "func h(row: NotesViewController.Row) { x.m() }", []),
            ("Who builds a type of it may hold one.", "func h(box: Box<NotesViewController>) { x.m() }", ["m"]),
        ] as [(String, String, Set<String>)])
    func namesOnOtherInstances(_ sentence: String, helper: String, expected: Set<String>) throws {
        let source = "class NotesViewController: UIViewController { var n = 1; var m = 1 }\n" + helper
        let controller = try controller(source)
        let semantics = Semantics(controller, AppContext(given: controller.units, context: nil))
        #expect(findNamesOnOthers(semantics) == expected, "\(sentence)")
    }

    @Test func subclassesAreKnownWithTheApp() throws {
        func names(_ access: String) throws -> Set<String> {
            let helper = "func h(c: NotesViewController, s: Sub, x: Unseen) { \(access) }"
            let controller = try controller("class NotesViewController: UIViewController { var n = 1 }\n" + helper)
            let app = contextFiles(["class Middle: NotesViewController {}; class Sub: Middle {}"])
            return findNamesOnOthers(Semantics(controller, AppContext(given: controller.units, context: app)))
        }
        #expect(try names("s.n = 1") == ["n"])
        #expect(try names("x.n = 1") == [])
    }
}
