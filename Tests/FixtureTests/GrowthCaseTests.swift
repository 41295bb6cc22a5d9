import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

/// View controllers whose modules somebody has written, in the shape that a system publishes, and to which a feature has come.
///
/// A case of `Fixtures/Growth` has its view controller in `View`, the rest of its module in `Module`, and what is recorded of
/// both in `Expected`. It is no case to be split, and so no case of the other suites.
@Suite struct GrowthCaseTests {
    static let names = GrowthCase.all.map(\.name)

    private func growthCase(_ name: String) throws -> GrowthCase {
        try #require(GrowthCase.all.first { $0.name == name })
    }

    @Test(arguments: names)
    func goldensMatch(_ name: String) throws {
        let growth = try growthCase(name)
        let goldens = Goldens(in: growth.folder.appending(path: "Expected"))
        let split = try growth.split()
        #expect(split.split.outcome == .split, "\(split.findings)")
        if Goldens.isRecording {
            try goldens.record(split)
            Issue.record("recorded; read it, then run again without VIPER_SPLIT_RECORD")
        } else {
            #expect(try goldens.differences(from: split) == [], "VIPER_SPLIT_RECORD=1 records these files anew")
        }
    }

    @Test(.long, arguments: names)
    func whatGrowsBehavesAsBefore(_ name: String) async throws {
        let growth = try growthCase(name)
        let comparison = try await compare(growth.fixture, split: try growth.split().files)
        #expect(comparison.isEqual, "\(comparison)")
    }

    /// The same module whose components use each other as classes, all of them or some.
    @Test(.long, arguments: [["CatalogItems"], ["CatalogItems", "CatalogWays", "CatalogShowing", "CatalogDirecting"]])
    func whatGrowsWithoutInterfacesBehavesAsBefore(_ protocols: [String]) async throws {
        let growth = try growthCase("Catalog")
        let classes = [
            "CatalogItems": "CatalogInteractor", "CatalogWays": "CatalogRouter",
            "CatalogShowing": "CatalogViewController", "CatalogDirecting": "CatalogDirector",
        ]
        let changed = (growth.fixture.controller + growth.fixture.app).map { file in
            // A conformance stands behind a class's name, what is held behind a property's.
            let text = protocols.reduce(file.text) { text, name in
                text.replacing(try! Regex("(\\b[a-z]\\w*: )\(name)\\b")) { match in
                    "\(match.output[1].substring ?? "")\(classes[name] ?? name)"
                }
            }
            return SourceFile(path: file.path, text: text)
        }
        let direct = growth.with(changed)
        #expect(direct.fixture.app != growth.fixture.app)
        let split = try direct.split()
        #expect(split.split.outcome == .split, "\(split.findings)")
        #expect(!split.split.changes.changes.contains { if case .create = $0 { true } else { false } })
        let comparison = try await compare(direct.fixture, split: split.files)
        #expect(comparison.isEqual, "\(comparison)")
    }

    /// Everything that is new goes into the files that there are, whatever style is asked for.
    @Test(arguments: names, FixtureTests.styles)
    func theModuleTellsItsStyle(_ name: String, style: String) throws {
        let growth = try growthCase(name)
        let split = try growth.split(style: style).split
        #expect(!split.changes.changes.contains { if case .create = $0 { true } else { false } })
        #expect(split == (try growth.split().split))
    }

    @Test(arguments: names)
    func aSecondRunChangesNothing(_ name: String) throws {
        let growth = try growthCase(name)
        let grown = try growth.split().files
        let again = try growth.with(grown).split()
        #expect(again.split.outcome == .alreadySplit, "\(again.findings)")
        #expect(again.split.changes.changes.isEmpty)
    }

