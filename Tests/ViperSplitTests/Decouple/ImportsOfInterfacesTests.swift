import Testing

@testable import ViperSplit

/// A file of interfaces imports what the types need that components declare, though the view controller never names them.
struct ImportsOfInterfacesTests {
    private static let source = """
        import UIKit

        class ListViewController: UIViewController {
            private var count = 0

            // MARK: - Handle view event

            @IBAction func tap() {
                count += 1
                if Store.shared.load(id: count) == nil { count = 0 }
            }
        }

        """
    private static let app = """
        import CoreData

        final class Store {
            static let shared = Store()
            func load(id: Int) -> NSManagedObjectID? { nil }
        }

        """

    private func files(
        _ source: String, _ step: RefactoringStep?, besides others: [SourceFile] = []
    ) throws -> [String: String] {
        var options = SplitOptions(template: try Template("infinum"))
        options.step = step
        options.context =
            try options.template.baseFiles() + [SourceFile(path: "Store.swift", text: Self.app)] + others
        let split = try split([SourceFile(path: "ListViewController.swift", text: source)], options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        return try split.changes.changes.reduce(into: [:]) { $0[$1.path] = try $1.newContents() }
    }

    @Test func twoStepsImportWhatOneDoes() throws {
        let atOnce = try files(Self.source, nil)
        let moved = try files(Self.source, .move)
        let view = try #require(moved["ListViewController.swift"])
        let others = moved.filter { $0.key != "ListViewController.swift" }.map { SourceFile(path: $0, text: $1) }
        let decoupled = try files(view, .decouple, besides: others)
        let interfaces = try #require(decoupled["ListInterfaces.swift"])
        #expect(interfaces.contains("import CoreData\n") && interfaces.contains("NSManagedObjectID"), "\(interfaces)")
        #expect(interfaces == atOnce["ListInterfaces.swift"])
    }
}
