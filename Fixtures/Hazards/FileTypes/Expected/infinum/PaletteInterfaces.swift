import UIKit

@preconcurrency @MainActor
protocol PaletteWireframeInterface: WireframeInterface {
    func openEditor(for swatch: Swatch)
}

@preconcurrency @MainActor
protocol PaletteViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol PalettePresenterInterface: PresenterInterface {
    var swatches: [Swatch] { get set }
    var paintBox: PaintBox { get }

    func openEditor(for swatch: Swatch)
    func star(_ swatch: Swatch)
}

@preconcurrency @MainActor
protocol PaletteInteractorInterface: InteractorInterface {
    var paintBox: PaintBox { get }

    func star(_ swatch: Swatch)
}