    /// The negative twins: with a link that no style has, it is no module that could grow, and nothing is written beside it.
    @Test(arguments: [
        ("Draft", "DraftDefaultPresenter.swift", "var interactor: DraftInteractor?", "var interactor: DraftStore?"),
        ("Album", "AlbumPresenter.swift", "var router: AlbumRouterProtocol!", "var router: AlbumRouter!"),
    ])
    func whatIsNotInTheShapeStays(_ name: String, file: String, link: String, other: String) throws {
        let growth = try growthCase(name)
        let text = try #require(growth.fixture.app.first { $0.fileName == file }?.text)
        #expect(text.contains(link))
        let changed = growth.with([SourceFile(path: file, text: text.replacing(link, with: other))])
        let split = try changed.split().split
        #expect(split.outcome == .nothingCanMove)
        #expect(split.changes.changes.map(\.path) == [])
        #expect(split.findings.map(\.rule) == ["module-shape"])
    }

    /// An interactor that has nobody to report to takes what doesn't have to.
    @Test(.long) func anInteractorWithoutALinkBackGrows() async throws {
        let (file, link) = ("DraftDefaultInteractor.swift", "    weak var presenter: DraftPresenter?\n")
        let growth = try growthCase("Draft")
        let text = try #require(growth.fixture.app.first { $0.fileName == file }?.text)
        #expect(text.contains(link))
        let changed = growth.with([
            SourceFile(path: file, text: text.replacing(link, with: "    weak var presenter: AnyObject?\n"))
        ])
        let split = try changed.split()
        #expect(split.split.outcome == .split, "\(split.findings)")
        #expect(split.split.changes.changes.map(\.path).contains { $0.hasSuffix(file) })
        let comparison = try await compare(changed.fixture, split: split.files)
        #expect(comparison.isEqual, "\(comparison)")
    }

    /// A router that doesn't know the view controller can't do what that does; the rest leaves all the same.
    @Test(arguments: [
        (
            "Draft", "DraftDefaultRouter.swift", "weak var viewController: UIViewController?",
            "weak var window: UIWindow?"
        ),
        ("Album", "AlbumRouter.swift", "weak var viewController: UIViewController!", "weak var window: UIWindow!"),
    ])
    func whatTheRouterCantDoStays(_ name: String, file: String, link: String, other: String) throws {
        let growth = try growthCase(name)
        let text = try #require(growth.fixture.app.first { $0.fileName == file }?.text)
        #expect(text.contains(link))
        let split = try growth.with([SourceFile(path: file, text: text.replacing(link, with: other))]).split().split
        #expect(split.outcome == .split)
        #expect(!split.changes.changes.map(\.path).contains { $0.hasSuffix(file) })
        #expect(split.findings.contains { $0.rule == "no-component" })
    }
}

/// A module of `Fixtures/Growth`.
struct GrowthCase {
    let name: String
    let folder: URL
    /// The view controller with its module and the app around it.
    private(set) var fixture: FixtureCase

    static let all: [GrowthCase] = {
        let folder = packageFixtures.appending(path: "Growth")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { try? GrowthCase(name: $0, folder: folder.appending(path: $0)) }
    }()

    private init(name: String, folder: URL) throws {
        (self.name, self.folder) = (name, folder)
        let driver = try String(contentsOf: folder.appending(path: "Driver.swift"), encoding: .utf8)
        let view = try Self.files(in: folder.appending(path: "View"))
        let module = try Self.files(in: folder.appending(path: "Module"))
        let base = view.contains { $0.text.contains("VIPERView") } ? baseFiles(style: "viper-base", besides: []) : []
        fixture = FixtureCase(
            name: name, controller: view, app: module + (try Self.files(in: folder.appending(path: "App"))) + base,
            driver: SourceFile(path: "Driver.swift", text: driver))
        fixture.path = "Growth/\(name)"
    }

    private static func files(in folder: URL) throws -> [SourceFile] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            SourceFile(
                path: name, text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        }
    }

    /// The case with other texts of its files.
    func with(_ files: [SourceFile]) -> GrowthCase {
        func changed(_ own: [SourceFile]) -> [SourceFile] {
            own.map { file in files.first { $0.fileName == file.fileName } ?? file }
        }
        var growth = self
        growth.fixture.controller = changed(fixture.controller)
        growth.fixture.app = changed(fixture.app)
        return growth
    }

    func split(style: String = Template.standard.name) throws -> FixtureSplit {
        var options = SplitOptions(template: try Template(style))
        options.context = fixture.app + [fixture.driver]
        return try FixtureSplit(fixture, options: options)
    }
}
