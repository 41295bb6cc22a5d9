import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class BookingViewRouter {

    // MARK: - Module

    weak var view: BookingViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> BookingViewController {
        BookingViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: BookingViewController) -> BookingViewPresenter {
        let router = BookingViewRouter()
        let interactor = BookingInteractor()
        let presenter = BookingViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Helpers

    func showProblem(_ text: String) {
        let alert = UIAlertController(title: "Sorry", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
    }

    private func show(_ ticket: Ticket) {
        guard let next = TicketViewController.reading(ticket) else { return }
        next.delegate = view!
        let around = UINavigationController(rootViewController: next)
        around.modalPresentationStyle = .fullScreen
        view.present(around, animated: true)
    }

    // MARK: - Router

    func showHelp(for topic: String) {
        let help = HelpViewController()
        help.topic = topic
        view.navigationController?.pushViewController(help, animated: true)
    }

    func showPayNowAlert(
        for price: Int,
        passenger: String,
        onPay: @escaping () -> Void,
        onGiveBack: @escaping () -> Void
    ) {
        let alert = UIAlertController(
            title: "Pay now?", message: "\(price) for \(passenger)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Pay", style: .default) { _ in onPay() })
        alert.addAction(UIAlertAction(title: "Give back", style: .destructive, handler: { _ in onGiveBack() }))
        alert.addAction(UIAlertAction(title: "Later", style: .cancel))
        view.present(alert, animated: true)
    }

    func showTicket(for ticket: Ticket?, note: String) {
        let next = TicketViewController()
        next.ticket = ticket
        next.note = note
        next.delegate = view!
        view.navigationController?.pushViewController(next, animated: true)
    }

    func showTicketsSheet(for tickets: [Ticket]) {
        let sheet = UIAlertController(title: "Tickets", message: nil, preferredStyle: .actionSheet)
        for ticket in tickets {
            sheet.addAction(UIAlertAction(title: ticket.train.name, style: .default) { [weak self] _ in
                self?.show(ticket)
            })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        view.present(sheet, animated: true)
    }

    func close() {
        view.dismiss(animated: true)
    }

    func showLeaveWithoutPayingSheet(onLeave: @escaping () -> Void) {
        let sheet = UIAlertController(title: nil, message: "Leave without paying?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in onLeave() })
        sheet.addAction(UIAlertAction(title: "Stay", style: .cancel))
        view.present(sheet, animated: true)
    }

    func goBack() {
        view.navigationController?.popViewController(animated: true)
    }
}
