import UIKit

@preconcurrency @MainActor
protocol PlanWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol PlanViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol PlanPresenterInterface: PresenterInterface {
    var editor: PlanEditor? { get set }

    func numberOfSections() -> Int
    func numberOfRowsInSection(_ section: Int) -> Int
    func titleForHeaderInSection(_ section: Int) -> String?
    func titleDidChange(text: String?)
}
