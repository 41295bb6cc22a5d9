#if os(Linux)
    import Foundation
    import Testing

    /// A disk that takes nothing more from whichever of a run's operations on: it is full, or can only be read.
    struct FullDiskTests {
        private func sandbox() throws -> Sandbox {
            let sandbox = try Sandbox()
            try sandbox.write(lampController, to: "Lamp.swift")
            return sandbox
        }

        private static let commands = [
            KillTests.Command.split, ["new", "Lamp", "--output", "Lamp", "--quiet"],
            ["base", "--output", "Viper", "--quiet"],
        ]

        private func run(_ arguments: [String], failing number: Int, by error: Int32) throws -> (Sandbox, Outcome) {
            let (shim, sandbox) = (try DiskShim.shared.get(), try sandbox())
            let environment = shim.environment(.failure(error), atOperation: number, below: sandbox.root.path)
            return (sandbox, try sandbox.run(arguments, environment: environment))
        }

        @Test(arguments: commands)
        func onAFullDiskNothingIsHalfWritten(by arguments: [String]) throws {
            let (before, whole) = (try sandbox().snapshot(), try sandbox())
            var statuses: Set<Int32> = []
            for number in 0..<(try DiskShim.shared.get().count(of: arguments, in: whole)) {
                let (sandbox, outcome) = try run(arguments, failing: number, by: ENOSPC)
                statuses.insert(outcome.status)
                let lines = outcome.errors.split(separator: "\n")
                if outcome.status == 0 {
                    #expect(try sandbox.snapshot() == whole.snapshot(), "operation \(number)")
                    // Either the rest needs no room, or it is said that the run can't be taken back.
                    #expect(lines.allSatisfy { $0.hasPrefix("warning: `viper-split undo` won't take this back: ") })
                } else {
                    #expect(outcome.status == 73)
                    #expect(lines.count == 1)
                    #expect(outcome.errors.hasPrefix("error: can't write `"))
                    #expect(outcome.errors.hasSuffix("`: no space left on device\n"), "\(outcome.errors)")
                    #expect(try sandbox.snapshot() == before, "operation \(number)")
                }
            }
            #expect(statuses == [0, 73])
        }

        @Test(arguments: commands)
        func whereThingsCanOnlyBeReadNothingIsWritten(by arguments: [String]) throws {
            let (sandbox, outcome) = try run(arguments, failing: 0, by: EROFS)
            #expect(outcome.status == 73)
            #expect(outcome.errors.hasPrefix("error: can't write `") && !outcome.errors.dropLast().contains("\n"))
            #expect(outcome.errors.hasSuffix("`: read-only file system\n"), "\(outcome.errors)")
            #expect(try sandbox.snapshot().keys.sorted() == ["Lamp.swift"])
        }
    }
#endif
