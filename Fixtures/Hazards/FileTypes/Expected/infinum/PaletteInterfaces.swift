import UIKit

@preconcurrency @MainActor
protocol PaletteWireframeInterface: WireframeInterface {
    func openEditor(for swatch: Swatch)
}

@preconcurrency @MainActor
protocol PaletteViewInterface: ViewInterface {
    func tellDelegateDidPick(_ index: Int)
}

@preconcurrency @MainActor
protocol PalettePresenterInterface: PresenterInterface {
    var swatches: [Swatch] { get set }
    var paintBox: PaintBox { get }

    func pick(_ index: Int)
    func star(_ swatch: Swatch)
}

@preconcurrency @MainActor
protocol PaletteInteractorInterface: InteractorInterface {
    var paintBox: PaintBox { get }

    func star(_ swatch: Swatch)
}
