import UIKit

@preconcurrency @MainActor
protocol PlanViewInput: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol PlanViewEventHandler: AnyObject, Sendable {
    func titleDidChange(text: String?)
}

@preconcurrency @MainActor
protocol PlanViewDataSource: AnyObject, Sendable {
    var editor: PlanEditor? { get set }

    func numberOfSections() -> Int
    func numberOfRowsInSection(_ section: Int) -> Int
    func titleForHeaderInSection(_ section: Int) -> String?
}

@preconcurrency @MainActor
protocol PlanInteractorInput: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol PlanInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol PlanInteractorDataSource: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol PlanWireframeInput: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol PlanRouterInput: AnyObject, Sendable {
}
