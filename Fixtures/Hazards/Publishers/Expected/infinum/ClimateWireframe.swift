import UIKit
import Combine

final class ClimateWireframe: BaseWireframe<ClimateViewController> {

    // MARK: - Module setup -

    init(thermometer: Thermometer) {
        let moduleViewController = ClimateViewController(thermometer: thermometer)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: ClimateViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: ClimateViewController,
        thermometer: Thermometer
    ) -> ClimatePresenterInterface {
        ClimateWireframe(existing: viewController).makePresenter(for: viewController, thermometer: thermometer)
    }

    private func makePresenter(for view: ClimateViewInterface, thermometer: Thermometer) -> ClimatePresenter {
        let presenter = ClimatePresenter(view: view, wireframe: self, thermometer: thermometer)
        return presenter
    }
}

// MARK: - Extensions -

extension ClimateWireframe: ClimateWireframeInterface {
}
