import Foundation
import Testing

struct InterruptTests {
    /// Whenever the signal arrives, the tree is as it was or whole, and nothing else is left in it. When it does
    /// arrive is up to the machine, so the signals are spread over the time that a whole run takes.
    @Test(arguments: [SIGTERM, SIGINT])
    func aSignalLeavesTheTreeAsItWasOrWhole(signal: Int32) throws {
        let whole = try Sandbox(controller: "Notes.swift")
        let start = ContinuousClock.now
        try whole.expectSplit(of: "Notes.swift", "--output", "New", presenter: "New/NoteListPresenter.swift")
        let duration = ContinuousClock.now - start
        for portion in 0..<20 {
            let sandbox = try Sandbox(controller: "Notes.swift")
            let before = try sandbox.snapshot()
            let arguments = ["Notes.swift", "--output", "New"] + sandbox.allowance
            let process = try sandbox.makeProcess(viperSplitExecutable().path, arguments)
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try lettingSignalsIn { try process.run() }
            let seconds = duration / .seconds(1) * Double(portion) / 16
            Thread.sleep(forTimeInterval: seconds)
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            let after = try sandbox.snapshot()
            #expect(try after == before || after == whole.snapshot())
            if process.terminationReason == .exit { #expect(process.terminationStatus == 0) }
        }
    }
}
