import UIKit

@MainActor
struct PaintBox {
    func swatches() -> [Swatch] {
        Trace.record("paintBox.swatches")
        return [Swatch(name: "red", uses: 1), Swatch(name: "blue", uses: 3), Swatch(name: "green")]
    }

    func star(_ swatch: Swatch) {
        Trace.record("star(\(swatch.label))")
    }
}

final class SwatchEditor: UIViewController {
    init(swatch: Swatch) {
        super.init(nibName: nil, bundle: nil)
        title = swatch.label
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

@MainActor
final class Canvas: PaletteViewControllerDelegate {
    func palette(_ palette: PaletteViewController, didPick swatch: Swatch) {
        Trace.record("picked \(swatch.label)")
    }
}
