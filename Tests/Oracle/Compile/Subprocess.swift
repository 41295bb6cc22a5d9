public import Foundation

/// How a program ended, and what it wrote.
public struct ProcessOutcome: Hashable, Sendable {
    public var status: Int32
    public var isTimeout: Bool
    public var output: String
    public var errors: String
}

/// Runs a program with a time limit. Its output goes through files, so that none of it can fill a pipe.
public func runProcess(
    _ arguments: [String], in folder: URL, timeLimit: TimeInterval, environment: [String: String] = [:]
) async throws -> ProcessOutcome {
    let id = UUID().uuidString
    let outputs = ["out", "err"].map { folder.appending(path: ".\(id).\($0)") }
    defer { for file in outputs { try? FileManager.default.removeItem(at: file) } }
    for file in outputs { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let handles = try outputs.map { try FileHandle(forWritingTo: $0) }
    // `Process` keeps them open for longer than it runs, and can't begin when a thousand are.
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    let isTimeout = try await process.run(timeLimit: timeLimit)
    let texts = outputs.map { String(decoding: (try? Data(contentsOf: $0)) ?? Data(), as: UTF8.self) }
    return ProcessOutcome(
        status: process.terminationStatus, isTimeout: isTimeout, output: texts[0], errors: texts[1])
}

extension Process {
    /// Waits for the end without holding a thread of the pool; true if the time limit ended it.
    fileprivate func run(timeLimit: TimeInterval) async throws -> Bool {
        let (ended, continuation) = AsyncStream.makeStream(of: Bool.self)
        terminationHandler = { _ in
            continuation.yield(false)
            continuation.finish()
        }
        try run()
        let id = processIdentifier
        let limit = Task {
            try await Task.sleep(for: .seconds(timeLimit))
            kill(id, SIGKILL)
            return true
        }
        for await _ in ended {}
        limit.cancel()
        return (try? await limit.value) ?? false
    }
}
