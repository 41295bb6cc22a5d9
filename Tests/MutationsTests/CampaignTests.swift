import Foundation
import TestScope
import Testing

@testable import Mutations

/// The tool judges splits, so splits with a fault judge it.
@Suite(.long) struct CampaignTests {
    @Test(
        arguments: [
            (.losesToken, "renameMember", .tokenLost), (.losesBrace, "renameMember", .outputDoesNotParse),
            (.crashes, "cut", .crash), (.overflowsStack, "cut", .crash), (.isEndless, "cut", .endless),
            (.waitsForever, "cut", .endless), (.failsVerification, "renameMember", .verificationFailed),
            (.takesBadInput, "cut", .badInputTaken), (.throwsSomethingElse, "cut", .foreignError),
            (.losesComments, "blockComment", .commentLost), (.countsLines, "lineBreak", .dependsOnLayout),
        ] as [(SeededSplitter, String, Fault.Kind)])
    func aFaultIsFound(_ splitter: SeededSplitter, mutation: String, fault: Fault.Kind) async throws {
        let found = try await examinations(splitter, mutation, count: 3)
        #expect(found.map(\.number) == [0, 1, 2], "a death ends one mutant")
        #expect(found.contains { $0.faults.map(\.kind).contains(fault) }, "\(found)")
    }

    @Test func theSplitItselfHasNone() async throws {
        let found = try await examinations(.real, "renameMember", count: 3)
        #expect(found.flatMap(\.faults) == [])
        #expect(found.contains { $0.answer == .split })
    }

    @Test func aWorkerThatCannotBeginIsAnError() async throws {
        let campaign = Campaign(worker: ["/usr/bin/false"], numbers: 0..<3, processes: 1)
        await #expect(throws: NoWorker.self) { try await campaign.run() }
    }

    @Test func theReportNamesTheMutantAndItsFault() {
        let fault = Fault(kind: .crash, detail: "status 11")
        let text = report([
            Examination(number: 7, mutation: .cut, original: "A", answer: .doesNotParse, seconds: 0.5, faults: []),
            Examination(number: 8, mutation: nil, original: "", answer: .crashed, seconds: 0, faults: [fault]),
        ])
        #expect(text.contains("--only 8 (): crash: status 11"))
        #expect(text.contains("cut: 1, 1 doesNotParse"))
        #expect(text.contains("2 mutants, 1 doesNotParse, 1 crashed; 1 with a fault"))
        #expect(!text.contains("--only 7 (cut"))
    }

    private func examinations(_ splitter: SeededSplitter, _ mutation: String, count: Int) async throws -> [Examination]
    {
        let worker = [
            try executable().path, "work", "--mutations", mutation, "--splitter", splitter.rawValue, "--time-limit",
            splitter == .real ? "60" : "4",
        ]
        return try await Campaign(worker: worker, numbers: 0..<count, processes: 1).run()
    }
}

/// The program as it was built beside the tests.
private func executable() throws -> URL {
    let bundles = [Bundle.main] + Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
    let candidates =
        folders.map { $0.appending(path: "mutations") } + folders.map { $0.appending(path: "MutationsCommand") }
    return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) })
}
