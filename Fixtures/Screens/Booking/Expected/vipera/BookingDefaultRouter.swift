import UIKit

@preconcurrency @MainActor
class BookingDefaultRouter {

    // MARK: - Module

    weak var presenter: BookingPresenter!
    weak var viewController: BookingViewController!

    // MARK: - Helpers

    private func show(_ ticket: Ticket) {
        guard let next = TicketViewController.reading(ticket) else { return }
        next.delegate = self
        let around = UINavigationController(rootViewController: next)
        around.modalPresentationStyle = .fullScreen
        viewController.present(around, animated: true)
    }
}

// MARK: - BookingRouter

extension BookingDefaultRouter: BookingRouter {

    func showProblem(_ text: String) {
        let alert = UIAlertController(title: "Sorry", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }

    // MARK: - Router

    func showHelp(for topic: String) {
        let help = HelpViewController()
        help.topic = topic
        viewController.navigationController?.pushViewController(help, animated: true)
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
        viewController.present(alert, animated: true)
    }

    func showTicket(for ticket: Ticket?, note: String) {
        let next = TicketViewController()
        next.ticket = ticket
        next.note = note
        next.delegate = self
        viewController.navigationController?.pushViewController(next, animated: true)
    }

    func showTicketsSheet(for tickets: [Ticket]) {
        let sheet = UIAlertController(title: "Tickets", message: nil, preferredStyle: .actionSheet)
        for ticket in tickets {
            sheet.addAction(UIAlertAction(title: ticket.train.name, style: .default) { [weak self] _ in
                self?.show(ticket)
            })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController.present(sheet, animated: true)
    }

    func close() {
        viewController.dismiss(animated: true)
    }

    func showLeaveWithoutPayingSheet(onLeave: @escaping () -> Void) {
        let sheet = UIAlertController(title: nil, message: "Leave without paying?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in onLeave() })
        sheet.addAction(UIAlertAction(title: "Stay", style: .cancel))
        viewController.present(sheet, animated: true)
    }

    func goBack() {
        viewController.navigationController?.popViewController(animated: true)
    }
}

extension BookingDefaultRouter: TicketViewControllerDelegate {
    func ticketViewController(_ controller: TicketViewController, didReturn ticket: Ticket) {
        presenter.didReturn(ticket)
    }
}
