import Testing

@testable import ViperSplit

/// Protocols of the app whose values are something to look at.
struct ViewTypesTests {
    private static let row = "protocol NoteRow: AnyObject { func mark() }"
    private static let view = "final class RowView: UIView, NoteRow { func mark() {} }"

    private func isView(_ type: String, app: [String]?) throws -> Bool {
        let controller = try controller("weak var row: NoteRow?")
        let given = app == nil ? try [unit(Self.row), unit(Self.view)] : []
        return Semantics(controller, AppContext(given: controller.units + given, context: contextFiles(app))).isView(
            .named(type))
    }

    private func unit(_ text: String) throws -> SourceUnit { try readUnit(SourceFile(path: "Row.swift", text: text)) }

    @Test(
        arguments: [
            ("A view adopts it, and nothing else does.", [row, view]),
            (
                "A mock says nothing of it.",
                [row, view, "import XCTest\nfinal class RowMock: NoteRow { func mark() {} }"]
            ),
            ("A view may adopt it by an extension.", [row, "class RowView: UIView {}\nextension RowView: NoteRow {}"]),
        ] as [(String, [String])])
    func whatOnlyViewsAdoptIsAView(_ sentence: String, app: [String]) throws {
        #expect(try isView("NoteRow", app: app), "\(sentence)")
    }

    @Test(
        arguments: [
            ("Something else adopts it, too.", [row, view, "final class Log: NoteRow { func mark() {} }"]),
            ("A screen is none.", [row, "final class RowScreen: UIViewController, NoteRow { func mark() {} }"]),
            (
                "Only a mock adopts it.",
                [row, "import XCTest\nfinal class RowMock: UIView, NoteRow { func mark() {} }"]
            ),
            ("Nothing does.", [row]),
            ("Others may, where the rest of the app isn't known.", nil),
        ] as [(String, [String]?)])
    func anyOtherIsNot(_ sentence: String, app: [String]?) throws {
        #expect(try !isView("NoteRow", app: app), "\(sentence)")
    }

    @Test(arguments: [
        ("A row of a form is drawn by its cell.", "SwitchRow", "import Eureka", true),
        ("So is the app's own kind of row.", "PriceRow", "import Eureka\nclass PriceRow: Row<PriceCell> {}", true),
        ("Nobody imports the library.", "SwitchRow", "import UIKit", false),
        ("Then a row is whatever it is.", "PriceRow", "class PriceRow: Row<PriceCell> {}", false),
        ("The app's own of that name may be a value.", "SwitchRow", "import Eureka\nstruct SwitchRow {}", false),
        ("Nobody knows another.", "CardRow", "import Eureka", false),
    ])
    func aRowOfALibraryIsAView(_ sentence: String, type: String, app: String, isView: Bool) throws {
        let controller = try controller("class NotesViewController: UIViewController {}")
        let context = AppContext(given: controller.units, context: contextFiles([app]))
        #expect(context.isViewType(type) == isView, "\(sentence)")
    }
}
