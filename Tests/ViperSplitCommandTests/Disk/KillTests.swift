#if os(Linux)
    import Foundation
    import Testing

    /// What is left of a run that is ended at whichever of its operations on files.
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
            /// The tree without anything that these commands write.
            var testDescription: String { arguments.joined(separator: " ") }
        }

        private static let commands = [
            Command(arguments: ["Lamp.swift", "--output", "Lamp", "--quiet"]),
            Command(arguments: ["undo", "--quiet"], first: ["Lamp.swift", "--output", "Lamp", "--quiet"]),
            Command(arguments: ["new", "Lamp", "--output", "Lamp", "--quiet"]),
            Command(arguments: ["base", "--output", "Base", "--quiet"]),
            Command(arguments: ["templates", "install", "--to", "T", "--quiet"]),
        ]

        private func sandbox(_ command: Command) throws -> Sandbox {
            let sandbox = try Sandbox()
            try sandbox.write(Self.controller, to: "Lamp.swift")
            try sandbox.git("init", "--quiet")
            if !command.first.isEmpty { #expect(try sandbox.run(command.first + ["--allow-dirty"]).status == 0) }
            return sandbox
        }

        /// The run after it finds the tree as it was or whole, or puts it right: in the end it is what the command makes.
        @Test(arguments: commands, [SIGKILL, SIGINT])
        func theNextRunPutsRightWhatIsLeft(of command: Command, signal: Int32) throws {
            let shim = try KillShim(in: Sandbox())
            let arguments = command.arguments + (command.arguments[0] == "Lamp.swift" ? ["--allow-dirty"] : [])
            let (before, whole) = (try sandbox(command), try sandbox(command))
            #expect(try whole.run(arguments).status == 0)
            let trees = [try before.snapshot(), try whole.snapshot()]
            #expect(trees[0] != trees[1])
            var count = 0
            while true {
                let sandbox = try sandbox(command)
                let environment = shim.environment(signal: signal, atOperation: count, below: sandbox.root.path)
                let process = try sandbox.makeProcess(
                    viperSplitExecutable().path, arguments, environment: environment)
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try lettingSignalsIn { try process.run() }
                process.waitUntilExit()
                if process.terminationReason == .exit, process.terminationStatus == 0 { break }
                if signal == SIGINT { #expect(try trees.contains(sandbox.snapshot()), "operation \(count)") }
                _ = try sandbox.run(["undo", "--quiet"])
                let left = try sandbox.snapshot()
                #expect(left == trees[0] || left == trees[1], "operation \(count)")
                count += 1
            }
            #expect(count > 10)
        }
    }
#endif
