import UIKit

private let maximumReconnects = 2

private func money(_ amount: Int, sign: Bool = true) -> String {
    sign ? "€ \(amount)" : "\(amount)"
}

extension Lot {
    fileprivate var isHot: Bool { bids.count > 2 || secondsLeft < 30 }
}

protocol LotViewControllerDelegate: AnyObject {
    @MainActor func lotViewController(_ controller: LotViewController, didWin lot: Lot)
}

class LotViewController: ScreenController, AuctionSocketDelegate {

    // MARK: - Constants

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var priceLabel: UILabel!
    @IBOutlet weak var clockLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!
    @IBOutlet weak var amountField: UITextField! {
        didSet {
            amountField.keyboardType = .numberPad
            amountField.placeholder = "Your bid"
        }
    }
    @IBOutlet weak var bidButton: UIButton!
    @IBOutlet weak var watchSwitch: UISwitch!
    @IBOutlet weak var bidTable: UITableView!
    @IBOutlet weak var photoView: UICollectionView!
    @IBOutlet weak var bottom: NSLayoutConstraint!

    enum State {
        case empty, open, closing, closed

        var isBiddable: Bool { self == .open || self == .closing }
    }

    private struct Draft {
        var amount: Int
        var attempts = 0
    }

    weak var delegate: LotViewControllerDelegate?
    var lotID = 0
    var step = 10
    var onClose: (() -> Void)?

    private(set) var lot: Lot! {
        didSet {
            guard lot != oldValue else { return }
            Self.lastSeen = lot.id
            if lot.isClosed { state = .closed }
            render()
        }
    }

    private(set) var state = State.empty {
        didSet {
            if state != oldValue { stateChanged(from: oldValue) }
        }
    }

    static var lastSeen: Int?
    static let reasons = ["Fake", "Rude"]

