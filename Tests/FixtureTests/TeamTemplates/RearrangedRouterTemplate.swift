import Foundation
import ViperSplit

extension TeamTemplates {
    /// The router's template with the protocols in other files: each above the class that adopts it, but for the router's, which
    /// has a file of its own.
    static let apart: [SourceFile] = {
        let declarations = protocols(of: router)
        let files = router.dropFirst().map { file in
            let own = declarations.first { file.path.contains("___\($0.owner)") && $0.owner != "Router" }?.text ?? ""
            let text = file.text.replacing("class ", with: own + "class ", maxReplacements: 1)
            let isView = file.path.contains("View")
            return SourceFile(
                path: file.path,
                text: isView ? text.replacing("import UIKit", with: "import UIKit\nimport Combine") : text)
        }
        let own = declarations.first { $0.owner == "Router" }?.text ?? ""
        return files + [
            SourceFile(path: "___FILEBASENAME___RouterProtocol.swift", text: header + "import Foundation\n\n" + own)
        ]
    }()

    /// The router's template in one file, which is then the view controller's.
    static let together: [SourceFile] = {
        let texts = router.map { file in
            let name = file.path.dropFirst("___FILEBASENAME___".count).dropLast(".swift".count)
            return file.text.replacing(header, with: "").replacing("import Foundation\n", with: "")
                .replacing("import UIKit\n", with: "")
                .replacing("___FILEBASENAMEASIDENTIFIER___", with: "___VARIABLE_sceneName:identifier___\(name)")
        }
        return [SourceFile(path: "___FILEBASENAME___.swift", text: header + "import UIKit\n" + texts.joined())]
    }()

    /// The protocols of the first file of a template, by the word that their owners' names have, too.
    private static func protocols(of template: [SourceFile]) -> [(owner: String, text: String)] {
        template[0].text.components(separatedBy: "protocol ").dropFirst().compactMap { text in
            let owner = ["View", "Presenter", "Interactor", "Router"].first {
                text.contains("___\($0)Protocol: AnyObject")
            }
            return owner.map { ($0, "protocol " + text) }
        }
    }
}
