@testable import ViperSplit

/// A module by hand, in a style that no template has, whose interfaces ask for whatever a protocol may; and a program that
/// uses its spies.
let shapes = RequirementShapes()

struct RequirementShapes {
    let file = SourceFile(
        path: "Shapes.swift",
        text: """
            import Foundation

            struct Note: Sendable { var title = "" }
            enum Failure: Error { case offline }
            typealias Filter = (Note) -> Bool
            typealias Done = (Int) -> Void

            protocol Base: AnyObject { var id: Note { get }; func refresh() }

            @MainActor
            protocol ShapesView: Base {
                var title: String { get set }
                var onTap: (() -> Void)? { get set }
                var first: Note { get set }
                var count: Int { get }
                func show(_ note: Note)
                func show(_ notes: [Note], animated: Bool)
                func show(_: Int)
                func tint(_ names: String...)
                func place(_ value: inout Int)
                func keep(_ note: Note!)
                func `repeat`(_ times: Int) -> Bool
                nonisolated func log(_ text: String)
            }

            @MainActor
            protocol ShapesInteractor: AnyObject {
                func load() async throws -> [Note]
                func note(at index: Int) -> Note
                func find(_ name: String) throws(Failure) -> Note
                func save(_ note: Note, then done: @escaping Done, also other: (() -> Void)?) throws
                func each(_ body: (Note) -> Void, where filter: Filter)
                func each(retrying body: () throws -> Void) rethrows
                func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
                func send(_ value: some Sendable, named name: String)
                func pair() -> (note: Note, isNew: Bool)
                func maker() -> () -> Note
                var latest: Note { get async throws }
                var total: Int { get async }
            }

            @MainActor
            protocol ShapesInput: AnyObject {
                var notes: [Note] { get }
                func didTap(_ note: Note)
                func didTap(_ index: Int)
                func didTap(_ note: Note, twice: Bool)
                func change(_ value: inout Int)
                func run(_ body: @escaping (Int, Note) -> Void, ask: () -> Note) -> Bool
                func wait(for text: String?) async throws -> Note
                func take<Value>(_ value: Value)
                func `default`()
                var latest: Note { get async throws }
            }

            @MainActor
            final class ShapesPresenter {
                weak var view: (any ShapesView)?
                let interactor: any ShapesInteractor
                init(interactor: any ShapesInteractor, start: Note, limit: Int) { self.interactor = interactor }
            }

            extension ShapesPresenter: ShapesInput {
                var notes: [Note] { [] }
                func didTap(_ note: Note) {}
                func didTap(_ index: Int) {}
                func didTap(_ note: Note, twice: Bool) {}
                func change(_ value: inout Int) { value += 1 }
                func run(_ body: @escaping (Int, Note) -> Void, ask: () -> Note) -> Bool { true }
                func wait(for text: String?) async throws -> Note { try await interactor.load()[0] }
                func take<Value>(_ value: Value) {}
                func `default`() {}
                var latest: Note { get async throws { try await interactor.latest } }
            }

            """)

    func tests(_ framework: TestOptions.Framework) -> [SourceFile] {
        testFiles(
            ofModule: "Shapes", [file.text], presenter: "ShapesPresenter", framework: framework, appModule: nil,
            in: AppContext(given: [], context: nil))
    }

    /// A user of the spies.
    let main = """
        import Foundation

        @MainActor
        func use() async {
            let view = ShapesViewSpy()
            view.title = "a"
            view.title = "b"
            view.first = Note(title: "first")
            print(view.titleSets, view.first.title, view.firstSets.count, view.count, view.onTap == nil)
            view.show(Note(title: "one"))
            view.show([], animated: true)
            view.show(3)
            view.tint("red", "blue")
            var value = 1
            view.place(&value)
            view.keep(nil)
            view.log("text")
            view.refresh()
            print(view.showCalls.count, view.showAnimatedCalls[0].animated, view.showCalls2, view.tintCalls, view.placeCalls)
            print(view.keepCalls.count, view.logCalls, view.refreshCallCount, view.repeat(2), view.repeatCalls)

            let interactor = ShapesInteractorSpy()
            print((try? await interactor.load().count) ?? -1)
            interactor.loadResult = .failure(Failure.offline)
            print((try? await interactor.load().count) ?? -1)
            interactor.noteResult = Note(title: "set")
            print(interactor.note(at: 7).title, interactor.noteCalls)
            interactor.findResult = .failure(.offline)
            do { _ = try interactor.find("x") } catch { print(error, interactor.findCalls) }
            try? interactor.save(Note(), then: { print("done", $0) }, also: nil)
            interactor.saveCalls[0].done(5)
            interactor.each({ _ in }, where: { _ in true })
            interactor.each(retrying: {})
            interactor.decodeResult = .success(12)
            print((try? interactor.decode(Int.self, from: Data())) ?? -1)
            interactor.send(1, named: "n")
            print(interactor.eachWhereCallCount, interactor.eachRetryingCallCount, interactor.sendCalls)
            interactor.pairResult = (Note(), true)
            print(interactor.pair().isNew)
            interactor.makerResult = { Note(title: "made") }
            print(interactor.maker()().title)
            interactor.latestResult = .success(Note(title: "latest"))
            print((try? await interactor.latest.title) ?? "", await interactor.total)
        }
        await use()

        """

    let lines = [
        #"["a", "b"] first 1 0 true"#, #"1 true [3] [["red", "blue"]] [1]"#, #"1 ["text"] 1 false [2]"#, "0", "-1",
        "set [7]", #"offline ["x"]"#, "done 5", "12", #"1 1 ["n"]"#, "true", "made", "latest 0",
    ]
}
