import Testing

@testable import ViperSplit

/// Splits of views: UIKit calls a view when it is made and when it goes, and a module's View has to be ready for both.
struct ViewsOfModulesTests {
    private func split(_ members: String, base: String = "UIView") throws -> Split {
        let store = "final class PanelStore { static let shared = PanelStore(); func save(_ count: Int) {} }"
        let source = "import UIKit\n\(store)\nfinal class PanelView: \(base) {\n\(members)\n}\n"
        return try ViperSplit.split(
            [SourceFile(path: "PanelView.swift", text: source)],
            options: SplitOptions(context: [], template: Template("zikviper")))
    }

    private func view(_ members: String, base: String = "UIView") throws -> String {
        let split = try split(members, base: base)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        return try split.changes.changes.first { $0.path == "PanelView.swift" }?.newContents() ?? ""
    }

    private let bump = "private func bump() { count += 1; PanelStore.shared.save(count) }"
    private let coder = "required init?(coder: NSCoder) { fatalError() }"

    /// `super.init` calls `didAddSubview`, which must find a module.
    @Test func aViewsInitialisersDontAssembleTheModule() throws {
        let text = try view(
            "private var count: Int\ninit(count: Int) {\nself.count = count\nsuper.init(frame: .zero)\n}\n\(coder)\n"
                + "override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview); bump() }\n\(bump)")
        #expect(text.contains("lazy var eventHandler: PanelViewEventHandler"), "\(text)")
        #expect(text.contains("self.count = count\n"), "\(text)")
    }

    /// A view that goes takes its subviews along, when its Presenter has no view any more.
    @Test(arguments: [("willRemoveSubview", true), ("didAddSubview", false)])
    func whatIsToldWhenTheViewGoesStays(_ method: String, _ stays: Bool) throws {
        let body = "super.\(method)(subview)\nbump()"
        let text = try view(
            "private var count = 0\nprivate var name = \"\"\noverride func \(method)(_ subview: UIView) {\n\(body)\n}\n\(bump)\n"
                + "@objc func press() { name = \"a\"; print(name) }")
        #expect(text.contains("private func bump()") == stays, "\(text)")
    }

    /// UIKit's own initialiser would make a view whose outlets nobody connects.
    @Test(arguments: [("@IBOutlet private var bar: UIView!\n", false), ("", true)])
    func aViewOfANibIsMadeByNobodyElse(_ outlet: String, _ isMade: Bool) throws {
        let split = try split("\(outlet)private var count = 0\n@objc \(bump)", base: "UITableViewCell")
        let builder = try split.changes.changes.first { $0.path == "PanelBuilder.swift" }?.newContents() ?? ""
        #expect(builder.contains("static func makeView(") == isMade, "\(builder)")
        #expect(builder.contains("static func assemble("), "\(builder)")
    }

    @Test func whereAllIsTheViewsNothingIsWritten() throws {
        let split = try split("override func layoutSubviews() { super.layoutSubviews(); alpha = 1 }")
        #expect(split.outcome == .nothingToMove && split.changes.changes.isEmpty)
    }
}
