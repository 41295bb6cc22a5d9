import Foundation
import Oracle
import Testing
import ViperSplit

/// A fault that a split could make, seeded into the split of NoteList that is wanted.
struct SeededFault: CustomTestStringConvertible, Sendable {
    /// How the comparison must notice.
    enum Symptom: Sendable { case doesNotCompile, newMessage, crashes, traceDiffers }

    let name: String
    let file: String
    let text: String
    let replacement: String
    let symptom: Symptom

    var testDescription: String { name }

    static let all: [SeededFault] = [
        SeededFault(
            name: "a dropped statement", file: "Presenter", text: "            view.showNotes()\n", replacement: "",
            symptom: .traceDiffers),
        SeededFault(
            name: "two calls swapped", file: "ViewController",
            text: "configureViews()\n        presenter.loadNotes()",
            replacement: "presenter.loadNotes()\n        configureViews()", symptom: .traceDiffers),
        SeededFault(
            name: "a model that changes after the table", file: "ViewController",
            text:
                "        presenter.commit(forRowAt: indexPath)\n        tableView.deleteRows(at: [indexPath], with: .automatic)",
            replacement:
                "        tableView.deleteRows(at: [indexPath], with: .automatic)\n        presenter.commit(forRowAt: indexPath)",
            symptom: .traceDiffers),
        SeededFault(
            name: "a missing self", file: "Interactor", text: "self?.output.didLoad", replacement: "output.didLoad",
            symptom: .doesNotCompile),
        SeededFault(
            name: "a forwarder to the wrong member", file: "ViewController", text: "presenter.didTapAdd()",
            replacement: "presenter.loadNotes()", symptom: .traceDiffers),
        SeededFault(
            name: "an entry point that loses its argument", file: "Presenter",
            text: "wireframe.showEditor(for: notes[indexPath.row])",
            replacement: "wireframe.showEditor(for: nil)", symptom: .traceDiffers),
        SeededFault(
            name: "an unwired output", file: "Wireframe", text: "        interactor.output = presenter\n",
            replacement: "", symptom: .crashes),
        SeededFault(
            name: "a getter without setter", file: "ViewController",
            text: "        get { presenter.filter }\n        set { presenter.filter = newValue }",
            replacement: "        presenter.filter", symptom: .doesNotCompile),
        SeededFault(
            name: "a setter that does nothing", file: "ViewController", text: "presenter.filter = newValue",
            replacement: "", symptom: .traceDiffers),
        SeededFault(
            name: "a dropped conformance to the module's own protocol", file: "Presenter",
            text: "extension NoteListPresenter: NoteListInteractorOutputInterface {",
            replacement: "extension NoteListPresenter {", symptom: .doesNotCompile),
        SeededFault(
            name: "a dropped conformance to a UIKit protocol", file: "ViewController",
            text: "extension NoteListViewController: UITableViewDelegate {",
            replacement: "extension NoteListViewController {", symptom: .doesNotCompile),
        SeededFault(
            name: "a lost super call", file: "ViewController", text: "        super.viewDidLoad()\n", replacement: "",
            symptom: .traceDiffers),
        SeededFault(
            name: "a lost negation", file: "ViewController", text: "!presenter.notes.isEmpty",
            replacement: "presenter.notes.isEmpty", symptom: .traceDiffers),
        SeededFault(
            name: "a view that its presenter keeps", file: "Presenter", text: "private unowned let view",
            replacement: "private let view", symptom: .traceDiffers),
        SeededFault(
            name: "a lost target", file: "ViewController", text: "target: self", replacement: "target: nil",
            symptom: .traceDiffers),
        SeededFault(
            name: "a lost attribute of a method found by name", file: "ViewController",
            text: "@objc private func didTapAdd", replacement: "private func didTapAdd", symptom: .doesNotCompile),
        SeededFault(
            name: "a warning that the original doesn't show", file: "Presenter", text: "            notes = loaded",
            replacement: "            let unused = 1\n            notes = loaded", symptom: .newMessage),
    ]
}

@Suite struct SeededFaultTests {
    @Test(arguments: SeededFault.all)
    func isNoticed(_ fault: SeededFault) async throws {
        let fixture = try #require(FixtureCase(directory: packageFixtures.appending(path: "Screens/NoteList")))
        var files = fixture.expected(style: "infinum")
        let index = try #require(files.firstIndex { $0.path.hasSuffix("NoteList\(fault.file).swift") })
        try #require(files[index].text.contains(fault.text))
        files[index].text = files[index].text.replacingOccurrences(of: fault.text, with: fault.replacement)
        let comparison = try await compare(fixture, split: files + baseFiles(besides: files))
        #expect(comparison.faults.contains { $0.shows(fault.symptom) }, "\(comparison)")
    }

    @Test func lostDefaultArgumentIsNoticed() async throws {
        try await expectFault(
            .doesNotCompile, in: "func add(_ step: Int = 1) { count += step; title = \"\\(count)\" }",
            changed: "func add(_ step: Int) { count += step; title = \"\\(count)\" }")
    }

    @Test func changedDefaultArgumentIsNoticed() async throws {
        try await expectFault(
            .traceDiffers, in: "func add(_ step: Int = 1) { count += step; title = \"\\(count)\" }",
            changed: "func add(_ step: Int = 2) { count += step; title = \"\\(count)\" }")
    }

    @Test func strongCaptureIsNoticed() async throws {
        try await expectFault(
            .traceDiffers, in: "func add(_ step: Int = 1) { onTap = { [weak self] in self?.title = \"tapped\" } }",
            changed: "func add(_ step: Int = 1) { onTap = { self.title = \"tapped\" } }")
    }

    @Test func earlyCaptureIsNoticed() async throws {
        try await expectFault(
            .traceDiffers,
            in:
                "func add(_ step: Int = 1) { onTap = { [weak self] in self?.title = \"\\(self?.count ?? 0)\" }; count = 5 }",
            changed:
                "func add(_ step: Int = 1) { onTap = { [weak self, count] in self?.title = \"\\(count)\" }; count = 5 }"
        )
    }

    /// Compares a small controller with itself, one member changed.
    private func expectFault(_ symptom: SeededFault.Symptom, in member: String, changed: String) async throws {
        func source(_ member: String) -> SourceFile {
            let text = """
                import UIKit

                final class CounterViewController: UIViewController {
                    var count = 0
                    var onTap: (() -> Void)?
                    \(member)
                }
                """
            return SourceFile(path: "CounterViewController.swift", text: text)
        }
        let driver = """
            import UIKit
            for number in 1...6 {
                let screen = CounterViewController()
                screen.add()
                screen.onTap?()
                Trace.record("run \\(number)")
            }
            """
        let fixture = FixtureCase(
            name: "Counter", controller: [source(member)], driver: SourceFile(path: "Driver.swift", text: driver))
        let same = try await compare(fixture, split: fixture.controller)
        #expect(same.isEqual, "\(same)")
        let comparison = try await compare(fixture, split: [source(changed)])
        #expect(comparison.faults.contains { $0.shows(symptom) }, "\(comparison)")
    }
}

extension Comparison.Fault {
    fileprivate func shows(_ symptom: SeededFault.Symptom) -> Bool {
        switch (self, symptom) {
        case (.splitDoesNotCompile, .doesNotCompile), (.newMessages, .newMessage), (.splitFails, .crashes),
            (.tracesDiffer, .traceDiffers):
            true
        default: false
        }
    }
}
