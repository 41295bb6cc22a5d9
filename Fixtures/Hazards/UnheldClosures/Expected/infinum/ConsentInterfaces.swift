import UIKit

@preconcurrency @MainActor
protocol ConsentWireframeInterface: WireframeInterface {
    func showReportsAlert(
        onSend: @escaping () -> Void,
        onLater: @escaping () -> Void,
        onNever: @escaping () -> Void
    )
    func showTerms()
}

@preconcurrency @MainActor
protocol ConsentViewInterface: ViewInterface {
    func setAnswerLabelText(_ text: String?)
    func setAnswerLabelHidden(_ isHidden: Bool)
    func setAnswerLabelAlpha(_ alpha: CGFloat)
}

@preconcurrency @MainActor
protocol ConsentPresenterInterface: PresenterInterface {
    func viewDidLoad()
    func ask()
    func countLater()
    func readTerms()
    func readOften()
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
