import Foundation

@preconcurrency @MainActor
final class EditorPresenter {

    // MARK: - Private properties -

    private unowned let view: EditorViewInterface
    private let wireframe: EditorWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: EditorViewInterface,
        wireframe: EditorWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension EditorPresenter: EditorPresenterInterface {

    // MARK: - Handle view event

    func type(_ text: String) {
        view.draft = text
        view.draft += "."
        @Logged var count = text.count
        count += 1
        view.warnIfNeeded()
    }

    func zoom(by factor: Int) {
        view.fontSize *= factor
        view.showSize()
    }
}
