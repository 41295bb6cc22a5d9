import Foundation

@preconcurrency @MainActor
final class PaletteInteractor {

    // MARK: - Manage model

    let paintBox = PaintBox()
}

// MARK: - Extensions -

extension PaletteInteractor: PaletteInteractorInterface {

    // MARK: - Business use case

    func star(_ swatch: Swatch) {
        paintBox.star(swatch)
    }
}
