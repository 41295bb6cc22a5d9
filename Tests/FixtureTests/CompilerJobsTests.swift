import Foundation
import TestScope
import Testing
import ViperSplit

@testable import Oracle

/// What the oracle runs in place of the compiler's driver does what the driver would do.
@Suite struct CompilerJobsTests {
    @Test func whatTheDriverKeepsForItselfGoesIntoTheFolder() {
        let jobs = """
            /usr/bin/swift-frontend -c Sources.swift -I '/a b' -o /tmp/TemporaryDirectory.x1/App-1.o
            /usr/bin/clang /tmp/TemporaryDirectory.x1/App-1.o @/tmp/TemporaryDirectory.x1/App-2.autolink -o App
            """
        let script =
            "/usr/bin/swift-frontend -c \"$@\" -I '/a b' -o App-1.o && /usr/bin/clang App-1.o @App-2.autolink -o App"
        #expect(CompilerJobs.script(ofJobs: jobs) == script)
    }

    @Test(arguments: ["", "\n", "/usr/bin/clang App-1.o -o App\n"])
    func jobsThatTakeNoSourcesAreNone(_ text: String) {
        #expect(CompilerJobs.script(ofJobs: text) == nil)
    }

    @Test func otherOptionsAreOtherJobs() async throws {
        let options = [["-swift-version", "5"], ["-swift-version", "6"], ["-swift-version", "5", "-O"]]
        var scripts: Set<String> = []
        for option in options { scripts.insert(try await CompilerJobs(for: ["-typecheck"] + option).script) }
        #expect(scripts.count == options.count)
    }

    @Test func theDriverHasNoJobsForWhatItDoesNotKnow() async {
        await #expect(throws: ToolchainError.self) { try await CompilerJobs(for: ["-no-such-option"]) }
    }

    /// Two files, one the program, with an error of each mode and a warning; folder and file with a space in its name.
    @Test(.long, arguments: LanguageMode.allCases, ["", "let shared: Other = 1\n", "var shared = 1\n"])
    func theMessagesAreTheDriversOwn(_ mode: LanguageMode, _ text: String) async throws {
        try await inFolder { folder in
            let sources = [
                ("The Type.swift", "final class Type {}\n" + text),
                ("main.swift", "let unused = Type()\nfunc f() { let a = 1 }\n"),
            ]
            let paths = try sources.map { name, text in
                let file = folder.appending(path: name)
                try text.write(to: file, atomically: true, encoding: .utf8)
                return file.path
            }
            let arguments = ["-typecheck", "-swift-version", mode.rawValue, "-module-name", "App", "-wmo"]
            let jobs = try await CompilerJobs(for: arguments)
            let direct = try await runProcess(["sh", "-c", jobs.script, "swiftc"] + paths, in: folder, timeLimit: 300)
            let driven = try await runProcess(["swiftc"] + arguments + paths, in: folder, timeLimit: 300)
            #expect(direct.status == driven.status)
            let messages = compilerMessages(in: direct.errors, lineCounts: [:])
            #expect(messages == compilerMessages(in: driven.errors, lineCounts: [:]))
            #expect(messages.contains { !$0.isError })
        }
    }
}
