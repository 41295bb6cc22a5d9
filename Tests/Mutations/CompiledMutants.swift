public import Oracle
import ViperSplit

/// A mutant that compiles, and how its split differs from it as far as a compiler and the scripted user of its case can tell.
public struct CompiledMutant: Sendable {
    public let mutant: Mutant
    public let comparison: Comparison

    /// How the split differs.
    public var differences: [Comparison.Fault] { comparison.faults.ofMutant }
}

extension [Comparison.Fault] {
    /// Less what isn't the split's: a mutant may crash, as its split does then, in another file.
    var ofMutant: [Comparison.Fault] {
        let crashes = contains { if case .originalFails = $0 { true } else { false } }
        return filter { fault in
            switch fault {
            case .originalFails: false
            case .splitFails: !crashes
            default: true
            }
        }
    }
}

/// Compiles and runs mutants of the cases and their splits, until there are so many of those that compile.
///
/// - Parameters:
///   - first: the number of the first.
///   - tried: hears of each that compiles.
public func compareCompiled(
    _ source: MutantSource, from first: Int = 0, wanted: Int, tried: (CompiledMutant) -> Void
) async throws -> [CompiledMutant] {
    let cases = Dictionary(try FixtureCase.all(in: FixtureCase.folder).map { ($0.path, $0) }) { first, _ in first }
    var found: [CompiledMutant] = []
    var number = first
    while found.count < wanted {
        let mutant = source.mutant(number)
        number += 1
        guard var fixture = cases[mutant.original],
            let files = try? splitWithViperSplit(mutant.files, options: mutant.options)
        else { continue }
        fixture.controller = mutant.files
        let style = mutant.options.template.name
        let comparison = try await compare(
            fixture, split: files + baseFiles(style: style, besides: files), minimumLines: 0)
        guard comparison.original.compiles else { continue }
        let compiled = CompiledMutant(mutant: mutant, comparison: comparison)
        tried(compiled)
        found.append(compiled)
    }
    return found
}
