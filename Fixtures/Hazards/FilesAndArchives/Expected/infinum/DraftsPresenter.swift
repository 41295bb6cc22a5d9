import Foundation

@preconcurrency @MainActor
final class DraftsPresenter {

    // MARK: - Private properties -

    private unowned let view: DraftsViewInterface
    private let interactor: DraftsInteractorInterface
    private let wireframe: DraftsWireframeInterface

    // MARK: - Properties -

    var drafts: [Draft] = []
    private var picture: Data?

    // MARK: - Lifecycle -

    init(
        view: DraftsViewInterface,
        interactor: DraftsInteractorInterface,
        wireframe: DraftsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension DraftsPresenter: DraftsPresenterInterface {

    /// What was kept the last time, if there is anything.
    func load() {
        guard let data = try? interactor.readData(contentsOf: Places.archive),
            let kept = try? interactor.unarchiveTopLevelObjectWithData(data) as? [Draft]
        else { return }
        drafts = kept
    }

    func addTapped() {
        let draft = Draft(title: "Draft \(drafts.count + 1)")
        drafts.append(draft)
        interactor.keep()
        interactor.upload(draft)
        view.show()
    }

    func exportTapped() {
        let text = drafts.map(\.title).joined(separator: ", ")
        do {
            try interactor.write(text, to: Places.export, atomically: true, encoding: .utf8)
            view.setStatusLabelText("exported")
        } catch {
            view.setStatusLabelText("not exported")
        }
    }

    func readTapped() {
        do {
            let text = try interactor.readString(contentsOf: Places.export, encoding: .utf8)
            view.setStatusLabelText("read: \(text)")
            drafts.append(Draft(title: text))
            view.show()
        } catch {
            view.setStatusLabelText("nothing to read")
        }
    }

    func pauseTapped() {
        interactor.pauseUploads()
        view.setStatusLabelText(interactor.uploadsState)
    }

    /// Whether there is a picture is known here, so that who writes it isn't asked without one.
    func pictureTapped() {
        try? picture?.write(to: Places.picture)
        picture = Data([1, 2, 3])
        view.setStatusLabelText(interactor.fileExists(atPath: Places.picture.path) ? "a picture" : "no picture")
    }
}

extension DraftsPresenter: DraftsInteractorOutputInterface {
}
