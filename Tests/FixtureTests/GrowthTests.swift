import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

/// A view controller that has its module, and to which somebody has added a feature since.
@Suite(.long) struct GrowthTests {
    private static let feature = """

            // MARK: - Handle view event

            private var taps = 0

            @IBAction func didTapArchive() {
                taps += 1
                if taps > 2 {
                    showTaps(taps)
                    saveTaps()
                } else {
                    close()
                }
            }

            // MARK: - Update view

            private func showTaps(_ count: Int) {
                title = "\\(count) taps"
                Trace.record("shows \\(count)")
            }

            // MARK: - Business use case

            private func saveTaps() {
                UserDefaults.standard.set(taps, forKey: "taps")
                Trace.record("saves \\(taps)")
            }

            // MARK: - Wireframe

            private func close() {
                navigationController?.popViewController(animated: true)
                Trace.record("closes")
            }
        }

        """

    private static let uses = """

        let grown = NoteListViewController()
        grown.setValue(UITableView(), forKey: "tableView")
        grown.setValue(UILabel(), forKey: "emptyLabel")
        grown.loadViewIfNeeded()
        for _ in 0..<4 { grown.didTapArchive() }

        """

    /// The module of the style with the feature in its view controller, which comes first.
    private func files(_ style: String) async throws -> [SourceFile] {
        var files = try await FixtureSplit.of(try fixture(named: "NoteList"), style: style).files
        let view = try #require(files.firstIndex { $0.path == "NoteListViewController.swift" })
        files.insert(files.remove(at: view), at: 0)
        let text = files[0].text
        let end = try #require(text.range(of: "\n}\n"))
        files[0] = SourceFile(
            path: files[0].path, text: text.replacingCharacters(in: end, with: "\n" + Self.feature))
        return try files.map { file in
            // Somebody has worked in the module, too.
            guard file.path.contains("Presenter") else { return file }
            let place = try #require(file.text.range(of: "    func didTapAdd() {"))
            let note = "    /// By hand: a new note has no title yet.\n"
            return SourceFile(
                path: file.path, text: file.text.replacingCharacters(in: place, with: note + file.text[place]))
        }
    }

    private func split(_ files: [SourceFile], _ style: String) throws -> Split {
        var options = try fixture(named: "NoteList").options(style: style)
        options.context = Array(files.dropFirst()) + (try fixture(named: "NoteList").app)
        return try ViperSplit.split([files[0]], options: options)
    }

    @Test(arguments: FixtureTests.styles)
    func whatIsNewGoesIntoTheModule(style: String) async throws {
        let files = try await files(style)
        let split = try split(files, style)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        for change in split.changes.changes {
            guard case .edit(let path, let original, let edits) = change else {
                Issue.record("\(change.path) is new")
                continue
            }
            #expect(original == files.first { $0.path == path }?.text)
            // Nothing that was in the module's files is touched.
            #expect(path == files[0].path || edits.allSatisfy(\.range.isEmpty), "\(path)")
        }
        let grown = try applying(split.changes, to: files)
        let text = grown.dropFirst().map(\.text).joined()
        #expect(text.contains("func didTapArchive() {\n        taps += 1"))
        #expect(!grown[0].text.contains("saveTaps()"))
        let fixture = try fixture(named: "NoteList")
        let driver = SourceFile(path: fixture.driver.path, text: fixture.driver.text + Self.uses)
        let base = baseFiles(style: style, besides: files)
        let comparison = try await compare(
            FixtureCase(name: "NoteList", controller: files + base, app: fixture.app, driver: driver),
            split: grown + base)
        #expect(comparison.faults.isEmpty, "\(comparison)")
        #expect(try self.split(grown, style).outcome == .alreadySplit)
    }

    /// Without the feature there is nothing to do, and a name that the module has already stays where it is.
    @Test func aNameThatTheModuleHasStays() async throws {
        var files = try await files("infinum")
        files[0].text = files[0].text.replacing("saveTaps", with: "delete")
        let split = try split(files, "infinum")
        #expect(split.findings.contains { $0.rule == "reserved-name" }, "\(split.findings.map(\.message))")
    }
}
