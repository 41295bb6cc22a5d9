import Testing

@testable import ViperSplit

/// Faults in calls across components, in the signatures that they go through, and in what is handed over.
///
/// One after the other: they share a split, whose model keeps its answers as it is asked.
@Suite(.serialized) struct CrossingFaultTests {
    typealias Fault = SeededFaultTests.Fault

    private static let source = """
        import UIKit

        class NotesViewController: UIViewController {
            @IBOutlet private weak var label: UILabel!

            // MARK: - View life

            override func viewDidLoad() {
                super.viewDidLoad()
                refresh(nil) { print(1) }
                if let first = first(of: 3) { render(first) }
            }

            // MARK: - Update view

            private func render(_ text: String?) { label.text = text }

            private func show(page: Int, of count: Int) { label.tag = page }

            func beginClosing() { label.text = nil }

            // MARK: - Handle view event

            var filter: String? = "all"

            private func refresh(_ title: String?, then done: @escaping () -> Void) {
                render(title)
                show(page: 1, of: 2)
                fetch(title, then: done)
                fetch(nil) { done() }
                watch()
                Task { try await self.reload() }
            }

            // MARK: - Wireframe

            private func close() {
                beginClosing()
                leave()
            }

            // MARK: - Business use case

            private let store = Store()

            private func fetch(_ title: String?, then done: @escaping () -> Void) { store.load(title, done) }

            private func first(of count: Int) -> String? { store.first(count) }

            private func reload() async throws {
                try await store.reload()
                await Store.settle()
            }

            private func watch() {
                store.delegate = self
            }
        }

        // MARK: - Business use case
        extension NotesViewController: StoreDelegate {
            func storeDidChange() { store.load(nil) {} }
        }
        private extension UIViewController {
            func leaveAtOnce() { dismiss(animated: false) }
        }
        """

    private static let other = """
        // MARK: - View life
        extension NotesViewController {
            func again() { beginClosing() }
        }
        """

    private static let app = """
        public protocol StoreDelegate: AnyObject { func storeDidChange() }
        class Store {
            weak var delegate: StoreDelegate?
            func load(_ title: String?, _ done: @escaping () -> Void) {}
            func first(_ count: Int) -> String? { nil }
            func reload() async throws {}
            static func settle() async {}
        }
        func open(_ notes: NotesViewController) { notes.filter = nil }
        extension UIViewController {
            func leave() { dismiss(animated: true) }
        }
        """

    /// The correct split, made once.
    nonisolated(unsafe) private static let split = Result {
        try VerifiedSplit(source, extending: [other], context: [app])
    }

    static let calls: [Fault] = [
        Fault(
            "A label is dropped.", in: "Presenter", "view.show(page: 1, of: 2)", "view.show(1, of: 2)",
            says: "`NotesPresenter.refresh` calls `show` of `NotesViewInterface` with other arguments"),
        Fault(
            "An argument is missing.", in: "Presenter", "view.show(page: 1, of: 2)", "view.show(page: 1)",
            says: "`NotesPresenter.refresh` calls `show` of `NotesViewInterface` with other arguments"),
        Fault(
            "Two requirements are meant.", in: "Interfaces", "    func render(_ text: String?)\n",
            "    func render(_ text: String?)\n    func render(_ other: String?)\n",
            says: "`NotesPresenter.refresh` may mean 2 members by `render` of `NotesViewInterface`"),
        Fault(
            "A requirement has a default.", in: "Interfaces", "of count: Int)\n", "of count: Int = 1)\n",
            says: "`show` of `NotesViewInterface` has a default value"),
        Fault(
            "What is set can't be.", in: "Interfaces", "var filter: String? { get set }",
            "var filter: String? { get }",
            says: "`NotesViewController.filter` sets `filter` of `NotesPresenterInterface`, which can't be set"),
        Fault(
            "A call has lost its link and its labels.", in: "ViewController", "presenter.first(of: 3)", "first(3)",
            says: "`NotesViewController.viewDidLoad` names `first`, which belongs to another component"),
        Fault(
            "A class is asked for what it hasn't.", in: "Wireframe", "viewController.beginClosing()",
            "viewController.presenter.beginClosing()",
            says: "`NotesWireframe.close` asks `NotesPresenterInterface` for `beginClosing`, which it doesn't require"),
    ]

