import Testing

@testable import ViperSplit

struct MemberTests {
    @Test(
        arguments: [
            ("A function is one.", "func a() {}", .function, ["a"]),
            ("An operator is nothing that moves.", "static func == (l: Int, r: Int) -> Bool { true }", .other, ["=="]),
            ("A stored constant has storage.", "let a = 1", .storedProperty, ["a"]),
            ("A lazy property has storage.", "lazy var a = f()", .storedProperty, ["a"]),
            ("Observers leave it stored.", "var a = 1 { didSet {} }", .storedProperty, ["a"]),
            ("Several names are one member.", "let a = 1, b: Int", .storedProperty, ["a", "b"]),
            ("A tuple declares its elements.", "let (a, b) = (1, 2)", .storedProperty, ["a", "b"]),
            ("A getter makes it computed.", "var a: Int { 1 }", .computedProperty, ["a"]),
            ("An explicit getter does too.", "var a: Int { get { 1 } set {} }", .computedProperty, ["a"]),
            ("Backticks are no part of the name.", "var `default` = 1", .storedProperty, ["default"]),
            ("An initialiser is one.", "init() { super.init(nibName: nil, bundle: nil) }", .initializer, ["init"]),
            ("The deinitialiser is one.", "deinit {}", .deinitializer, ["deinit"]),
            ("A subscript is one.", "subscript(i: Int) -> Int { i }", .subscript, ["subscript"]),
            ("A nested type is one.", "enum State { case idle }", .type, ["State"]),
            ("A type alias is a type.", "typealias Handler = () -> Void", .type, ["Handler"]),
            (
                "A conditional block has all its names.", "#if DEBUG\nvar a = 1\n#else\nfunc b() {}\n#endif",
                .conditional, ["a", "b"]
            ),
        ] as [(String, String, Member.Kind, [String])])
    func theKindAndNamesOfAMember(_ sentence: String, source: String, kind: Member.Kind, names: [String]) throws {
        let members = try controller(source).members
        #expect(members.map(\.kind) == [kind], "\(sentence)")
        #expect(members.map(\.names) == [names], "\(sentence)")
    }

    @Test(
        arguments: [
            ("Nothing said is internal.", "var a = 1", .internal, nil),
            ("Private is private.", "private var a = 1", .private, nil),
            ("The setter may be apart.", "private(set) var a = 1", .internal, .private),
            ("Both may be said.", "public internal(set) var a = 1", .public, .internal),
        ] as [(String, String, Access, Access?)])
    func theAccessOfAMember(_ sentence: String, source: String, access: Access, setter: Access?) throws {
        let member = try #require(try controller(source).members.first)
        #expect(member.modifiers.access == access, "\(sentence)")
        #expect(member.modifiers.setterAccess == setter, "\(sentence)")
    }

    @Test func anExtensionLendsItsAccess() throws {
        let other = "private extension NotesViewController {\n    func a() {}\n    public func b() {}\n}"
        #expect(try controller("", extending: [other]).members.map(\.modifiers.access) == [.fileprivate, .public])
    }

    @Test func theAccessOfTheClassIsNoMembers() throws {
        let source = "public class NotesViewController: UIViewController {\n    func a() {}\n}"
        #expect(try controller(source).members.map(\.modifiers.access) == [.internal])
    }

    @Test func attributesAndModifiersAreRead() throws {
        let modifiers = try #require(try controller("@IBOutlet private weak var a: UIView!").members.first?.modifiers)
        #expect(modifiers.attributes == ["IBOutlet"])
        #expect(modifiers.isWeak && !modifiers.isStatic && !modifiers.isOverride && !modifiers.isLazy)
    }

    @Test func membersOfExtensionsComeBehindThoseOfTheClass() throws {
        let other =
            "extension NotesViewController: Sharing {\n    func b() {}\n}\nextension UIView {\n    func c() {}\n}"
        let controller = try controller("func a() {}", extending: [other])
        #expect(controller.members.map(\.name) == ["a", "b"])
        #expect(controller.bodies.map(\.conformances) == [[], ["Sharing"]])
    }

    @Test func theSuperclassIsNoConformance() throws {
        let source = "class NotesViewController: BaseController<Int>, @unchecked Sendable, Sharing {}"
        let controller = try controller(source)
        #expect(controller.superclass == "BaseController")
        #expect(controller.bodies[0].conformances == ["Sendable", "Sharing"])
    }
}
