public import ViperSplit

/// What can be known of a program: the compiler's messages in both language modes, and its trace.
public struct Observation: Sendable {
    public var swift5: [CompilerMessage]
    /// Nil if nobody asked.
    public var swift6: [CompilerMessage]?
    public var run: Run
    public var droppedImports: [String]
    public var notes: [String]

    public var compiles: Bool { !swift5.contains(where: \.isError) }
    public var compilesInSwift6: Bool { swift6.map { !$0.contains(where: \.isError) } ?? false }
}

/// Compiles sources with a driver and runs them. What was observed once is remembered, so an original that doesn't change
/// costs nothing the second time.
public actor Observatory {
    public static let shared = Observatory()

    private var observations: [String: Task<Observation, any Error>] = [:]

    public func observe(
        _ sources: [SourceFile], driver: SourceFile, inSwift6: Bool
    ) async throws -> Observation {
        let key = contentHash((sources + [driver]).flatMap { [$0.path, $0.text] } + ["\(inSwift6)"])
        if let known = observations[key] { return try await known.value }
        let task = Task {
            let program = lower(sources, driver: driver)
            async let strict = inSwift6 ? Toolchain.shared.build(program, mode: .swift6) : nil
            let (build, run) = try await Toolchain.shared.run(program, mode: .swift5)
            return try await Observation(
                swift5: build.messages, swift6: strict?.messages, run: run, droppedImports: program.droppedImports,
                notes: program.notes)
        }
        observations[key] = task
        return try await task.value
    }
}
