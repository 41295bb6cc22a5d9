import Testing

/// `viper-split FILE --step STEP`
struct StepOptionTests {
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(lampController, to: "App/Lamp.swift")
        return sandbox
    }

    private func split(_ sandbox: Sandbox, _ options: String...) throws -> Outcome {
        try sandbox.run(["App/Lamp.swift", "--context", "App", "--allow-no-vcs", "--quiet"] + options)
    }

    @Test func oneStepAfterTheOtherIsASplit() throws {
        let (atOnce, steps) = (try sandbox(), try sandbox())
        #expect(try split(atOnce).status == 0)
        #expect(try split(steps, "--step", "move").status == 0)
        #expect(try steps.snapshot().keys.contains { $0.hasSuffix("Interfaces.swift") } == false)
        #expect(try split(steps, "--step", "move").output.isEmpty)
        #expect(try split(steps, "--step", "decouple").status == 0)
        #expect(try steps.snapshot() == atOnce.snapshot())
        #expect(try split(steps, "--step", "decouple", "--check").status == 0)
    }

    @Test func whatIsNoModuleIsNotDecoupled() throws {
        let outcome = try split(sandbox(), "--step", "decouple")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("holds no module whose components use each other without interfaces"))
    }

    @Test(
        arguments: [
            (["--step", "decompose"], "'decompose' is invalid"),
            (["--step", "move", "--tests", "Tests"], "without `--step`"),
            (["--step", "decouple", "--output", "Lamp"], "leave out `--plan`"),
        ])
    func whatMakesNoSenseIsAnError(_ options: [String], _ message: String) throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.run(["App/Lamp.swift", "--no-context", "--allow-no-vcs"] + options)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
