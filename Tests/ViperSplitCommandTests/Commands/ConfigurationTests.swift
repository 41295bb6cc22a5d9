import Foundation
import Testing
import ViperSplit

/// `.viper-split.json`, found upward from what a command works on.
struct ConfigurationTests {
    private func sandbox(_ json: String) throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(json, to: "App/.viper-split.json")
        try sandbox.makeFolder("App/Notes")
        return sandbox
    }

    @Test func theNearestOneHolds() throws {
        let sandbox = try sandbox(#"{ "template": "vipera" }"#)
        try sandbox.write(#"{ "template": "zikviper" }"#, to: "App/Notes/Old/.viper-split.json")
        let template = { (folder: String) in
            try Configuration(json: sandbox.viperSplit("dump-configuration", folder).output, path: "").template
        }
        #expect(try template("App/Notes") == "vipera")
        #expect(try template("App/Notes/Old") == "zikviper")
        #expect(try template(".") == "infinum")
    }

    @Test func whatIsDumpedIsAConfiguration() throws {
        let sandbox = try sandbox(#"{ "serviceSuffixes": ["Gateway"], "titles": { "Wires": "wireframe" } }"#)
        let dumped = try sandbox.viperSplit("dump-configuration", "App").output
        let expected = Configuration(titles: ["Wires": "wireframe"], serviceSuffixes: ["Gateway"])
        #expect(try Configuration(json: dumped, path: "") == expected)
    }

    @Test func itsTemplateIsTheDefault() throws {
        let sandbox = try sandbox(#"{ "template": "vipera" }"#)
        #expect(try sandbox.viperSplit("new", "Login", "--output", "App/Notes").status == 0)
        #expect(try sandbox.read("App/Notes/LoginModule.swift").contains("class LoginModule"))
        #expect(try sandbox.viperSplit("new", "Login", "--template", "infinum", "--output", "App/Notes").status == 0)
        #expect(try sandbox.read("App/Notes/LoginWireframe.swift").contains("BaseWireframe"))
    }

    @Test func aFolderOfAStyleIsFoundFromIt() throws {
        let sandbox = try sandbox(#"{ "template": "Ours" }"#)
        #expect(try sandbox.viperSplit("templates", "export", "vipera", "App/Ours").status == 0)
        try sandbox.write(
            try sandbox.read("App/Ours/Blank/___VARIABLE_moduleName___Module.swift")
                .replacing("buildDefault", with: "build"),
            to: "App/Ours/Blank/___VARIABLE_moduleName___Module.swift")
        #expect(try sandbox.viperSplit("new", "Login", "--output", "App/Notes").status == 0)
        #expect(try sandbox.read("App/Notes/LoginModule.swift").contains("func build(delegate: LoginModuleDelegate?"))
    }

    @Test func itsTemplateIsThatOfBaseFiles() throws {
        let sandbox = try sandbox(#"{ "template": "viper-base" }"#)
        #expect(try sandbox.viperSplit("base", "--output", "App/Viper").status == 0)
        #expect(try sandbox.snapshot().keys.contains("App/Viper/VIPERBuilder.swift"))
        #expect(try sandbox.viperSplit("base", "--output", "Viper").status == 0)
        #expect(try sandbox.snapshot().keys.contains("Viper/BaseWireframe.swift"))
    }

    @Test func itsHeaderIsThatOfNewFiles() throws {
        let header = "//\n//  LoginPresenter.swift\n//  Notes\n//\n//  Created by Ada.\n//\n\nimport Foundation\n"
        let sandbox = try sandbox(#"{ "header": { "project": "Notes", "author": "Ada" } }"#)
        #expect(try sandbox.viperSplit("new", "Login", "--output", "App/Notes").status == 0)
        #expect(try sandbox.read("App/Notes/LoginPresenter.swift").hasPrefix(header))
        #expect(try sandbox.viperSplit("new", "Login").status == 0)
        #expect(try sandbox.read("LoginPresenter.swift").hasPrefix("import Foundation\n"))
    }

    private let controller = """
        import UIKit

        class LoginViewController: UIViewController {

            private let users = UserGateway()

            // MARK: - Wires

            private func leave() {
                dismiss(animated: true)
            }

            // MARK: - Handle view event

            @IBAction private func save() {
                users.save("Ada")
                leave()
            }
        }

        """

    @Test func itsTitlesAndSuffixesCount() throws {
        let sandbox = try sandbox(
            #"{ "titles": { "wires": "wireframe" }, "serviceSuffixes": ["Gateway"], "header": { "project": "N" } }"#)
        try sandbox.write(controller, to: "App/Notes/LoginViewController.swift")
        #expect(try sandbox.viperSplit("App/Notes/LoginViewController.swift", "--allow-no-vcs").status == 0)
        let wireframe = try sandbox.read("App/Notes/LoginWireframe.swift")
        #expect(wireframe.contains("    // MARK: - Wires\n\n    func leave() {"))
        #expect(wireframe.hasPrefix("//\n//  LoginWireframe.swift\n//  N\n//\n\n"))
        #expect(try sandbox.read("App/Notes/LoginInteractor.swift").contains("private let users = UserGateway()"))
    }

    @Test(arguments: [
        (
            #"{ "templat": "x" }"#,
            "unknown key `templat`; there is `template`, `titles`, `serviceSuffixes`, `context`, `exclude`, `header`, `tests`"
        ),
        (#"{ "tests": { "dir": "x" } }"#, "unknown key `tests.dir`; there is `folder`, `framework`, `module`"),
        (
            #"{ "tests": { "framework": "Quick" } }"#,
            "`tests.framework` is `Quick`; there is `xctest`, `swift-testing`"
        ),
        (#"{ "tests": { "module": "1 App" } }"#, "`tests.module` is `1 App`, which can't be a module's name"),
        (
            #"{ "header": { "autor": "x" } }"#,
            "unknown key `header.autor`; there is `project`, `author`, `organization`, `date`"
        ),
        (#"{ "serviceSuffixes": "Gateway" }"#, "`serviceSuffixes` isn't a list"),
        (#"{ "serviceSuffixes": [1] }"#, "`serviceSuffixes[0]` isn't a string"),
        (#"{ "template": 1 }"#, "`template` isn't a string"),
        (
            #"{ "titles": { "A": "worker" } }"#,
            "`titles.A` is `worker`; there is `view`, `presenter`, `formatter`, `interactor`, `wireframe`"
        ),
        ("{", "it isn't JSON"),
        ("[]", "it isn't an object"),
    ])
    func whatCannotBeUnderstoodIsRefused(_ json: String, _ reason: String) throws {
        let sandbox = try sandbox(json)
        try sandbox.expectRefusal(
            "new", "Login", "--output", "App/Notes", status: 65,
            message: "error: `\(sandbox.path("App/.viper-split.json"))`: \(reason)")
    }
}
