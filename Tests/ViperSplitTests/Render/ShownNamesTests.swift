import Testing

@testable import ViperSplit

/// The imports of names that the view controller sees by what another module shows, which its module's files don't import.
struct ShownNamesTests {
    /// - Returns: the text of the file of interfaces.
    private func interfaces(importing imports: [String], handing type: String) throws -> String {
        let source = """
            \(imports.map { "import \($0)\n" }.joined())
            class PageViewController: UIViewController {
                private let rows = UIView()

                // MARK: - View life

                override func viewDidLoad() {
                    super.viewDidLoad()
                    leave(made(), rows)
                }

                func made() -> \(type)! { nil }

                // MARK: - Wireframe

                private func leave(_ sound: \(type)?, _ view: UIView) {
                    print(sound as Any, view)
                    dismiss(animated: true)
                }
            }

            """
        var options = SplitOptions(template: try Template("infinum"))
        options.context = try options.template.baseFiles()
        let split = try split([SourceFile(path: "PageViewController.swift", text: source)], options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        let change = try #require(split.changes.changes.first { $0.path == "PageInterfaces.swift" })
        return try change.newContents()
    }

    @Test(
        arguments: [
            ("AVKit shows it.", ["AVKit", "UIKit"], "SystemSoundID", "AudioToolbox", true),
            (
                "The view controller imports it.", ["AVKit", "AudioToolbox", "UIKit"], "SystemSoundID", "AudioToolbox",
                true
            ),
            ("AVKit shows it, and draws.", ["AVKit", "UIKit"], "AVPlayer", "AVFoundation", true),
            ("AVKit doesn't declare it.", ["AVKit", "UIKit"], "AVPlayer", "AVKit", false),
            ("UIKit shows it.", ["AVKit", "UIKit"], "CALayer", "QuartzCore", false),
            ("Nothing but UIKit can show it.", ["UIKit"], "SystemSoundID", "AudioToolbox", false),
        ] as [(String, [String], String, String, Bool)])
    func whatTheFileOfInterfacesNamesIsImported(
        _ sentence: String, imports: [String], type: String, module: String, isImported: Bool
    ) throws {
        let text = try interfaces(importing: imports, handing: type)
        #expect(text.contains(type) && text.contains("import UIKit\n"), "\(sentence)\n\(text)")
        #expect(text.contains("import \(module)\n") == isImported, "\(sentence)\n\(text)")
    }
}
