import Foundation

private let maximumReconnects = 2

@preconcurrency @MainActor
final class LotPresenter {

    // MARK: - Private properties -

    private unowned let view: LotViewInterface
    private let interactor: LotInteractorInterface
    private let wireframe: LotWireframeInterface

    // MARK: - Constants

    var lotID = 0
    var step = 10
    var onClose: (() -> Void)?

    var lot: Lot! {
        didSet {
            guard lot != oldValue else { return }
            LotViewController.lastSeen = lot.id
            if lot.isClosed { state = .closed }
            view.render()
        }
    }

    private(set) var state = LotViewController.State.empty {
        didSet {
            if state != oldValue { stateChanged(from: oldValue) }
        }
    }

    let socket = AuctionSocket()
    private var clock: Timer?
    var draft: LotViewController.Draft?
    private var reconnects = 0
    var secondsLeft = 0
    private var similarTask: Task<Void, Never>?

    // MARK: - Lifecycle -

    init(
        view: LotViewInterface,
        interactor: LotInteractorInterface,
        wireframe: LotWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - UITableViewDelegate

    private func startClock() {
        clock?.invalidate()
        view.showClock()
        guard state.isBiddable else { return }
        clock = view.scheduledTimer()
    }

    private func offerMore(than price: Int) {
        let attempts = (draft?.attempts ?? 0) + 1
        draft = LotViewController.Draft(amount: price + step, attempts: attempts)
        guard attempts < 3 else {
            view.hint("Too late, try later")
            return
        }
        view.showSheet(price)
    }

    /// MARK: Networking

    private func stateChanged(from old: LotViewController.State) {
        switch state {
        case .empty:
            break
        case .open:
            view.setAmountFieldEnabled(true)
            view.setClockLabelAlpha(1)
        case .closing:
            view.animateClockLabel()
            view.notificationFeedbackOccurred()
        case .closed:
            view.setAmountFieldEnabled(false)
            view.endEditing()
            if old.isBiddable {
                view.closed()
            }
        }
    }

    // #pragma mark - Sharing

    private func showSimilar(_ lot: Lot) {
        view.hint("Like it: \(lot.title)", isGood: true)
        socket.close()
        lotID = lot.id
        load()
    }
}

// MARK: - Extensions -

extension LotPresenter: LotPresenterInterface {

    //MARK: Initialisers

    func viewWillAppear() {
        if let lot = lot, !lot.isClosed {
            startClock()
        }
        if let saved = interactor.amount as? Int {
            view.setAmountFieldText(money(saved, sign: false))
        }
    }

    func viewDidDisappear() {
        clock?.invalidate()
        clock = nil
        if let text = view.amountText, let amount = Int(text) {
            interactor.setAmount(amount)
        } else {
            interactor.removeAmount()
        }
    }

    // MARK:- Layout

    func load(quietly: Bool = false) {
        if !quietly {
            view.setLoading(true, text: "Loading")
        }
        interactor.loadAuction(lotID) { [weak self, weak view] result in
            guard let self = self, let view = view else { return }
            if !quietly {
                view.setLoadingInView(false)
            }
            view.endRefresherRefreshing()
            switch result {
            case .success(let lot):
                self.secondsLeft = lot.secondsLeft
                self.state = lot.isClosed ? .closed : .open
                self.lot = lot
                view.reloadBidTable()
                view.reloadPhotoView()
                self.startClock()
                if !self.socket.isOpen {
                    self.socket.open(lot.id)
                }
            case .failure(.notThere(let id)):
                self.wireframe.showGoneAlert(for: id) { [view] in
                    defer { withExtendedLifetime(view) {} }
                    self.onClose?()
                    self.wireframe.goBack()
                }
            case .failure(let error):
                guard !quietly else { return view.hint("Old prices: \(error)") }
                view.showAuctionError(error)
            }
        }
    }

    func merge(_ bid: Bid) {
        guard var lot = lot else { return }
        guard bid.amount > lot.price else {
            view.track("late bid", ["amount": bid.amount])
            return
        }
        lot.bids.append(bid)
        self.lot = lot
        view.insertBidTableRows()
        if bid.bidder != Session.current.user {
            view.hint("\(bid.bidder) bids \(money(bid.amount))")
            view.notificationFeedbackOccurred()
        }
    }

    var minimum: Int {
        guard let lot = lot else { return 0 }
        return lot.bids.isEmpty ? lot.startPrice : lot.price + step
    }

    func price(of bid: Bid) -> String {
        bid.amount == lot.price ? "\(money(bid.amount)) (highest)" : money(bid.amount)
    }

    // MARK: - UITableViewDelegate

    func clockTicked() {
        secondsLeft -= 1
        view.showClock()
        if secondsLeft <= 10, state == .open {
            state = .closing
        }
        guard secondsLeft <= 0 else { return }
        clock?.invalidate()
        clock = nil
        socket.close()
        lot.isClosed = true
    }

