#if os(Linux)
    import Foundation
    import Testing

    /// What is left of a run that is killed at whichever of its operations on files. Signals that can be held back are tried by
    /// `WriteFilesTests` and `InterruptTests`.
    struct KillTests {
        private static let controller = """
            import UIKit

            final class LampViewController: UIViewController {
                private let store = LampStore.shared
                // MARK: - Handle view event
                @objc func switchTapped() { store.toggle() }
            }

            """

        /// A command, what stands in its folder before it runs, and what it is called with.
        struct Command: Sendable, CustomTestStringConvertible {
            let arguments: [String]
            var first: [String] = []
            var testDescription: String { arguments.joined(separator: " ") }
        }

        private static let splitting = ["Lamp.swift", "--output", "Lamp", "--allow-no-vcs", "--quiet"]

        private static let commands = [
            Command(arguments: splitting), Command(arguments: ["undo", "--quiet"], first: splitting),
            Command(arguments: ["new", "Lamp", "--output", "Lamp", "--quiet"]),
        ]

        private func sandbox(_ command: Command) throws -> Sandbox {
            let sandbox = try Sandbox()
            try sandbox.write(Self.controller, to: "Lamp.swift")
            if !command.first.isEmpty { #expect(try sandbox.run(command.first).status == 0) }
            return sandbox
        }

        /// The run after it finds the tree as it was or whole, or puts it right: in the end it is what the command makes.
        @Test(arguments: commands)
        func theNextRunPutsRightWhatIsLeft(of command: Command) throws {
            let shim = try KillShim()
            let (before, whole) = (try sandbox(command), try sandbox(command))
            #expect(try whole.run(command.arguments).status == 0)
            let trees = [try before.snapshot(), try whole.snapshot()]
            #expect(trees[0] != trees[1])
            var count = 0
            while true {
                let sandbox = try sandbox(command)
                let environment = shim.environment(signal: SIGKILL, atOperation: count, below: sandbox.root.path)
                let process = try sandbox.makeProcess(
                    viperSplitExecutable().path, command.arguments, environment: environment)
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try lettingSignalsIn { try process.run() }
                process.waitUntilExit()
                if process.terminationReason == .exit, process.terminationStatus == 0 { break }
                _ = try sandbox.run(["undo", "--quiet"])
                let left = try sandbox.snapshot()
                #expect(left == trees[0] || left == trees[1], "operation \(count)")
                count += 1
            }
            #expect(count > 10)
        }
    }
#endif
