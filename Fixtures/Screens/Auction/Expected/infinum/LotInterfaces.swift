import UIKit

@preconcurrency @MainActor
protocol LotWireframeInterface: WireframeInterface {
    func askForReason(then report: @escaping (String) -> Void)
    func showGoneAlert(for id: Int, onOK: @escaping () -> Void)
    func goBack()
    func showSureAlert(for amount: Int, onBid: @escaping () -> Void, onChange: @escaping () -> Void)
    func showHistory(sender: Any)
    func showMoreSheet(
        onShare: @escaping () -> Void,
        onSimilar: @escaping () -> Void,
        onReport: @escaping () -> Void,
        at item: Any
    )
    func showSignIn(onDone: @escaping (String) -> Void, onCancel: @escaping () -> Void)
    func close(completion: @escaping () -> Void)
    func close()
    func showWonAlert(for title: String, onPay: @escaping () -> Void)
    func showPhoto(names: [String], start: Int)
}

@preconcurrency @MainActor
protocol LotViewInterface: ViewInterface {
    var amountText: String? { get }

    func showClock()
    func render()
    func hint(_ text: String, isGood: Bool)
    func closed()
    func setAmountFieldText(_ text: String?)
    func setLoadingInView(_ isLoading: Bool)
    func endRefresherRefreshing()
    func reloadBidTable()
    func reloadPhotoView()
    func showAuctionError(_ error: AuctionError)
    func insertBidTableRows()
    func notificationFeedbackOccurred()
    func scheduledTimer() -> Timer
    func focusAmountField()
    func notificationFeedbackOccurredInView()
    func showAuctionErrorScreen(_ error: AuctionError)
    func showSheet(_ price: Int)
    func setAmountFieldEnabled(_ isEnabled: Bool)
    func setClockLabelAlpha(_ alpha: CGFloat)
    func animateClockLabel()
    func endEditing()
    func showForFindSimilar(_ error: Error)
    func setBidButtonEnabled(_ isEnabled: Bool)
    func setLoading(_ isLoading: Bool, text: String?)
    func track(_ event: String, _ properties: [String: Int])
}

extension LotViewInterface {

    func hint(_ text: String) {
        hint(text, isGood: false)
    }
}

@preconcurrency @MainActor
protocol LotPresenterInterface: PresenterInterface {
    var lotID: Int { get set }
    var step: Int { get set }
    var onClose: (() -> Void)? { get set }
    var lot: Lot! { get set }
    var state: LotViewController.State { get }
    var socket: AuctionSocket { get }
    var draft: LotViewController.Draft? { get set }
    var secondsLeft: Int { get }
    var minimum: Int { get }

    func viewWillAppear()
    func viewDidDisappear()
    func load(quietly: Bool)
    func merge(_ bid: Bid)
    func price(of bid: Bid) -> String
    func clockTicked()
    func place(_ amount: Int, isAutomatic: Bool)
    func historyTapped(_ sender: Any)
    func signIn()
    func findSimilar()
    func openPhotos(at index: Int)
    func didExtendBy(_ seconds: Int)
    func auctionSocketDidClose()
    func report()
    func didSelectRow(at indexPath: IndexPath)
    func showMoreSheet(
        onShare: @escaping () -> Void,
        onSimilar: @escaping () -> Void,
        onReport: @escaping () -> Void,
        at item: Any
    )
    func showWonAlert(for title: String, onPay: @escaping () -> Void)
    func setWatched(_ isWatched: Bool, lot: Lot, completion: ((Bool) -> Void)?)
}

extension LotPresenterInterface {

    func load() {
        load(quietly: false)
    }

    func place(_ amount: Int) {
        place(amount, isAutomatic: false)
    }

    func openPhotos() {
        openPhotos(at: 0)
    }
}

@preconcurrency @MainActor
protocol LotInteractorInterface: InteractorInterface {
    var amount: Any? { get }

    func setAmount(_ amount: Int)
    func removeAmount()
    func loadAuction(_ id: Int, completion: @escaping (Result<Lot, AuctionError>) -> Void)
    func authorize(_ amount: Int, completion: @escaping (Result<String, AuctionError>) -> Void)
    func bid(_ amount: Int, on lot: Lot, token: String, completion: @escaping (BidOutcome) -> Void)
    func release(_ token: String)
    func setWatched(_ isWatched: Bool, lot: Lot, completion: ((Bool) -> Void)?)
    func report(_ lot: Lot, reason: String)
    func similar(to lot: Lot) async throws -> [Lot]
}
