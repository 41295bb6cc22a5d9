import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class EpisodesRouter {
}

// MARK: - Router input

extension EpisodesRouter: EpisodesRouterInput {

    func makePlayer() -> PlayerViewController {
        PlayerViewController()
    }

    func makeNote(model: NoteModel) -> NoteViewController {
        NoteViewController(model: model)
    }
}
