import Foundation
import Oracle
import Testing
import ViperSplit

@Suite struct LoweringTests {
    @Test func attributesAndModifiersGo() {
        expectLowering(
            of: """
                import UIKit
                final class Screen: UIViewController {
                    @IBOutlet private weak var label: UILabel!
                    @objc dynamic var count = 0
                    @IBAction
                    private func save(_ sender: UIButton) {}
                    @available(iOS 15, *) @objc func later() {}
                }
                """,
            to: """
                import UIKit
                final class Screen: UIViewController {
                    private weak var label: UILabel!
                     var count = 0
                    
                    private func save(_ sender: UIButton) {}
                    @available(iOS 15, *) func later() {}
                }
                """)
    }

    @Test func selectorsAreCheckedAndNamed() {
        expectLowering(
            of: """
                class Screen: UIViewController {
                    let a = #selector(tap)
                    let b = #selector(Screen.tap(_:for:))
                    let c = #selector(getter: Screen.count)
                    let d = #keyPath(Screen.child.count)
                    @objc func tap() {}
                    @objc func tap(_ sender: UIButton, for event: UIEvent) {}
                }
                """,
            to: """
                class Screen: UIViewController {
                    let a = Selector("tap", checking: tap)
                    let b = Selector("tap:for:", checking: Screen.tap(_:for:))
                    let c = Selector("count", checking: \\Screen.count)
                    let d = "child.count"
                    func tap() {}
                    func tap(_ sender: UIButton, for event: UIEvent) {}
                }
                """)
    }

    @Test func selectorOfAHiddenMethodIsRefused() {
        let text = lowered("class Screen: UIViewController { let a = #selector(tap); func tap() {} }")
        #expect(text.contains("checking: notExposedToObjectiveC_tap"))
    }

    @Test func importsThatDoNotExistAreNamed() {
        let file = SourceFile(path: "A.swift", text: "import Foundation\nimport Alamofire\n@testable import App\n")
        let program = lower([file], driver: nil)
        #expect(program.files[0].text == "import FoundationDouble\n\n\n")
        #expect(program.droppedImports == ["Alamofire", "App"])
    }

    @Test func frameworksThatExportUIKitAreNamedAndStillDo() {
        let program = lower([SourceFile(path: "A.swift", text: "import WebKit\nimport Lottie\n")], driver: nil)
        #expect(program.files[0].text == "import UIKit\n\n")
        #expect(program.droppedImports == ["Lottie", "WebKit"])
    }

    @Test func overridesInExtensionsAreForwardedTo() {
        expectLowering(
            of: """
                class Screen: UIViewController {
                }
                extension Screen {
                    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
                    override var prefersStatusBarHidden: Bool { true }
                }
                """,
            to: """
                class Screen: UIViewController {
                ; override func setEditing(_ editing: Bool, animated: Bool) { self._body_setEditing(editing, animated: animated) } ; override var prefersStatusBarHidden: Bool { get { self._body_prefersStatusBarHidden } } }
                extension Screen {
                     func _body_setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
                     var _body_prefersStatusBarHidden: Bool { true }
                }
                """)
    }

    @Test func optionalRequirementsGetDefaults() {
        expectLowering(
            of: """
                @objc protocol Watcher {
                    @objc optional func didStart()
                    @objc optional func limit() -> Int
                }
                func start(_ watcher: Watcher?) { watcher?.didStart?() }
                """,
            to: """
                protocol Watcher: AnyObject {
                     func didStart()
                     func limit() -> Int
                } extension Watcher { func didStart() {}; func limit() -> Int { fatalError("limit is not implemented") } }
                func start(_ watcher: Watcher?) { watcher?.didStart() }
                """)
    }

    @Test func conditionsForIOSHoldHere() {
        #expect(lowered("#if os(iOS)\n#endif").contains("#if os(\(hostSystem))"))
    }

    @Test func onlyWhatIsCompiledIsFoundByName() {
        let text = lowered(
            """
            #if DEBUG && os(iOS)
            class Debugger: UIViewController { @objc func dump() {} }
            #elseif os(iOS) || os(tvOS)
            class Screen: UIViewController { @objc func show() {} }
            #endif
            """)
        #expect(text.contains("case \"show\""))
        #expect(!text.contains("case \"dump\""))
    }

    @Test func cellsCanBeCreatedFromTheirClass() {
        expectLowering(
            of: """
                class Cell: UITableViewCell {
                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
                }
                class Tile: UICollectionViewCell {
                    override init(frame: CGRect) { super.init(frame: frame) }
                }
                class Box: UIView {
                    override init(frame: CGRect) { super.init(frame: frame) }
                }
                """,
            to: """
                class Cell: UITableViewCell {
                    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
                }
                class Tile: UICollectionViewCell {
                    required init(frame: CGRect) { super.init(frame: frame) }
                }
                class Box: UIView {
                    override init(frame: CGRect) { super.init(frame: frame) }
                }
                """)
    }

    @Test func byteOrderMarkAndCarriageReturnsSurvive() {
        #expect(lowered("\u{FEFF}import UIKit\r\nlet a = 1\r\n") == "\u{FEFF}import UIKit\r\nlet a = 1\r\n")
    }

    private func expectLowering(
        of source: String, to expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = lowered(source)
        let own = text.components(separatedBy: "@preconcurrency @MainActor private protocol _Messages")[0]
        #expect(own == expected + "\n", sourceLocation: sourceLocation)
    }

    private func lowered(_ source: String) -> String {
        lower([SourceFile(path: "Source.swift", text: source)], driver: nil).files[0].text
    }
}

#if os(macOS)
    private let hostSystem = "macOS"
#else
    private let hostSystem = "Linux"
#endif
