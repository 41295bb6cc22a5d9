import Foundation

@preconcurrency @MainActor
final class PalettePresenter {

    // MARK: - Private properties -

    private unowned let view: PaletteViewInterface
    private let interactor: PaletteInteractorInterface
    private let wireframe: PaletteWireframeInterface

    // MARK: - Provide view data source

    var swatches: [Swatch] = []

    // MARK: - Lifecycle -

    init(
        view: PaletteViewInterface,
        interactor: PaletteInteractorInterface,
        wireframe: PaletteWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PalettePresenter: PalettePresenterInterface {

    // MARK: - Handle view event

    func pick(_ index: Int) {
        swatches[index].uses += 1
        view.tellDelegateDidPick(index)
        wireframe.openEditor(for: swatches[index])
    }

    // MARK: - Forwarding

    func star(_ swatch: Swatch) {
        interactor.star(swatch)
    }

    var paintBox: PaintBox { interactor.paintBox }
}
