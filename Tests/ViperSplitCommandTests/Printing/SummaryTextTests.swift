import Testing
import ViperSplit

@testable import viper_split

struct SummaryTextTests {
    @Test func columnsAreAlignedAndOtherFilesFollow() throws {
        let sandbox = try Sandbox()
        let interfaces = sandbox.path("HomeInterfaces.swift")
        let planned = try plannedFiles(ChangeSet(changes: [.create(path: interfaces, contents: "a\nb")]), given: [])
        let rows = [
            ComponentSummary(component: "View", path: "Home.swift", members: 12, lines: 140),
            ComponentSummary(component: "Interactor", path: "HomeInteractor.swift", members: 3, lines: 9),
        ]
        #expect(
            summary(of: rows, planned).hasPrefix(
                """
                component   members  lines  file
                View             12    140  Home.swift
                Interactor        3      9  HomeInteractor.swift
                                         2  \(interfaces)

                Next:
                """
            )
        )
    }

    @Test func thereIsNothingToAddToTheTargetWithoutNewFiles() throws {
        let view = ComponentSummary(component: "View", path: "Home.swift", members: 12, lines: 140)
        #expect(!summary(of: [view], []).contains("Next:"))
        #expect(summary(of: [view], [], baseCommand: "viper-split base").contains("Next:\n  - if the app"))
    }
}
