import Foundation
import Testing
import ViperSplit

@testable import Oracle

/// What the oracle remembers of a program is never taken for the answer about another.
@Suite final class ResultCacheTests {
    private let cache = ResultCache(
        folder: FileManager.default.temporaryDirectory.appending(path: "viper-split-\(UUID().uuidString)"))

    deinit { try? FileManager.default.removeItem(at: cache.folder) }

    @Test func aChangedProgramIsRunAnew() async throws {
        let toolchain = Toolchain(results: cache)
        #expect(try await trace(of: "first", toolchain) == ["first"])
        #expect(try await trace(of: "first", toolchain) == ["first"])
        #expect(try kept().count == 1)
        #expect(try await trace(of: "second", toolchain) == ["second"])
        #expect(try kept().count == 2)
    }

    @Test func theOtherLanguageModeIsCompiledAnew() async throws {
        let toolchain = Toolchain(results: cache)
        let program = lower([SourceFile(path: "A.swift", text: "var count = 0\n")], driver: nil)
        #expect(try await toolchain.build(program, mode: .swift5).compiles)
        #expect(try await !toolchain.build(program, mode: .swift6).compiles)
    }

    /// A fault in a program that was compiled before, without the fault.
    @Test func aFaultThatIsSeededLaterIsSeen() async throws {
        let toolchain = Toolchain(results: cache)
        for (text, compiles) in [("let a = 1\n", true), ("let a: String = 1\n", false), ("let a = 1\n", true)] {
            let program = lower([SourceFile(path: "A.swift", text: text)], driver: nil)
            #expect(try await toolchain.build(program, mode: .swift5).compiles == compiles)
        }
    }

    @Test(arguments: [["a", "b", "c"], ["ab", "c"], ["b", "a"], ["a"], ["a", "b", ""], ["a", "B"]])
    func everyPartOfTheKeyCounts(_ other: [String]) async throws {
        #expect(try await cache.value(for: ["a", "b"]) { 1 } == 1)
        #expect(try await cache.value(for: ["a", "b"]) { 2 } == 1)
        #expect(try await cache.value(for: other) { 3 } == 3)
    }

    @Test func whatCannotBeReadIsMadeAnew() async throws {
        _ = try await cache.value(for: ["a"]) { 1 }
        for file in try kept() { try Data("{".utf8).write(to: file) }
        #expect(try await cache.value(for: ["a"]) { 2 } == 2)
        #expect(try await cache.value(for: ["a"]) { 3 } == 2)
    }

    @Test func whatIsOfNoUseLaterIsNotKept() async throws {
        _ = try await cache.value(for: ["a"]) {
            1
        } unless: {
            $0 == 1
        }
        #expect(try await cache.value(for: ["a"]) { 2 } == 2)
    }

    private func kept() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: cache.folder, includingPropertiesForKeys: nil)
    }

    private func trace(of line: String, _ toolchain: Toolchain) async throws -> [String] {
        let driver = SourceFile(path: "Driver.swift", text: "import UIKit\nTrace.record(\"\(line)\")\n")
        return try await toolchain.run(lower([], driver: driver), mode: .swift5).run.lines
    }
}