    let socket = AuctionSocket()
    private var clock: Timer?
    private var draft: Draft?
    private var reconnects = 0
    private var secondsLeft = 0
    private var similarTask: Task<Void, Never>?
    private lazy var feedback = UINotificationFeedbackGenerator()
    private lazy var refresher: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(reloadPulled), for: .valueChanged)
        return control
    }()

    //MARK: Initialisers

    override func viewDidLoad() {
        super.viewDidLoad()
        bidTable.dataSource = self
        bidTable.delegate = self
        bidTable.refreshControl = refresher
        photoView.dataSource = self
        photoView.delegate = self
        photoView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
        amountField.delegate = self
        amountField.addTarget(self, action: #selector(amountChanged(_:)), for: .editingChanged)
        socket.delegate = self
        hintLabel.text = nil
        bidButton.isEnabled = false
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardShown(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardHidden), name: UIResponder.keyboardWillHideNotification, object: nil)
        center.addObserver(self, selector: #selector(sessionChanged(_:)), name: .sessionDidChange, object: nil)
        barButtons()
        load()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let lot = lot, !lot.isClosed {
            startClock()
        }
        if let saved = UserDefaults.standard.object(forKey: "auction.amount") as? Int {
            amountField.text = money(saved, sign: false)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        clock?.invalidate()
        clock = nil
        if let text = amountField.text, let amount = Int(text) {
            UserDefaults.standard.set(amount, forKey: "auction.amount")
        } else {
            UserDefaults.standard.removeObject(forKey: "auction.amount")
        }
    }

    override var screenName: String { "lot \(lotID)" }

    override func reloadContent() {
        super.reloadContent()
        load(quietly: true)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK:- Layout

    func load(quietly: Bool = false) {
        if !quietly {
            setLoading(true, text: "Loading")
        }
        AuctionService.shared.load(lotID) { [weak self] result in
            guard let self = self else { return }
            if !quietly {
                self.setLoading(false)
            }
            self.refresher.endRefreshing()
            switch result {
            case .success(let lot):
                self.secondsLeft = lot.secondsLeft
                self.state = lot.isClosed ? .closed : .open
                self.lot = lot
                self.bidTable.reloadData()
                self.photoView.reloadData()
                self.startClock()
                if !self.socket.isOpen {
                    self.socket.open(lot.id)
                }
            case .failure(.notThere(let id)):
                let alert = UIAlertController(
                    title: "Gone", message: "Lot \(id) isn't there any more.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in
                    self.onClose?()
                    self.navigationController?.popViewController(animated: true)
                })
                self.present(alert, animated: true)
            case .failure(let error):
                guard !quietly else { return self.hint("Old prices: \(error)") }
                self.show(error) { [weak self] in
                    self?.load()
                }
            }
        }
    }

    private func merge(_ bid: Bid) {
        guard var lot = lot else { return }
        guard bid.amount > lot.price else {
            track("late bid", ["amount": bid.amount])
            return
        }
        lot.bids.append(bid)
        self.lot = lot
        bidTable.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
        if bid.bidder != Session.current.user {
            hint("\(bid.bidder) bids \(money(bid.amount))")
            feedback.notificationOccurred(.warning)
        }
    }

    private var minimum: Int {
        guard let lot = lot else { return 0 }
        return lot.bids.isEmpty ? lot.startPrice : lot.price + step
    }

    private func price(of bid: Bid) -> String {
        bid.amount == lot.price ? "\(money(bid.amount)) (highest)" : money(bid.amount)
    }

    // MARK: - UITableViewDelegate

    private func startClock() {
        clock?.invalidate()
        showClock()
        guard state.isBiddable else { return }
        clock = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(clockTicked), userInfo: nil, repeats: true)
    }

    @objc private func clockTicked() {
        secondsLeft -= 1
        showClock()
        if secondsLeft <= 10, state == .open {
            state = .closing
        }
        guard secondsLeft <= 0 else { return }
        clock?.invalidate()
        clock = nil
        socket.close()
        lot.isClosed = true
    }

    private func showClock() {
        let seconds = max(secondsLeft, 0)
        clockLabel.text = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
        clockLabel.textColor = seconds <= 10 ? .red : .black
    }

    private func place(_ amount: Int, isAutomatic: Bool = false) {
        guard amount >= minimum else {
            hint("At least \(money(minimum))")
            amountField.becomeFirstResponder()
            return
        }
        guard Session.current.isSignedIn else {
            draft = Draft(amount: amount)
            signIn()
            return
        }
        if amount > lot.price * 2, !isAutomatic {
            let alert = UIAlertController(
                title: "Sure?", message: "\(money(amount)) is twice the price.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Bid", style: .default) { [weak self] _ in
                self?.track("confirmed", ["amount": amount])
                self?.place(amount, isAutomatic: true)
            })
            alert.addAction(UIAlertAction(title: "Change", style: .cancel) { [weak self] _ in
                self?.amountField.becomeFirstResponder()
            })
            present(alert, animated: true)
            return
        }
        setLoading(true, text: "Bidding")
        Wallet.shared.authorize(amount) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .failure(let error):
                self.setLoading(false)
                self.show(error)
            case .success(let token):
                AuctionService.shared.bid(amount, on: self.lot, token: token) { [weak self] outcome in
                    guard let self = self else {
                        Wallet.shared.release(token)
                        return
                    }
                    self.setLoading(false)
                    switch outcome {
                    case .leading(let lot):
                        self.draft = nil
                        self.lot = lot
                        self.amountField.text = ""
                        self.bidTable.reloadData()
                        self.hint("You lead", isGood: true)
                        self.feedback.notificationOccurred(.success)
                    case .outbid(let price):
                        Wallet.shared.release(token)
                        self.merge(Bid(bidder: "Someone", amount: price))
                        self.offerMore(than: price)
                    case .closed:
                        Wallet.shared.release(token)
                        self.state = .closed
                    }
                }
            }
        }
    }

    private func offerMore(than price: Int) {
        let attempts = (draft?.attempts ?? 0) + 1
        draft = Draft(amount: price + step, attempts: attempts)
        guard attempts < 3 else {
            hint("Too late, try later")
            return
        }
        let sheet = UIAlertController(
            title: "Outbid", message: "Somebody bid \(money(price)).", preferredStyle: .actionSheet)
        for factor in 1...2 {
            let amount = price + factor * step
            sheet.addAction(UIAlertAction(title: money(amount), style: .default) { [weak self] _ in
                self?.place(amount)
            })
        }
        sheet.addAction(UIAlertAction(title: "Give up", style: .cancel) { [weak self] _ in
            guard let self = self else { return }
            self.draft = nil
            self.track("gave up", ["price": price])
        })
        present(sheet, animated: true)
    }

    /// MARK: Networking

    private func render() {
        titleLabel.text = lot.title
        priceLabel.text = money(lot.price)
        priceLabel.textColor = lot.isHot ? .orange : .label
        watchSwitch.isOn = lot.isWatched
        title = lot.isHot ? "\(lot.title) 🔥" : lot.title
        amountField.placeholder = "\(money(minimum)) or more"
        updateBidButton()
    }

    private func updateBidButton() {
        let amount = Int(amountField.text ?? "") ?? 0
        bidButton.isEnabled = state.isBiddable && amount > 0
        bidButton.setTitle(amount > 0 ? "Bid \(money(amount))" : "Bid", for: .normal)
    }

    private func stateChanged(from old: State) {
        switch state {
        case .empty:
            break
        case .open:
            amountField.isEnabled = true
            clockLabel.alpha = 1
        case .closing:
            UIView.animate(
                withDuration: 0.3,
                animations: { [weak self] in
                    self?.clockLabel.alpha = 0.5
                },
                completion: { [weak self] _ in
                    self?.clockLabel.alpha = 1
                })
            feedback.notificationOccurred(.warning)
        case .closed:
            amountField.isEnabled = false
            view.endEditing(true)
            if old.isBiddable {
                closed()
            }
        }
    }

    private func hint(_ text: String, isGood: Bool = false) {
        hintLabel.text = text
        hintLabel.textColor = isGood ? .systemGreen : .systemRed
        hintLabel.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
            guard let self = self, self.hintLabel.text == text else { return }
            self.hintLabel.isHidden = true
        }
    }

    // MARK: - Private Helpers ----------

    @IBAction func bidTapped(_ sender: UIButton) {
        guard let text = amountField.text, let amount = Int(text) else {
            hint("Type a number")
            amountField.becomeFirstResponder()
            return
        }
        view.endEditing(true)
        track("bid", ["amount": amount])
        place(amount)
    }

    @IBAction func watchChanged(_ sender: UISwitch) {
        let isOn = sender.isOn
        guard Session.current.isSignedIn else {
            sender.setOn(!isOn, animated: true)
            signIn()
            return
        }
        AuctionService.shared.setWatched(isOn, lot: lot) { [weak self, weak sender] done in
            if done {
                self?.lot.isWatched = isOn
            } else {
                sender?.isOn = !isOn
                self?.hint("Not now")
            }
        }
    }

    @IBAction func historyTapped(_ sender: Any) {
        performSegue(withIdentifier: "history", sender: sender)
    }

    @objc private func reloadPulled() {
        load(quietly: true)
    }

    @objc private func amountChanged(_ field: UITextField) {
        updateBidButton()
        if let amount = Int(field.text ?? ""), amount < minimum {
            field.textColor = .red
        } else {
            field.textColor = .label
        }
    }

    @objc private func moreTapped(_ item: UIBarButtonItem) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default) { [unowned self] _ in
            share(from: item)
        })
        sheet.addAction(UIAlertAction(title: "Similar", style: .default) { [weak self] _ in
            self?.findSimilar()
        })
        sheet.addAction(UIAlertAction(title: "Report", style: .destructive) { [weak self] _ in
            self?.askForReason { reason in
                guard let self = self, let lot = self.lot else { return }
                AuctionService.shared.report(lot, reason: reason)
                self.hint("Thank you", isGood: true)
            }
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = item
        present(sheet, animated: true)
    }

    //#MARK: - Data

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let history = segue.destination as? BidHistoryViewController {
            history.lot = lot
            history.onSelect = { [weak self] bid in
                self?.amountField.text = money(bid.amount + (self?.step ?? 0), sign: false)
                self?.updateBidButton()
            }
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "history" else { return true }
        guard let lot = lot, !lot.bids.isEmpty else {
            hint("No bids yet")
            return false
        }
        return true
    }

    private func signIn() {
        let screen = SignInViewController()
        screen.onDone = { [weak self] name in
            Session.current.signIn(name)
            NotificationCenter.default.post(name: .sessionDidChange, object: nil)
            self?.dismiss(animated: true) {
                guard let self = self, let draft = self.draft else { return }
                self.place(draft.amount)
            }
        }
        screen.onCancel = { [weak self] in
            self?.draft = nil
            self?.dismiss(animated: true)
        }
        screen.modalPresentationStyle = .fullScreen
        present(screen, animated: true)
    }

    private func closed() {
        guard let lot = lot, lot.bids.last?.bidder == Session.current.user, Session.current.isSignedIn else {
            hint("Closed")
            return
        }
        delegate?.lotViewController(self, didWin: lot)
        let alert = UIAlertController(title: "Won", message: "\(lot.title) is yours.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Pay", style: .default) { [weak self] _ in
            let checkout = CheckoutViewController(lot: lot, price: lot.price)
            self?.navigationController?.pushViewController(checkout, animated: true)
            self?.track("checkout", ["price": lot.price])
        })
        alert.addAction(UIAlertAction(title: "Later", style: .cancel))
        present(alert, animated: true)
    }

    // #pragma mark - Sharing

    private func share(from item: UIBarButtonItem) {
        let text = "\(lot.title) for \(money(lot.price))"
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
            if completed { self?.track("shared \(type?.rawValue ?? "somehow")") }
        }
        sheet.popoverPresentationController?.barButtonItem = item
        present(sheet, animated: true)
    }

    private func findSimilar() {
        similarTask?.cancel()
        let lot: Lot = self.lot
        similarTask = Task {
            do {
                let found = try await AuctionService.shared.similar(to: lot)
                guard let first = found.first else { return hint("Nothing like it") }
                showSimilar(first)
            } catch {
                show(error) { self.findSimilar() }
            }
        }
    }

    private func showSimilar(_ lot: Lot) {
        hint("Like it: \(lot.title)", isGood: true)
        socket.close()
        lotID = lot.id
        load()
    }

    private func askForReason(then report: @escaping (String) -> Void) {
        let alert = UIAlertController(title: "Why?", message: nil, preferredStyle: .alert)
        func add(_ reason: String) {
            alert.addAction(UIAlertAction(title: reason, style: .default) { _ in report(reason) })
        }
        Self.reasons.forEach(add)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    // MARK: - Navigation

    private func barButtons() {
        let more = UIBarButtonItem(title: "More", style: .plain, target: self, action: #selector(moreTapped(_:)))
        #if os(iOS)
            let photos = UIBarButtonItem(
                title: "Photos", style: .plain, target: self, action: #selector(photosTapped))
            navigationItem.rightBarButtonItems = [more, photos]
        #else
            navigationItem.rightBarButtonItem = more
        #endif
    }

    @objc private func photosTapped() {
        openPhotos()
    }

    private func openPhotos(at index: Int = 0) {
        guard let names = lot?.photos, names.indices.contains(index) else {
            return hint("No photos")
        }
        let photos = PhotoViewController(names: names, start: index)
        if navigationController?.topViewController === self {
            navigationController?.pushViewController(photos, animated: true)
        } else {
            present(photos, animated: true)
        }
    }

    // Mark - Keyboard

    @objc private func keyboardShown(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        bottom.constant = value.cgRectValue.height
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }

    @objc private func keyboardHidden() {
        bottom.constant = 0
    }

    @objc private func sessionChanged(_ notification: Notification) {
        let name = Session.current.user ?? "nobody"
        navigationItem.prompt = "Signed in: \(name)"
        bidTable.reloadData()
    }

    // MARK: -

    func auctionSocket(_ socket: AuctionSocket, didReceive bid: Bid) {
        merge(bid)
    }

    func auctionSocket(_ socket: AuctionSocket, didExtendBy seconds: Int) {
        secondsLeft += seconds
        showClock()
        if state == .closing, secondsLeft > 10 {
            state = .open
        }
        track("extended", ["by": seconds])
    }

    func auctionSocketDidClose(_ socket: AuctionSocket) {
        guard state.isBiddable else { return }
        reconnects += 1
        if reconnects > maximumReconnects {
            hint("No connection")
            bidButton.isEnabled = false
            return
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(reconnects)) { [weak self] in
            guard let self = self else { return }
            self.socket.open(self.lotID)
            self.load(quietly: true)
        }
    }
}

// MARK: - Analytics

extension LotViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lot?.bids.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let bid = lot.bids[lot.bids.count - 1 - indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = bid.bidder == Session.current.user ? "You" : bid.bidder
        cell.detailTextLabel?.text = price(of: bid)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let bid = lot.bids[lot.bids.count - 1 - indexPath.row]
        guard bid.bidder != Session.current.user else { return }
        place(bid.amount + step)
    }
}

extension LotViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        lot?.photos.count ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
        (cell as? PhotoCell)?.name = lot.photos[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        openPhotos(at: indexPath.item)
    }
}

//MARK: - Text

extension LotViewController: UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        string.allSatisfy { $0.isNumber }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        if bidButton.isEnabled {
            bidTapped(bidButton)
        }
        return false
    }
}
