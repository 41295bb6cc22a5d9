import UIKit

@preconcurrency @MainActor
protocol ConsentWireframeInterface: WireframeInterface {
    func showReportsAlert(
        onSend: @escaping () -> Void,
        onLater: @escaping () -> Void,
        onNever: @escaping () -> Void
    )
}

@preconcurrency @MainActor
protocol ConsentViewInterface: ViewInterface {
    func setAnswerLabelText(_ text: String?)
    func setAnswerLabelHidden(_ isHidden: Bool)
}

@preconcurrency @MainActor
protocol ConsentPresenterInterface: PresenterInterface {
    func viewDidLoad()
    func ask()
    func countLater()
}

@preconcurrency @MainActor
protocol ConsentInteractorInterface: InteractorInterface {
    var sendsReports: Bool { get }

    func setSendsReports(_ sendsReports: Bool)
    func setCollecting(_ isCollecting: Bool)
    func remember(_ answer: String)
    func total(besides count: Int) -> Int
    func run(_ step: @escaping () -> Void)
}
