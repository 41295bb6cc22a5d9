import Testing

@testable import ViperSplit

/// Of two splits of a run that would make the same, the second isn't made.
struct TakenNamesTests {
    private func claims(_ changes: FileChange...) -> [FileClaim] { changes.map(FileClaim.init) }

    private var taken: TakenNames {
        var taken = TakenNames()
        taken.add(
            claims(
                .create(path: "A.swift", contents: "class A {}\n"),
                .edit(
                    path: "B.swift", original: "class B {}\n",
                    edits: [TextEdit(range: 0..<0, replacement: "class C {}\n")])),
            of: "OneViewController")
        return taken
    }

    @Test func aFileThatAnotherSplitChangesIsTaken() {
        let clash = taken.clash(with: claims(.create(path: "B.swift", contents: "class D {}\n")))
        #expect(clash == .sharesFile(path: "B.swift", with: "OneViewController"))
        #expect(
            clash?.description == "the split of `OneViewController` changes `B.swift`, too; run again afterwards")
    }

    @Test(arguments: ["A", "C"])
    func aTypeThatAnotherSplitDeclaresIsTaken(type: String) {
        let clash = taken.clash(with: claims(.create(path: "D.swift", contents: "class \(type) {}\n")))
        #expect(clash == .sharesType(type, with: "OneViewController"))
        #expect(
            clash?.description
                == "the split of `OneViewController` declares `\(type)`, too; split this one alone, with a `--module-name`"
        )
    }

    @Test func whatWasThereBeforeIsNoOnes() {
        #expect(taken.clash(with: claims(.create(path: "D.swift", contents: "class B {}\n"))) == nil)
        #expect(taken.clash(with: []) == nil)
    }
}
