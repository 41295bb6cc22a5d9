import Oracle
import SwiftSyntax
import Testing
import ViperSplit

@testable import Mutations

struct MutantTests {
    private let original = Original(
        name: "Notes",
        files: [
            SourceFile(
                path: "NotesViewController.swift",
                text: """
                    class NotesViewController: UIViewController {
                        private var count = 0
                        func add() {
                            count += 1
                            title = "\\(count)"
                        }
                    }

                    """)
        ], options: SplitOptions())

    private func source(seed: UInt64 = 1, _ mutations: [Mutation] = Mutation.allCases) -> MutantSource {
        MutantSource(originals: [original], seed: seed, mutations: mutations, size: 1_000)
    }

    @Test(
        arguments: [
            ([], []), ([.originalFails("a")], []), ([.originalFails("a"), .splitFails("b")], []),
            ([.splitFails("b")], [.splitFails("b")]),
            ([.originalFails("a"), .tracesDiffer("c")], [.tracesDiffer("c")]),
        ] as [([Comparison.Fault], [Comparison.Fault])])
    func aMutantMayCrashAsItsSplitDoes(_ faults: [Comparison.Fault], _ left: [Comparison.Fault]) {
        #expect(faults.ofMutant == left)
    }

    @Test func aSeedAndANumberAreOneMutant() {
        let texts = (0..<40).map { source().mutant($0).changed.text }
        #expect(texts == (0..<40).map { source().mutant($0).changed.text })
        #expect(texts != (0..<40).map { source(seed: 2).mutant($0).changed.text })
        #expect(Set(texts).count > 20)
    }

    @Test(arguments: Mutation.allCases)
    func everyMutationChangesTheText(_ mutation: Mutation) {
        let mutants = (0..<20).map { source([mutation]).mutant($0) }
        #expect(mutants.allSatisfy { $0.mutation == mutation })
        #expect(mutants.contains { $0.changed.text != original.files[0].text })
    }

    /// Members that are moved about as a whole leave a file that parses; one that is cut has lost its end.
    @Test func someMutantsParseAndSomeDont() {
        func parsing(_ mutation: Mutation) -> Int {
            (0..<20).count { !parsed(source([mutation]).mutant($0).changed.text).hasError }
        }
        #expect(parsing(.swapMembers) == 20)
        #expect(parsing(.doubleStatement) == 20)
        #expect(parsing(.cut) < 20)
        #expect(parsing(.deleteToken) < 20)
    }

    @Test(arguments: Nesting.allCases)
    func aFewLevelsParse(_ nesting: Nesting) {
        let code = nesting.code(depth: 3)
        let text =
            code.place == .member
            ? "class A {\n\(code.text)\n}" : "class A {\nfunc f() {\n\(code.text)\n}\n}"
        #expect(!parsed(text).hasError, "\(code.text)")
        #expect(nesting.code(depth: 4) != code)
    }

    @Test(arguments: Long.allCases)
    func aLongPartIsAsLongAsItIsAsked(_ long: Long) {
        #expect(5_000...20_000 ~= long.code(size: 10_000).text.utf8.count)
    }
}
