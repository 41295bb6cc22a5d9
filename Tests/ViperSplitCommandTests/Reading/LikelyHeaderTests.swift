import Testing

/// What stands at the top of a blank module's files where no configuration says it.
struct LikelyHeaderTests {
    private let epoch = ["SOURCE_DATE_EPOCH": "86400"]

    /// The head of a file of a module in `App/Login`, of an app with git's user Ada.
    private func head(_ files: [String: String], _ environment: [String: String]? = nil) throws -> String {
        let sandbox = try Sandbox()
        for (name, text) in files { try sandbox.write(text, to: name) }
        try sandbox.git("init", "--quiet")
        try sandbox.git("config", "user.name", "Ada")
        let outcome = try sandbox.viperSplit(
            "new", "Login", "--template", "vipera", "--output", "App/Login", environment: environment ?? epoch)
        #expect(outcome.status == 0, "\(outcome)")
        let text = try sandbox.read("App/Login/LoginProtocols.swift")
        return text.components(before: "import UIKit")
    }

    @Test(arguments: [
        ("Shop.xcodeproj/project.pbxproj", "", "Shop"),
        ("Shop.xcworkspace/contents.xcworkspacedata", "", "Shop"),
        ("Package.swift", "let package = Package(\n    name: \"Till\", targets: [])", "Till"),
        ("App/project.yml", "", "App"),
        ("App/Package.swift", "let name = \"Till\"\nlet package = Package(name: name)", "App"),
    ])
    func aProjectGitAndTheDateTellIt(_ file: String, _ text: String, _ project: String) throws {
        let expected = "//\n//  LoginProtocols.swift\n//  \(project)\n//\n//  Created by Ada on 1970-01-02.\n//\n\n"
        #expect(try head([file: text]) == expected)
    }

    @Test func withoutAProjectNothingIsSaid() throws {
        #expect(try head([:]) == "")
    }

    @Test(arguments: [
        (#"{ "header": {} }"#, ""),
        (#"{ "header": { "project": "Mine" } }"#, "//\n//  LoginProtocols.swift\n//  Mine\n//\n\n"),
        (
            #"{ "header": { "date": "May 2" } }"#, ""
        ),
        (
            #"{ "header": { "author": "Bo", "date": "May 2" } }"#,
            "//\n//  LoginProtocols.swift\n//\n//  Created by Bo on May 2.\n//\n\n"
        ),
    ])
    func theConfigurationWins(_ json: String, _ expected: String) throws {
        #expect(try head(["Shop.xcodeproj/project.pbxproj": "", ".viper-split.json": json]) == expected)
    }

    @Test func withoutADayGivenItIsToday() throws {
        let text = try head(["Shop.xcodeproj/project.pbxproj": ""], [:])
        #expect(text.contains(/\n\/\/  Created by Ada on 20\d\d-\d\d-\d\d\.\n/), "\(text)")
    }

    /// A line of a name would be code.
    @Test func aNameStaysOnItsLine() throws {
        let text = try head(["Sh\nop.xcodeproj/project.pbxproj": ""])
        #expect(text.contains("//  Sh\\nop\n"), "\(text)")
    }

    /// A controller without a header that is an exception in its app is none in its module.
    @Test(arguments: [2, 1, 0])
    func aSplitDoesWhatMostFilesOfTheAppDo(_ filesWithHeader: Int) throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "Shop.xcodeproj/project.pbxproj")
        try sandbox.git("init", "--quiet")
        try sandbox.git("config", "user.name", "Ada")
        for (place, name) in ["Models", "Errors"].enumerated() {
            let head = place < filesWithHeader ? "//\n//  \(name).swift\n//  Shop\n//\n\n" : "/// What is \(name).\n"
            try sandbox.write("\(head)struct \(name) {}\n", to: "App/\(name).swift")
        }
        try sandbox.write(
            "import UIKit\n\nfinal class NotesViewController: UIViewController {\n"
                + "    // MARK: - Wireframe\n    private func leave() { dismiss(animated: true) }\n}\n",
            to: "App/NotesViewController.swift")
        try sandbox.commitAll()
        #expect(try sandbox.viperSplit("App/NotesViewController.swift", environment: epoch).status == 0)
        let expected =
            filesWithHeader == 2
            ? "//\n//  NotesWireframe.swift\n//  Shop\n//\n//  Created by Ada on 1970-01-02.\n//\n\n" : ""
        #expect(try sandbox.read("App/NotesWireframe.swift").components(before: "import UIKit") == expected)
    }
}

extension String {
    /// What stands before a text that is in it once.
    fileprivate func components(before text: String) -> String {
        firstRange(of: text).map { String(self[..<$0.lowerBound]) } ?? self
    }
}
