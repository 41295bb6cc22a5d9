import Testing

@testable import ViperSplit

/// A controller of a library of which nothing is in sight is a screen, by its name.
struct LibraryControllersTests {
    private let source = """
        import UIKit
        import FloatingPanel

        class MapViewController: UIViewController {
            private var panel: FloatingPanelController!
            private var regions: [String] = []
            // MARK: - Handle view event
            func didTap() {
                regions.append("all")
                initializeSheet()
            }
            private func initializeSheet() {
                panel = FloatingPanelController()
                panel.surfaceView.cornerRadius = 12
                panel.surfaceView.shadowHidden = false
                regions.removeAll()
            }
        }
        """

    private func presenter(app: [SourceFile]?) throws -> String {
        var options = SplitOptions()
        options.context = app
        let split = try split([SourceFile(path: "MapViewController.swift", text: source)], options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        let change = try #require(split.changes.changes.first { $0.path.hasSuffix("MapPresenter.swift") })
        return try change.newContents()
    }

    @Test func theWireframeHasItAndSetsItUpAtOnce() throws {
        let presenter = try presenter(app: [])
        #expect(!presenter.contains("FloatingPanel"))
        #expect(
            presenter.contains("wireframe.setUpSheet(shadowHidden: false)\n        regions.removeAll()"), "\(presenter)"
        )
    }

    /// The twins: what the app declares is what it says, and without the app nobody knows.
    @Test(arguments: [
        [SourceFile(path: "Panel.swift", text: "class FloatingPanelController { var surfaceView = Surface() }")], nil,
    ])
    func oneOfTheAppIsWhatItIs(app: [SourceFile]?) throws {
        #expect(try presenter(app: app).contains("FloatingPanelController"))
    }
}
