import Testing

@testable import ViperSplit

struct ModuleNameTests {
    private func name(
        _ className: String, chosen: String? = nil, storyboard: String? = nil, folder: String = "", taken: String = ""
    ) -> ModuleName {
        ModuleName(
            chosen: chosen, className: className, storyboard: storyboard, folder: folder,
            takenType: { $0 == taken ? $0 + "View" : nil })
    }

    @Test(
        arguments: [
            ("NotesViewController", "Notes"), ("NotesTableViewController", "Notes"),
            ("NotesCollectionViewController", "Notes"), ("NotesController", "Notes"), ("NotesScreen", "NotesScreen"),
            ("NotesVC", "Notes"), ("NotesTVC", "Notes"), ("NotesCVC", "Notes"), ("HDTVC", "HDTVC"), ("DVC", "DVC"),
            ("VC", "VC"),
        ])
    func aModuleIsNamedAfterTheClass(className: String, expected: String) {
        let name = name(className, storyboard: "Other", folder: "Another")
        #expect(name.text == expected)
        #expect(name.namesake == nil)
    }

    /// A class that is called as VIPERA calls its views is the view of the module that its name begins with.
    @Test(arguments: [("vipera", "Notes"), ("viper-base", "NotesDefault"), ("infinum", "NotesDefaultView")])
    func aStyleNamesItsOwnViews(style: String, expected: String) throws {
        func moduleName(_ className: String) throws -> String {
            let inStyle = try Template(style).style().moduleName(ofView: className)
            return ModuleName(
                chosen: nil, className: className, inStyle: inStyle, storyboard: nil, folder: "",
                takenType: { _ in nil }
            ).text
        }
        #expect(try moduleName("NotesDefaultView") == expected)
        #expect(try moduleName("NotesTableViewController") == "Notes")
    }

    @Test func aNameThatTheAppHasIsLengthened() {
        let named = name("NotesViewController", taken: "Notes")
        #expect(named.text == "NotesScreen")
        #expect(named.namesake == .lengthened(becauseOf: "NotesView"))
    }

    @Test func theNearestFreeNameIsTaken() {
        func name(_ className: String, taken: Set<String>) -> ModuleName {
            ModuleName(
                chosen: nil, className: className, storyboard: nil, folder: "",
                takenType: { taken.contains($0) ? $0 + "View" : nil })
        }
        #expect(name("NotesViewController", taken: ["Notes", "NotesScreen", "NotesModule"]).text == "NotesScene")
        let all: Set = ["Notes", "NotesScreen", "NotesModule", "NotesScene", "NotesScreen2"]
        #expect(name("NotesViewController", taken: all).text == "NotesScreen3")
        let main = name("ViewController", taken: ["Main"])
        #expect(main.text == "MainScreen" && main.namesake == .lengthened(becauseOf: "MainView"))
    }

    @Test(arguments: ["ViewController", "TableViewController", "CollectionViewController", "Controller"])
    func aClassThatSaysNothingLeavesItToTheStoryboard(className: String) {
        let named = name(className, storyboard: "Calendar", folder: "/home/ada/Notes/Controllers")
        #expect(named.text == "Calendar")
        #expect(named.namesake == .interfaceFile("Calendar"))
        // A nib of the class's name says as little.
        #expect(name(className, storyboard: className, folder: "/home/ada/Notes").text == "Notes")
    }

    @Test(arguments: [
        ("/home/ada/Notes", "Notes"), ("/home/ada/Notes/View Controllers", "Notes"), ("Notes/Sources/UI", "Notes"),
        ("Reader/Settings", "Settings"),
    ])
    func theNearestFolderThatSortsNothingNamesTheModule(folder: String, expected: String) {
        let named = name("ViewController", folder: folder)
        #expect(named.text == expected)
        #expect(named.namesake == .folder(expected))
    }

    @Test(arguments: ["", "/", "/home/ada", "Controllers", "3D Notes", "My Notes"])
    func withoutAFolderThatCouldNameATypeItIsMain(folder: String) {
        let named = name("ViewController", folder: folder)
        #expect(named.text == "Main")
        #expect(named.namesake == .nothing)
    }

    @Test func aNameThatIsTakenIsLeft() {
        #expect(name("ViewController", storyboard: "Main", folder: "Notes", taken: "Main").text == "Notes")
        #expect(name("ViewController", chosen: "Main", taken: "Main").text == "Main")
    }
}
