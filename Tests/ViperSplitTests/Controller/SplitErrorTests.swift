import Testing
import ViperSplit

struct SplitErrorTests {
    @Test(
        arguments: [
            (
                .doesNotParse(path: "A.swift", line: 2, column: 3, message: "expected '}' to end class"),
                "`A.swift` does not parse: expected '}' to end class (line 2, column 3)"
            ),
            (
                .noViewController(paths: ["A.swift", "B.swift"]),
                "no view controller in `A.swift`, `B.swift`; give the file that declares the class"
            ),
            (
                .noViewController(paths: ["A.swift"], instead: .nested("Notes", in: "Flow")),
                "no view controller in `A.swift`: `Notes` is declared within `Flow`, where the module's other files can't "
                    + "extend it; move it to the top level of the file"
            ),
            (
                .noViewController(paths: ["A.swift"], instead: .foreign("Notes", framework: "AppKit")),
                "no view controller in `A.swift`: `Notes` is AppKit's; only view controllers and views of UIKit can be split"
            ),
            (
                .noViewController(paths: ["A.swift"], instead: .swiftUI("Notes")),
                "no view controller in `A.swift`: `Notes` is a view of SwiftUI's; only view controllers and views of UIKit can be split"
            ),
            (
                .tooLarge(path: "A.swift", limit: 8 << 20),
                "`A.swift` is larger than 8 MB, and no view controller is; take apart what was generated first"
            ),
            (
                .takesLong(paths: ["A.swift"], size: 300 << 10, usual: 256 << 10),
                "`A.swift`: 300 kB, and what is larger than 256 kB takes long to split; take apart what was generated first, or say `--any-size`"
            ),
            (
                .notSwift(path: "A.m"),
                "`A.m` is Objective-C, which can't be split; give a view controller in Swift"
            ),
            (
                .severalViewControllers(names: ["A", "B"]),
                "several view controllers: `A`, `B`; choose one with `--controller`"
            ),
            (
                .severalDeclarations(name: "A", paths: ["A.swift", "B.swift"]),
                "`A` is declared in each of `A.swift`, `B.swift`; give the files of one alone"
            ),
            (
                .declaredTwice(name: "f", places: ["line 2 of `A.swift`", "line 9 of `A.swift`"]),
                "`f` is declared twice, in line 2 of `A.swift` and line 9 of `A.swift`; delete one of them, or rename it"
            ),
            (
                .cannotBeSet(name: "n", path: "A.swift", line: 3),
                "`n` is set in line 3 of `A.swift`, and can't be; the code has to compile before it can be split"
            ),
            (.unknownController(name: "A", found: ["B"]), "no view controller is named `A`; there is `B`"),
            (.unknownController(name: "A", found: []), "no view controller is named `A`, and there is no other"),
            (.unknownTemplate(name: "mvvm", known: ["infinum"]), "no template is named `mvvm`; there is `infinum`"),
            (
                .testTaken("NotesViewSpy"),
                "there is a `NotesViewSpy` already, which the module's tests would declare, too; write no tests, or choose another "
                    + "name for the module with `--module-name`"
            ),
            (
                .nameTaken("NotesView", moduleName: "Notes"),
                "there is a `NotesView` already, so the module can't be called `Notes`; choose another name with "
                    + "`--module-name`"
            ),
            (
                .privateController("A", isAppGiven: false),
                "`A` is private to its file, and the module's other files have to name it; make it internal, or give "
                    + "`--context`"
            ),
            (
                .privateController("A", isAppGiven: true),
                "`A` is private to its file, and the module's other files have to name it; make it internal"
            ),
            (
                .invalidModuleName("1"),
                "`1` can't be a module name; type names are made of it, such as `1Presenter`"
            ),
        ] as [(SplitError, String)])
    func theMessageNamesTheCauseAndTheWayOut(error: SplitError, message: String) {
        #expect("\(error)" == message)
    }
}
