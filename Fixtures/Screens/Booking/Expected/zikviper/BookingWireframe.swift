import UIKit

@preconcurrency @MainActor
class BookingWireframe {

    // MARK: - Module

    weak var view: BookingViewController!
    var router: BookingRouterInput!

    // MARK: - Helpers

    private func show(_ ticket: Ticket) {
        guard let next = TicketViewController.reading(ticket) else { return }
        next.delegate = view!
        let around = UINavigationController(rootViewController: next)
        around.modalPresentationStyle = .fullScreen
        view.present(around, animated: true)
    }
}

// MARK: - Wireframe input

extension BookingWireframe: BookingWireframeInput {

    func showProblem(_ text: String) {
        let alert = UIAlertController(title: "Sorry", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
    }

    // MARK: - Wireframe

    func showHelp(for topic: String) {
        let help = router.makeHelp()
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
        let next = router.makeTicket()
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
