import Testing

extension Sandbox {
    /// Checks that the command ends with the status and one line of explanation, prints nothing else, and leaves the
    /// files alone.
    func expectRefusal(
        _ arguments: String...,
        status: Int32,
        message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectRefusal(of: arguments, status: status, message: message, sourceLocation: sourceLocation)
    }

    func expectRefusal(
        of arguments: [String], status: Int32, message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try snapshot()
        let outcome = try run(arguments)
        let shown = Outcome(
            status: outcome.status, output: outcome.output, errors: withoutFindings(outcome.errors))
        #expect(shown == Outcome(status: status, output: "", errors: message + "\n"), sourceLocation: sourceLocation)
        #expect(try snapshot() == before, sourceLocation: sourceLocation)
    }

    /// Checks that the command ends well and leaves the files alone.
    func expectNoChange(
        _ arguments: String...,
        status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try snapshot()
        let outcome = try run(arguments)
        #expect(outcome.status == status, "\(outcome.errors)", sourceLocation: sourceLocation)
        #expect(try snapshot() == before, sourceLocation: sourceLocation)
    }

    /// Checks that the command writes the module of the sample controller at the path.
    func expectSplit(
        of controller: String,
        _ arguments: String...,
        presenter: String = "NoteListPresenter.swift",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try read(controller)
        let outcome = try run([controller] + arguments + allowance)
        #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
        #expect(try read(controller) != before, sourceLocation: sourceLocation)
        #expect(try read(presenter).contains("class "), sourceLocation: sourceLocation)
    }
}

/// Leaves out the findings about the controller's code, which are not what these tests are about.
func withoutFindings(_ errors: String) -> String {
    errors.split(separator: "\n").filter { !$0.hasSuffix("]") }.map { $0 + "\n" }.joined()
}
