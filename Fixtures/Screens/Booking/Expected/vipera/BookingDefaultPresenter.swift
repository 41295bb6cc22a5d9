import Foundation

@preconcurrency @MainActor
class BookingDefaultPresenter {

    // MARK: - Module

    var router: BookingRouter!
    var interactor: BookingInteractor!
    weak var view: BookingView!

    // MARK: - Properties

    /// Where the previous screen wants to go.
    var suggestedDestination: String?

    var trains: [Train] = []
    private var reserved: Ticket?
    private var searches = 0

    // MARK: - Helpers

    /// Reserves, asks, pays: each step only if the one before went well.
    func book(_ train: Train) {
        guard let passenger = view.passengerText, !passenger.isEmpty else {
            router.showProblem("Who travels?")
            return
        }
        view.setBusy(true)
        interactor.reserve(train, for: passenger) { [weak self] result in
            guard let self else { return }
            self.view.setBusy(false)
            switch result {
            case .success(let ticket):
                self.reserved = ticket
                self.reserved?.isReturn = self.view.isReturnSwitchOn
                self.confirm(ticket)
            case .failure(.full):
                self.router.showProblem("\(train.name) is full")
            case .failure(.declined(let reason)):
                self.router.showProblem(reason)
            }
        }
    }

    private func confirm(_ ticket: Ticket) {
        router.showPayNowAlert(for: ticket.train.price, passenger: ticket.passenger, onPay: { [weak self] in
            self?.pay()
        }, onGiveBack: { [weak self] in
            BookingService.shared.release(ticket)
            self?.reserved = nil
            self?.view.setStatusLabelText("Given back")
        })
    }

    private func pay() {
        guard let ticket = reserved else { return }
        view.setBusy(true)
        interactor.payTicket(ticket) { [weak self, weak view] error in
            guard let self, let view else { return }
            view.setBusy(false)
            if case .declined(let reason)? = error {
                self.router.showProblem(reason)
                return
            }
            self.interactor.add(ticket)
            self.reserved = nil
            self.router.showTicket(for: ticket, note: "bought after \(self.searches) searches")
        }
    }

    /// Blinks, so that nobody misses it.
    private func highlight(_ text: String) {
        view.setStatusLabelText(text)
        view.animateStatusLabel()
        interactor.log("highlight")
    }
}

// MARK: - BookingPresenter

extension BookingDefaultPresenter: BookingPresenter {

    // The last passenger is likely to go again.
    func fillIn() {
        view.setDestinationFieldText(suggestedDestination)
        view.setPassengerFieldText(interactor.lastPassenger() ?? "")
        view.setStatusLabelText("Where to?")
    }

    func helpTapped() {
        router.showHelp(for: reserved == nil ? "searching" : "paying")
    }

    func searchTapped() {
        guard let origin = view.originText, !origin.isEmpty, let destination = view.destinationText else {
            view.setStatusLabelText("From where?")
            view.focusOriginField()
            return
        }
        searches += 1
        interactor.log("search", count: searches)
        view.endEditing()
        view.setBusy(true)
        interactor.search(from: origin, to: destination) { [weak self] trains in
            guard let self = self else { return }
            self.view.setBusy(false)
            self.trains = trains
            self.view.reloadTableView()
            if trains.isEmpty {
                self.view.setStatusLabelText("Nothing goes there")
                self.view.setStatusLabelTextColorToRed()
            } else {
                self.view.setStatusLabelText("\(trains.count) trains")
            }
        }
    }

    func ticketsTapped() {
        guard !interactor.tickets.isEmpty else {
            highlight("No tickets yet")
            return
        }
        router.showTicketsSheet(for: interactor.tickets)
    }

    func closeTapped() {
        guard reserved != nil else {
            router.close()
            return
        }
        router.showLeaveWithoutPayingSheet { [view = view!] in
            defer { withExtendedLifetime(view) {} }
            self.reserved = nil
            self.router.close()
        }
    }

    func didSelectRow(at indexPath: IndexPath) {
        book(trains[indexPath.row])
    }

    func didReturn(_ ticket: Ticket) {
        let view = self.view!
        interactor.release(ticket)
        router.goBack()
        view.setStatusLabelText("\(ticket.passenger) got the money back")
    }

    // MARK: - Forwarding

    var store: TicketStore { interactor.store }
}
