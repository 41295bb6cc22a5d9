import Testing
import ViperSplit

@testable import Mutations

struct ExaminationTests {
    private static let remark = "// \(Mutation.remark)\n"

    @Test(
        arguments: [
            ("It stands where it stood.", "class A {\n#}\n", ["A": "class A {\n#}\n"], true),
            ("Or elsewhere.", "class A {\n#}\n", ["A": "class A {}\n", "B": "class B {\n#}\n"], true),
            ("It is gone.", "class A {\n#}\n", ["A": "class A {}\n"], false),
            ("It is there twice.", "class A {\n#}\n", ["A": "class A {\n#}\n", "B": "class B {\n#}\n"], false),
            (
                "A header is that of other files, too.", "#\nimport B\n", ["A": "#\nimport B\n", "B": "#\nimport B\n"],
                true
            ),
            ("It needn't be.", "#\nimport B\n", ["A": "#\nimport B\n", "B": "import B\n"], true),
            ("But it is no less that of its own.", "#\nimport B\n", ["A": "import B\n", "B": "#\nimport B\n"], false),
            ("Nor twice in one.", "#\nimport B\n", ["A": "#\nimport B\n", "B": "##\nimport B\n"], false),
            ("Nor elsewhere.", "#\nimport B\n", ["A": "#\nimport B\n", "B": "class B {\n#}\n"], false),
            (
                "Behind an empty line it is no header.", "// A\n\n#import B\n",
                ["A": "// A\n\n#import B\n", "B": "// A\n\n#import B\n"], false
            ),
        ] as [(String, String, [String: String], Bool)])
    func aCommentIsKept(_ sentence: String, _ text: String, _ output: [String: String], _ isKept: Bool) {
        let mutant = mutant(.lineComment, text.replacing("#", with: Self.remark))
        let files = output.map { SourceFile(path: $0, text: $1.replacing("#", with: Self.remark)) }
        #expect(keepsRemark(of: mutant, in: files) == isKept, "\(sentence)")
    }

    @Test func aLineBreakLeavesNoComment() {
        let mutant = mutant(.lineBreak, "class A {\n}\n")
        #expect(keepsRemark(of: mutant, in: mutant.files))
        #expect(!keepsRemark(of: mutant, in: [SourceFile(path: "A", text: Self.remark)]))
    }

    private func mutant(_ mutation: Mutation, _ text: String) -> Mutant {
        let file = SourceFile(path: "A", text: text)
        return Mutant(
            number: 0, mutation: mutation, original: "A", changed: file, files: [file], options: SplitOptions(),
            alike: nil)
    }
}
