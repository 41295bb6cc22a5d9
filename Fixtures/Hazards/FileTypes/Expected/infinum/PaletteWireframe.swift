import UIKit

final class PaletteWireframe: BaseWireframe<PaletteViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = PaletteViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: PaletteViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: PaletteViewController) -> PalettePresenterInterface {
        PaletteWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: PaletteViewInterface) -> PalettePresenter {
        let interactor = PaletteInteractor()
        let presenter = PalettePresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension PaletteWireframe: PaletteWireframeInterface {

    // MARK: - Wireframe

    func openEditor(for swatch: Swatch) {
        let editor = SwatchEditor(swatch: swatch)
        viewController.present(editor, animated: true)
    }
}
