import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

/// A fault that a split could make, seeded into the split of a case that is wanted.
struct SeededFault: CustomTestStringConvertible, Sendable {
    /// How the comparison must notice.
    enum Symptom: Sendable { case doesNotCompile, newMessage, crashes, traceDiffers }

    let name: String
    /// The path of the case.
    var fixture = "Screens/NoteList"
    /// The file's name, less that of the module.
    let file: String
    let text: String
    let replacement: String
    let symptom: Symptom

    var testDescription: String { name }
}

@Suite(.long) struct SeededFaultTests {
    @Test(arguments: SeededFault.ofMembers + SeededFault.ofSeparation)
    func isNoticed(_ fault: SeededFault) async throws {
        let fixture = try #require(FixtureCase(directory: packageFixtures.appending(path: fault.fixture)))
        var files = fixture.expected(style: "infinum")
        let index = try #require(files.firstIndex { $0.path.hasSuffix("\(fault.file).swift") })
        try #require(files[index].text.ranges(of: fault.text).count == 1)
        files[index].text = files[index].text.replacing(fault.text, with: fault.replacement)
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
