import UIKit

final class TimerWireframe: BaseWireframe<TimerViewController> {

    // MARK: - Module setup -

    init(clock: RoundClock) {
        let moduleViewController = TimerViewController(clock: clock)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: TimerViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: TimerViewController, clock: RoundClock) -> TimerPresenterInterface {
        TimerWireframe(existing: viewController).makePresenter(for: viewController, clock: clock)
    }

    private func makePresenter(for view: TimerViewInterface, clock: RoundClock) -> TimerPresenter {
        let interactor = TimerInteractor(clock: clock)
        let presenter = TimerPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension TimerWireframe: TimerWireframeInterface {

    // MARK: - Wireframe

    func showSummary(of rounds: [Round]) {
        let viewController = self.viewController
        let summary = SummaryViewController()
        summary.text = rounds.map(\.name).joined(separator: ", ")
        viewController.present(summary, animated: true)
    }
}
