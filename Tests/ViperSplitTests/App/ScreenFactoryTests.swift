import Testing

@testable import ViperSplit

/// What makes a screen as its initialiser does, and what does more than that.
struct ScreenFactoryTests {
    private let screen = """
        protocol NotePresenterInterface: AnyObject { var draft: String? { get set } }
        final class NotePresenter: NotePresenterInterface { var draft: String? }
        final class NoteViewController: UIViewController {
            var id: Int?
            var title2: String = "none"
            var first: String?
            @Stored var kept: String?
            var draft: String? {
                get { presenter.draft }
                set { presenter.draft = newValue }
            }
            lazy var presenter: NotePresenterInterface = Factory.assemble(self)
            init(note: String, tag: Int = 3) {
                super.init(nibName: nil, bundle: nil)
                first = note
            }
        }
        """

    private func factories(_ code: String) throws -> [ScreenFactory] {
        let text = "import UIKit\n\(screen)\n\(code)\n"
        let unit = try readUnit(SourceFile(path: "App.swift", text: text))
        return AppContext(given: [unit], context: []).screenFactories(in: "Factory")
    }

    @Test(arguments: [
        "enum Factory { static func make(note: String) -> NoteViewController { NoteViewController(note: note) } }",
        "enum Factory { static func make(note: String) -> NoteViewController { return NoteViewController(note: note) } }",
        """
        enum Factory {
            static func make(note: String) -> NoteViewController {
                let screen = NoteViewController(note: note)
                return screen
            }
        }
        """,
    ])
    func aFunctionThatMakesTheScreenAloneIsOne(code: String) throws {
        let factory = try #require(try factories(code).first)
        #expect(factory.screen == "NoteViewController")
        #expect(factory.callee == "Factory.make" && factory.access.isEmpty && factory.owner == "Factory")
        #expect(factory.parameters.map(\.use) == [.argument("note")])
    }

    @Test(arguments: [
        // It does more.
        "enum Factory { static func make(note: String) -> NoteViewController { print(note); return NoteViewController(note: note) } }",
        // It makes another one.
        "enum Factory { static func make(note: String) -> NoteViewController { NoteViewController(note: \"a\" + note) } }",
        "enum Factory { static func make(note: String, tag: Int) -> NoteViewController { NoteViewController(note: note) } }",
        // The order of the values would be another one.
        "enum Factory { static func make(tag: Int, note: String) -> NoteViewController { NoteViewController(note: note, tag: tag) } }",
        // Nobody may call it so.
        "enum Factory { private static func make(note: String) -> NoteViewController { NoteViewController(note: note) } }",
        "enum Factory { static func make(note: String) async -> NoteViewController { NoteViewController(note: note) } }",
        "enum Factory { static func make(note: String) -> UIViewController { NoteViewController(note: note) } }",
        "@available(iOS 26, *) enum Factory { static func make(note: String) -> NoteViewController { NoteViewController(note: note) } }",
        // Making it does something.
        """
        class Factory {
            init() { print("made") }
            func make(note: String) -> NoteViewController { NoteViewController(note: note) }
        }
        """,
        // The screen is assembled otherwise than by itself.
        """
        enum Factory {
            static func make(note: String) -> NoteViewController {
                let screen = NoteViewController(note: note)
                screen.id = 3
                return screen
            }
        }
        """,
        // It takes something else, by the same name.
        "enum Factory { static func make(note: Substring) -> NoteViewController { NoteViewController(note: note) } }",
        setting("id", "Int", "3", assembling: ""),
        // Swift may call another one.
        """
        enum Factory {
            static func make(note: String) -> NoteViewController { NoteViewController(note: note) }
            static func make(note: String, isLogged: Bool = true) -> NoteViewController { NoteViewController(note: note) }
        }
        """,
        // Not everybody may, or not always.
        """
        enum Factory {}
        private extension Factory { static func make(note: String) -> NoteViewController { NoteViewController(note: note) } }
        """,
        // More than that happens on the way.
        making("if note.isEmpty { screen.id = 4 }"), making("last = screen"), making("style(screen)"),
        making("cache[note] = screen"),
        making("let id: Int? = 4; screen.id = id"), making("screen.presenter = StubPresenter()"),
    ])
    func whatDoesMoreIsNone(code: String) throws {
        #expect(try factories(code).isEmpty)
    }

