import Foundation

@preconcurrency @MainActor
final class GalleryPresenter {

    // MARK: - Private properties -

    private unowned let view: GalleryViewInterface
    private let interactor: GalleryInteractorInterface
    private let wireframe: GalleryWireframeInterface

    // MARK: - Constants

    private static let spacing = GalleryViewController.defaultColumns * 4

    // MARK: - Provide view data source

    var columns = GalleryViewController.defaultColumns

    // MARK: - Lifecycle -

    init(
        view: GalleryViewInterface,
        interactor: GalleryInteractorInterface,
        wireframe: GalleryWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension GalleryPresenter: GalleryPresenterInterface {

    // MARK: - Handle view event

    func zoom(by steps: Int) {
        let wanted = columns + steps
        view.updateColumns(wanted)
        view.showTitle()
        if columns != wanted {
            GalleryViewController.warnings += 1
        }
    }

    // MARK: - Provide view data source

    var width: Int {
        (320 - Self.spacing * (columns - 1)) / columns
    }

    // MARK: - Forwarding

    func open(at index: Int) {
        wireframe.open(at: index)
    }

    func save() {
        interactor.save()
    }

    var photos: [String] {
        get { interactor.photos }
        set { interactor.photos = newValue }
    }

    var visits: Int {
        get { interactor.visits }
        set { interactor.visits = newValue }
    }
}
