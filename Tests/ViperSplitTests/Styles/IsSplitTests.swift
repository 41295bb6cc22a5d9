import Testing

@testable import ViperSplit

/// Which view controllers have a module already.
struct IsSplitTests {
    private func outcome(_ type: String, _ context: [String]?, template: String = "infinum") throws -> Split.Outcome {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                var presenter: \(type)
                private var count = 0
                func load() {
                    count += 1
                    UserDefaults.standard.set(count, forKey: "count")
                }
            }
            """
        return try split(
            files(source), options: try SplitOptions(context: contextFiles(context), template: Template(template))
        ).outcome
    }

    private let module = [
        "protocol NotesPresenter {}", "protocol NotesView {}", "protocol NotesInteractor {}", "protocol NotesRouter {}",
    ]

    @Test(arguments: ["NotesPresenterInterface!", "OtherPresenterInterface", "NotesViewEventHandler?"])
    func theInterfaceOfAnyStyleIsOfAModule(_ type: String) throws {
        #expect(try outcome(type, nil) == .alreadySplit)
    }

    @Test func theProtocolsOfAModuleAreASplit() throws {
        #expect(try outcome("NotesPresenter!", module) == .alreadySplit)
        #expect(try outcome("NotesPresenter!", nil, template: "vipera") == .alreadySplit)
    }

    @Test func thePresenterOfMVPIsNone() throws {
        #expect(try outcome("NotesPresenter!", nil) == .split)
        #expect(try outcome("NotesPresenter!", ["final class NotesPresenter {}"]) == .split)
        #expect(try outcome("NotesPresenter!", ["final class NotesPresenter {}"], template: "vipera") == .split)
        #expect(try outcome("NotesPresenter!", ["protocol NotesPresenter {}", "protocol NotesView {}"]) == .split)
        #expect(try outcome("NotesPresenterInterface!", ["class NotesPresenterInterface {}"]) == .split)
    }
}
