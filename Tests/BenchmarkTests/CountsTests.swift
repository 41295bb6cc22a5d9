import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

@testable import benchmark

/// What doesn't depend on the machine: twice the lines are at most twice the work. Each is counted in a process of its own,
/// since what other tests parse in this one is remembered, too, and takes its place.
@Suite(.long) struct CountsTests {
    @Test(arguments: GeneratedController.Form.allCases)
    func twiceTheLinesAreAtMostTwiceTheWork(_ form: GeneratedController.Form) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "counts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func measurement(lines: Int) async throws -> benchmark.Measurement {
            try await GeneratedController(form: form, lines: lines).subject(in: folder)
                .measured(rounds: 1, timeLimit: 600, by: try program())
        }
        let small = try await measurement(lines: 150)
        let large = try await measurement(lines: 300)
        #expect(large.lines > small.lines * 3 / 2, "the sizes tell nothing")
        #expect(Double(large.counts.bytes) / Double(small.counts.bytes) <= 2.1)
        #expect(large.counts.parses <= small.counts.parses + 1)
        #expect(large.counts.plans <= small.counts.plans + 1)
    }

    /// The largest cases with their apps: the texts that a split parses stay within bounds that only fall. What else it may have
    /// to do again is counted by `WorkCountsTests`.
    @Test(arguments: [("Auction", 124), ("Devices", 145), ("Workout", 128)])
    func aSplitParsesNoMoreThanItDid(_ name: String, _ bound: Int) async throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/Screens/\(name)")
        let files = root.appending(path: "Controller").path
        let paths = try FileManager.default.contentsOfDirectory(atPath: files).sorted().map { files + "/" + $0 }
        let controller = CorpusController(
            name: name, paths: paths, contextFolder: root.appending(path: "App").path)
        let measurement = try await Subject.controller(controller)
            .measured(rounds: 1, timeLimit: 600, by: try program())
        let counts = measurement.counts
        #expect(counts.parses <= bound, "more than \(bound): \(counts)")
        #expect(counts.parses >= bound, "less than \(bound): \(counts); lower the bound")
    }

    /// The benchmark, which is built beside the tests.
    private func program() throws -> String {
        let bundles = [Bundle.main] + Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
        let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
        let programs = folders.map { $0.appending(path: "benchmark").path }
        return try #require(programs.first { FileManager.default.isExecutableFile(atPath: $0) })
    }
}