    func place(_ amount: Int, isAutomatic: Bool = false) {
        let view = self.view
        guard amount >= minimum else {
            view.hint("At least \(money(minimum))")
            view.focusAmountField()
            return
        }
        guard Session.current.isSignedIn else {
            draft = LotViewController.Draft(amount: amount)
            signIn()
            return
        }
        if amount > lot.price * 2, !isAutomatic {
            wireframe.showSureAlert(for: amount, onBid: { [weak self] in
                self?.view.track("confirmed", ["amount": amount])
                self?.place(amount, isAutomatic: true)
            }, onChange: { [weak self] in
                self?.view.focusAmountField()
            })
            return
        }
        view.setLoading(true, text: "Bidding")
        interactor.authorize(amount) { [weak self, weak view] result in
            guard let self = self, let view = view else { return }
            switch result {
            case .failure(let error):
                view.setLoadingInView(false)
                view.showAuctionErrorScreen(error)
            case .success(let token):
                self.interactor.bid(amount, on: self.lot, token: token) { [weak self, weak view] outcome in
                    guard let self = self, let view = view else {
                        Wallet.shared.release(token)
                        return
                    }
                    view.setLoadingInView(false)
                    switch outcome {
                    case .leading(let lot):
                        self.draft = nil
                        self.lot = lot
                        view.setAmountFieldText("")
                        view.reloadBidTable()
                        view.hint("You lead", isGood: true)
                        view.notificationFeedbackOccurredInView()
                    case .outbid(let price):
                        self.interactor.release(token)
                        self.merge(Bid(bidder: "Someone", amount: price))
                        self.offerMore(than: price)
                    case .closed:
                        self.interactor.release(token)
                        self.state = .closed
                    }
                }
            }
        }
    }

    // MARK: - Private Helpers ----------

    func historyTapped(_ sender: Any) {
        wireframe.showHistory(sender: sender)
    }

    //#MARK: - Data

    func signIn() {
        wireframe.showSignIn(onDone: { [weak self] name in
            Session.current.signIn(name)
            NotificationCenter.default.post(name: .sessionDidChange, object: nil)
            self?.wireframe.close {
                guard let self = self, let draft = self.draft else { return }
                self.place(draft.amount)
            }
        }, onCancel: { [weak self] in
            self?.draft = nil
            self?.wireframe.close()
        })
    }

    // #pragma mark - Sharing

    func findSimilar() {
        similarTask?.cancel()
        let lot: Lot = self.lot
        similarTask = Task { [view] in
            do {
                let found = try await self.interactor.similar(to: lot)
                guard let first = found.first else { return view.hint("Nothing like it") }
                showSimilar(first)
            } catch {
                view.showForFindSimilar(error)
            }
        }
    }

    // MARK: - Navigation

    func openPhotos(at index: Int = 0) {
        guard let names = lot?.photos, names.indices.contains(index) else {
            return view.hint("No photos")
        }
        wireframe.showPhoto(names: names, start: index)
    }

    // MARK: -

    func didExtendBy(_ seconds: Int) {
        secondsLeft += seconds
        view.showClock()
        if state == .closing, secondsLeft > 10 {
            state = .open
        }
        view.track("extended", ["by": seconds])
    }

    func auctionSocketDidClose() {
        guard state.isBiddable else { return }
        reconnects += 1
        if reconnects > maximumReconnects {
            view.hint("No connection")
            view.setBidButtonEnabled(false)
            return
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(reconnects)) { [weak self, weak view] in
            guard let self = self, let view = view else { return }
            defer { withExtendedLifetime(view) {} }
            self.socket.open(self.lotID)
            self.load(quietly: true)
        }
    }

    // MARK: - Handle view event

    func report() {
        wireframe.askForReason { [weak self, weak view] reason in
            guard let self = self, let view = view, let lot = self.lot else { return }
            self.interactor.report(lot, reason: reason)
            view.hint("Thank you", isGood: true)
        }
    }

    // MARK: - Analytics

    func didSelectRow(at indexPath: IndexPath) {
        let bid = lot.bids[lot.bids.count - 1 - indexPath.row]
        guard bid.bidder != Session.current.user else { return }
        place(bid.amount + step)
    }

    // MARK: - Forwarding

    func showMoreSheet(
        onShare: @escaping () -> Void,
        onSimilar: @escaping () -> Void,
        onReport: @escaping () -> Void,
        at item: Any
    ) {
        wireframe.showMoreSheet(onShare: onShare, onSimilar: onSimilar, onReport: onReport, at: item)
    }

    func showWonAlert(for title: String, onPay: @escaping () -> Void) {
        wireframe.showWonAlert(for: title, onPay: onPay)
    }

    func setWatched(_ isWatched: Bool, lot: Lot, completion: ((Bool) -> Void)?) {
        interactor.setWatched(isWatched, lot: lot, completion: completion)
    }
}
