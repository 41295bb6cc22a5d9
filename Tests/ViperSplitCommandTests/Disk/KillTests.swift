#if os(Linux)
    import Foundation
    import TestScope
    import Testing

    /// What is left of a run that is ended at whichever of its operations on files, by a signal that can't be held back or by an
    /// interrupt.
    @Suite(.long) struct KillTests {
        /// A command, and what has run in its folder before.
        struct Command: Sendable, CustomTestStringConvertible {
            let arguments: [String]
            var first: [String] = []
            /// The command does nothing where it has been done, and it knows its folder by no absolute path.
            var isRepeatable = true
            var testDescription: String { arguments.joined(separator: " ") }

            static let split = ["Lamp.swift", "--output", "Lamp", "--allow-no-vcs", "--quiet"]

            func sandbox() throws -> Sandbox {
                let sandbox = try Sandbox()
                try sandbox.write(lampController, to: "Lamp.swift")
                if !first.isEmpty { #expect(try sandbox.run(first).status == 0) }
                return sandbox
            }
        }

        private static let install = ["templates", "install", "--to", "Xcode", "--quiet"]

        private static let commands = [
            Command(arguments: Command.split),
            Command(arguments: ["undo", "--quiet"], first: Command.split, isRepeatable: false),
            Command(arguments: ["new", "Lamp", "--output", "Lamp", "--quiet"]),
            Command(arguments: ["base", "--output", "Viper", "--quiet"]),
            Command(
                arguments: ["base", "--output", "Viper", "--force", "--quiet"],
                first: ["base", "--template", "zikviper-router", "--output", "Viper", "--quiet"]),
            Command(arguments: install),
            Command(arguments: ["templates", "uninstall", "--to", "Xcode", "--quiet"], first: install),
        ]

        /// The run after it finds the tree as it was or whole, or puts it right: `undo` in the end leaves one of the two, and the
        /// same command what it makes.
        @Test(arguments: commands, [SIGKILL, SIGINT])
        func theNextRunPutsRightWhatIsLeft(of command: Command, by signal: Int32) throws {
            let shim = try DiskShim.shared.get()
            let (before, whole) = (try command.sandbox(), try command.sandbox())
            let count = try shim.count(of: command.arguments, in: whole)
            let trees = [try before.snapshot(), try whole.snapshot()]
            #expect(trees[0] != trees[1])
            #expect(count > 10)
            for number in tried(of: count, by: signal) {
                let sandbox = try command.isRepeatable ? Sandbox(copying: before) : command.sandbox()
                let environment = shim.environment(.signal(signal), atOperation: number, below: sandbox.root.path)
                let process = try sandbox.makeProcess(
                    viperSplitExecutable().path, command.arguments, environment: environment)
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try lettingSignalsIn { try process.run() }
                process.waitUntilExit()
                if signal == SIGKILL { #expect(process.terminationReason == .uncaughtSignal) }
                if command.isRepeatable, number % 3 == 0 {
                    let next = try sandbox.run(command.arguments)
                    #expect(next.status == 0, "operation \(number): \(next.errors)")
                    #expect(try sandbox.snapshot() == trees[1], "operation \(number)")
                } else {
                    if process.terminationReason == .uncaughtSignal { _ = try sandbox.run(["undo", "--quiet"]) }
                    let left = try sandbox.snapshot()
                    #expect(left == trees[0] || left == trees[1], "operation \(number)")
                }
            }
        }
    }

    /// All of the few operations; of many those at both ends, and some between them, or all if the environment asks for them.
    private func tried(of count: Int, by signal: Int32) -> [Int] {
        let isAsked = ProcessInfo.processInfo.environment["VIPER_SPLIT_EVERY_OPERATION"] != nil
        guard count > 200, !isAsked else { return Array(0..<count) }
        let edge = signal == SIGKILL ? 20 : 6
        return (0..<count).filter { $0 < edge || count - $0 <= edge || $0 % 211 == 0 }
    }
#endif
