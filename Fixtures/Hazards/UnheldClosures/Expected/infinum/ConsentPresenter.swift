import Foundation

@preconcurrency @MainActor
final class ConsentPresenter {

    // MARK: - Private properties -

    private unowned let view: ConsentViewInterface
    private let interactor: ConsentInteractorInterface
    private let wireframe: ConsentWireframeInterface

    // MARK: - Properties -

    private var questions = 0

    // MARK: - Lifecycle -

    init(
        view: ConsentViewInterface,
        interactor: ConsentInteractorInterface,
        wireframe: ConsentWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    private func fadeOut(then done: @escaping () -> Void) {
        view.setAnswerLabelAlpha(0)
        interactor.run(done)
    }
}

// MARK: - Extensions -

extension ConsentPresenter: ConsentPresenterInterface {

    func viewDidLoad() {
        view.setAnswerLabelText(interactor.sendsReports ? "yes" : "no")
    }

    func ask() {
        questions += 1
        view.setAnswerLabelText("asked \(questions)")
        wireframe.showReportsAlert(onSend: { [interactor] in
            // Whoever is gone by then.
            interactor.setSendsReports(true)
            interactor.setCollecting(true)
        }, onLater: { [interactor] in interactor.remember("later") }, onNever: { [weak self] in
            Preferences.sendsReports = false
            self?.view.setAnswerLabelText("never")
        })
    }

    func countLater() {
        view.setAnswerLabelText("counting")
        let counted = questions
        DispatchQueue.main.async { [interactor] in
            for n in 0..<counted {
                let total = interactor.total(besides: n)
                print(total)
            }
        }
        interactor.run { Preferences.sendsReports = false }
        DispatchQueue.global().async { ReportTracker.shared.remember("elsewhere") }
        view.setAnswerLabelHidden(questions > 1)
    }

    func readTerms() {
        questions += 1
        fadeOut { [wireframe] in
            // The guide shows them, whoever is gone by then.
            wireframe.showTerms()
        }
    }

    func readOften() {
        questions += 1
        guard questions > 2 else { return readTerms() }
        view.setAnswerLabelText("enough")
        DispatchQueue.global().async { Guide.shared.push(nil) }
    }
}