    @Test func anInstanceThatIsMadePlainlyMakesScreens() throws {
        let code =
            "class Factory { func make(_ note: String) -> NoteViewController { NoteViewController(note: note) } }"
        let factory = try #require(try factories(code).first)
        #expect(factory.callee == "Factory().make" && factory.parameters.map(\.label) == [nil])
    }

    private static func making(_ more: String) -> String {
        """
        enum Factory {
            static func make(note: String) -> NoteViewController {
                let screen = NoteViewController(note: note)
                \(more)
                return screen
            }
            static func assemble(_ screen: NoteViewController) -> NotePresenter { NotePresenter() }
        }
        """
    }

    private static func setting(_ property: String, _ type: String, _ value: String, assembling: String) -> String {
        """
        enum Factory {
            static func make(note: String, \(property): \(type) = \(value)) -> NoteViewController {
                let screen = NoteViewController(note: note)
                screen.\(property) = \(property)
                return screen
            }
            static func assemble(_ screen: NoteViewController) -> NotePresenter {
                let presenter = NotePresenter()
                \(assembling)
                return presenter
            }
        }
        """
    }

    @Test(arguments: [
        ("id", "Int?", "nil", "", true), ("id", "Int?", "4", "", false), ("title2", "String", "\"none\"", "", false),
        // The presenter has it, and is made without anybody noticing.
        ("draft", "String?", "nil", "", true), ("draft", "String?", "nil", "Store.shared.start()", false),
        // Another value has been there, or it is kept elsewhere.
        ("first", "String?", "nil", "", false), ("kept", "String?", "nil", "", false),
    ])
    func aPropertyMayBeLeftOutWhereItIsNothingAtFirst(
        property: String, type: String, value: String, assembling: String, mayBeLeftOut: Bool
    ) throws {
        let factory = try #require(try factories(Self.setting(property, type, value, assembling: assembling)).first)
        #expect(factory.parameters.map(\.use) == [.argument("note"), .property(property)])
        #expect(factory.parameters.map(\.mayBeLeftOut) == [false, mayBeLeftOut])
    }

    @Test(arguments: [("3", true), ("4", false)])
    func anArgumentMayBeLeftOutWhereTheInitialiserSaysTheSame(value: String, mayBeLeftOut: Bool) throws {
        let factory = try #require(
            try factories(
                """
                enum Factory {
                    static func make(note: String, tag: Int = \(value)) -> NoteViewController {
                        NoteViewController(note: note, tag: tag)
                    }
                }
                """
            ).first)
        #expect(factory.parameters.map(\.mayBeLeftOut) == [false, mayBeLeftOut])
    }

    @Test(arguments: [("", true), ("Store.shared.start()", false)])
    func theAssemblyMayComeEarlierWhereNobodyCanTell(assembling: String, isOne: Bool) throws {
        let found = try factories(
            """
            enum Factory {
                static func make(note: String) -> (screen: NoteViewController, presenter: NotePresenter) {
                    let screen = NoteViewController(note: note)
                    return (screen, screen.presenter as! NotePresenter)
                }
                static func assemble(_ screen: NoteViewController) -> NotePresenter {
                    let presenter = NotePresenter()
                    \(assembling)
                    return presenter
                }
            }
            """)
        #expect(found.map(\.access) == (isOne ? [".screen"] : []))
    }

    @Test(arguments: [
        ("BaseWireframe<NoteViewController>", "var screen: Screen { known }", ".screen"),
        ("BaseWireframe<NoteViewController>", "private var screen: Screen { known }", nil),
        ("BaseWireframe<UIViewController>", "var screen: Screen { known }", nil),
    ])
    func aBaseClassGivesTheScreen(base: String, property: String, access: String?) throws {
        let found = try factories(
            """
            class BaseWireframe<Screen: UIViewController> {
                private let known: Screen
                init(screen: Screen) { self.known = screen }
                \(property)
            }
            final class Factory: \(base) {
                init(note: String) {
                    let screen = NoteViewController(note: note)
                    super.init(screen: screen)
                }
                static func assemble(_ screen: NoteViewController) -> NotePresenter { NotePresenter() }
            }
            """)
        #expect(found.map(\.access) == [access].compactMap { $0 })
        #expect(found.allSatisfy { $0.callee == "Factory" })
    }
}
