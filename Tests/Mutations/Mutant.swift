import Oracle
public import ViperSplit

/// A controller with one mutation. The same seed and number make the same one.
public struct Mutant: Sendable {
    public let number: Int
    public let mutation: Mutation
    /// The name of what was mutated.
    public let original: String
    /// The file that isn't as it was.
    public let changed: SourceFile
    public let files: [SourceFile]
    public let options: SplitOptions
    /// The files before the mutation, if that changes no token: the split of the mutant has the tokens of theirs.
    public let alike: [SourceFile]?
}

/// What mutants are made of.
public struct MutantSource: Sendable {
    public let originals: [Original]
    public let seed: UInt64
    public let mutations: [Mutation]
    /// The bytes of a long part.
    public let size: Int

    public init(
        originals: [Original], seed: UInt64, mutations: [Mutation] = Mutation.allCases, size: Int = 20_000
    ) {
        self.originals = originals
        self.seed = seed
        self.mutations = mutations
        self.size = size
    }

    /// The mutant of a number; one without a change if nothing can be mutated.
    public func mutant(_ number: Int) -> Mutant {
        var seeds = SeededGenerator(seed: seed)
        var generator = SeededGenerator(seed: seeds.next() &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D)
        // Any number of attempts ends: a cut is always possible.
        for _ in 0..<100 {
            guard let original = originals.randomElement(using: &generator),
                let mutation = mutations.randomElement(using: &generator),
                let index = original.files.indices.randomElement(using: &generator),
                let style = Template.builtIn.randomElement(using: &generator)
            else { break }
            var files = original.files
            guard let text = mutation.applied(to: files[index].text, size: size, using: &generator) else { continue }
            files[index].text = text
            var options = original.options
            options.template = style
            return Mutant(
                number: number, mutation: mutation, original: original.name, changed: files[index], files: files,
                options: options, alike: mutation.trivia == nil ? nil : original.files)
        }
        return Mutant(
            number: number, mutation: .cut, original: "", changed: SourceFile(path: "Empty.swift", text: ""),
            files: [SourceFile(path: "Empty.swift", text: "")], options: SplitOptions(), alike: nil)
    }
}

/// A controller as it is before it is mutated.
public struct Original: Hashable, Sendable {
    public let name: String
    public let files: [SourceFile]
    public let options: SplitOptions

    public init(name: String, files: [SourceFile], options: SplitOptions) {
        self.name = name
        self.files = files
        self.options = options
    }

    /// The cases of `Fixtures`, each with and without the app around it.
    ///
    /// - Parameter names: the cases that are meant, by their paths; empty for all.
    public static func fixtures(named names: [String] = []) throws -> [Original] {
        let cases = try FixtureCase.all(in: FixtureCase.folder).filter { names.isEmpty || names.contains($0.path) }
        return try cases.flatMap { fixture in
            let options = try fixture.options(style: Template.standard.name)
            let contexts = options.context == nil ? [nil, fixture.app + [fixture.driver]] : [options.context]
            return contexts.map { context in
                var options = options
                options.context = context
                return Original(name: fixture.path, files: fixture.relativeController, options: options)
            }
        }
    }

    /// Files of the caller's, each a controller by itself.
    public static func files(_ paths: [String]) -> [Original] {
        read(paths).map { Original(name: $0.path, files: [$0], options: SplitOptions()) }
    }
}
