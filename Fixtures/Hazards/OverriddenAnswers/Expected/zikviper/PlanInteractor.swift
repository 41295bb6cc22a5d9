import Foundation

@preconcurrency @MainActor
class PlanInteractor {

    // MARK: - Module

    weak var eventHandler: PlanInteractorEventHandler!
    weak var dataSource: PlanInteractorDataSource!
}

// MARK: - Interactor input

extension PlanInteractor: PlanInteractorInput {
}
