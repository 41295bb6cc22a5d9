import Foundation
import Oracle
import ViperSplit

/// What is measured together, by a process of its own.
enum Subject: Hashable {
    /// A controller on disk; with its app, if that is to be read.
    case controller(CorpusController)
    /// All cases of `Fixtures`, one after the other.
    case fixtures

    var name: String {
        switch self {
        case .controller(let controller): controller.name
        case .fixtures: "fixtures"
        }
    }

    func jobs() throws -> [Job] {
        switch self {
        case .controller(let controller):
            [Job(files: read(controller.paths), options: SplitOptions(context: controller.app))]
        case .fixtures:
            try FixtureCase.all(in: FixtureCase.folder).map {
                Job(files: $0.relativeController, options: try $0.options(style: Template.standard.name))
            }
        }
    }
}