    static let signatures: [Fault] = [
        Fault(
            "A closure that is kept may not be.", in: "Presenter", "then done: @escaping () -> Void) {\n        view",
            "then done: () -> Void) {\n        view",
            says: "`NotesPresenter.refresh` hands on `done` to `fetch`, which keeps it: it isn't `@escaping`"),
        Fault(
            "An error isn't let through.", in: "Presenter", "try await self.interactor", "await self.interactor",
            says: "`NotesPresenter.refresh` uses `reload` without `try`"),
        Fault(
            "Nobody waits.", in: "Presenter", "try await self.interactor", "try self.interactor",
            says: "`NotesPresenter.refresh` uses `reload` without `await`"),
        Fault(
            "What waits isn't `async`.", in: "Interactor", "func reload() async throws {", "func reload() throws {",
            says: "`NotesInteractor.reload` suspends in what isn't `async`"),
        Fault(
            "The app's own isn't waited for.", in: "Interactor", "await Store.settle()", "Store.settle()",
            says: "`NotesInteractor.reload` calls `Store.settle` without `await`"),
        Fault(
            "A parameter takes nil on one side alone.", in: "Interfaces", "func fetch(_ title: String?,",
            "func fetch(_ title: String,",
            says: "`NotesPresenter.refresh` hands on `title`, which may be nil, to `fetch`"),
        Fault(
            "A result may be nil on one side alone.", in: "Presenter", "func first(of count: Int) -> String? {",
            "func first(of count: Int) -> String {",
            says: "`NotesPresenter.first` gives on `first`, which may be nil"),
        Fault(
            "A witness has another result.", in: "Interactor", "func first(of count: Int) -> String? {",
            "func first(of count: Int) -> String {",
            says: "of `NotesInteractorInterface` has a witness with another result"),
        Fault(
            "A witness throws alone.", in: "Interfaces", "func reload() async throws", "func reload() async",
            says: "`func reload() async` of `NotesInteractorInterface` has a witness that throws"),
        Fault(
            "A property may be read as nil on one side alone.", in: "ViewController", "var filter: String? {",
            "var filter: String {", says: "`NotesViewController.filter` gives on `filter`, which may be nil"),
        Fault(
            "A property may be set to nil on one side alone.", in: "Interfaces", "var filter: String? { get set }",
            "var filter: String { get set }", says: "`NotesViewController.filter` sets `filter` to what may be nil"),
    ]

    static let access: [Fault] = [
        Fault(
            "A class's member is private.", in: "ViewController", "    func beginClosing()",
            "    private func beginClosing()",
            says: "`NotesWireframe.close` names `beginClosing` of `NotesViewController`, which is private"),
        Fault(
            "A member is private to another file.", in: "ViewController", "    func beginClosing()",
            "    fileprivate func beginClosing()",
            says: "`NotesViewController` names `beginClosing`, which is private to another file"),
        Fault(
            "What is inherited is private to a file.", in: "Wireframe", "viewController.leave()",
            "viewController.leaveAtOnce()",
            says: "`NotesWireframe.close` names `leaveAtOnce`, which the view controller inherits, and which is private"
        ),
        Fault(
            "A protocol is private.", in: "Interfaces", "protocol NotesViewInterface",
            "private protocol NotesViewInterface",
            says: "`NotesPresenter` names `NotesViewInterface`, which is private to another file"),
        Fault(
            "A class can't be made.", in: "Presenter", "    init(\n", "    private init(\n",
            says: "`NotesWireframe` makes a `NotesPresenter` by an initialiser that is private to another file"),
        Fault(
            "A protocol isn't isolated.", in: "Interfaces", "@preconcurrency @MainActor\nprotocol NotesViewInterface",
            "protocol NotesViewInterface", says: "`NotesViewInterface` has lost `@MainActor`"),
        Fault(
            "A component isn't isolated.", in: "Interactor", "@preconcurrency @MainActor\n", "",
            says: "`NotesInteractor` has lost `@MainActor`"),
        Fault(
            "A method isn't isolated.", in: "Presenter", "    func refresh(", "    nonisolated func refresh(",
            says: "`NotesPresenter.refresh` isn't isolated, and uses `render` without `await`"),
        Fault(
            "It doesn't conform to what is asked for.", in: "Interactor", "extension NotesInteractor: StoreDelegate",
            "extension NotesInteractor",
            says: "`NotesInteractor.watch` hands itself over as `StoreDelegate`, which it isn't"),
        Fault(
            "Other modules have seen it conform.", in: "ViewController", "class NotesViewController",
            "public class NotesViewController",
            says: "`NotesViewController` has lost `StoreDelegate`, which other modules see"),
    ]

    @Test(arguments: calls + signatures + access)
    func aFaultIsFound(_ fault: Fault) throws {
        let failures = try Self.split.get().failures(replacing: fault.old, with: fault.new, in: fault.file)
        #expect(failures.contains { $0.contains(fault.message) }, "\(failures)")
    }

    /// The local function's own parameter is handed to nobody who keeps it.
    @Test func aParameterWithinAClosureThatIsKeptIsItsOwn() throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet private weak var label: UILabel!
                private var count = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    load()
                }
                private func load() {
                    PriceService.shared.load { [weak self] in
                        func twice(_ body: () -> Void) { body(); body() }
                        twice { self?.count += 1 }
                        self?.label.text = "x"
                    }
                }
            }
            """
        let app = """
            final class PriceService {
                static let shared = PriceService()
                func load(_ done: @escaping () -> Void) { done() }
            }
            """
        #expect(try VerifiedSplit(source, context: [app]).failures == [])
    }

    @Test func withoutAFaultNothingIsFound() throws {
        #expect(try Self.split.get().failures == [])
    }
}
