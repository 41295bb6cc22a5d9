import UIKit

func money(_ amount: Int, sign: Bool = true) -> String {
    sign ? "€ \(amount)" : "\(amount)"
}

extension Lot {
    fileprivate var isHot: Bool { bids.count > 2 || secondsLeft < 30 }
}

protocol LotViewControllerDelegate: AnyObject {
    @MainActor func lotViewController(_ controller: LotViewController, didWin lot: Lot)
}

class LotViewController: ScreenController, AuctionSocketDelegate {

    // MARK: - Public properties -

    lazy var presenter: LotPresenterInterface = LotWireframe.assemble(self)

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

    struct Draft {
        var amount: Int
        var attempts = 0
    }

    weak var delegate: LotViewControllerDelegate?
    var lotID: Int {
        get { presenter.lotID }
        set { presenter.lotID = newValue }
    }
    var step: Int {
        get { presenter.step }
        set { presenter.step = newValue }
    }
    var onClose: (() -> Void)? {
        get { presenter.onClose }
        set { presenter.onClose = newValue }
    }

    var lot: Lot! { presenter.lot }

    var state: State { presenter.state }

    static var lastSeen: Int?
    static let reasons = ["Fake", "Rude"]

    var socket: AuctionSocket { presenter.socket }
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
        presenter.socket.delegate = self
        hintLabel.text = nil
        bidButton.isEnabled = false
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardShown(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardHidden), name: UIResponder.keyboardWillHideNotification, object: nil)
        center.addObserver(self, selector: #selector(sessionChanged(_:)), name: .sessionDidChange, object: nil)
        barButtons()
        presenter.load()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.viewDidDisappear()
    }

    override var screenName: String { "lot \(presenter.lotID)" }

    override func reloadContent() {
        super.reloadContent()
        presenter.load(quietly: true)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - UITableViewDelegate

    @objc private func clockTicked() {
        presenter.clockTicked()
    }

    func showClock() {
        let seconds = max(presenter.secondsLeft, 0)
        clockLabel.text = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
        clockLabel.textColor = seconds <= 10 ? .red : .black
    }

    /// MARK: Networking

    func render() {
        titleLabel.text = presenter.lot.title
        priceLabel.text = money(presenter.lot.price)
        priceLabel.textColor = presenter.lot.isHot ? .orange : .label
        watchSwitch.isOn = presenter.lot.isWatched
        title = presenter.lot.isHot ? "\(presenter.lot.title) 🔥" : presenter.lot.title
        amountField.placeholder = "\(money(presenter.minimum)) or more"
        updateBidButton()
    }

    private func updateBidButton() {
        let amount = Int(amountField.text ?? "") ?? 0
        bidButton.isEnabled = presenter.state.isBiddable && amount > 0
        bidButton.setTitle(amount > 0 ? "Bid \(money(amount))" : "Bid", for: .normal)
    }

    func hint(_ text: String, isGood: Bool = false) {
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
        presenter.place(amount)
    }

    @IBAction func watchChanged(_ sender: UISwitch) {
        let isOn = sender.isOn
        guard Session.current.isSignedIn else {
            sender.setOn(!isOn, animated: true)
            presenter.signIn()
            return
        }
        presenter.setWatched(isOn, lot: presenter.lot) { [weak self, weak sender] done in
            if done {
                self?.presenter.lot.isWatched = isOn
            } else {
                sender?.isOn = !isOn
                self?.hint("Not now")
            }
        }
    }

    @IBAction func historyTapped(_ sender: Any) {
        presenter.historyTapped(sender)
    }

    @objc private func reloadPulled() {
        presenter.load(quietly: true)
    }

    @objc private func amountChanged(_ field: UITextField) {
        updateBidButton()
        if let amount = Int(field.text ?? ""), amount < presenter.minimum {
            field.textColor = .red
        } else {
            field.textColor = .label
        }
    }

    @objc private func moreTapped(_ item: UIBarButtonItem) {
        presenter.showMoreSheet(onShare: { [unowned self] in
            share(from: item)
        }, onSimilar: { [weak self] in
            self?.presenter.findSimilar()
        }, onReport: { [weak self] in
            self?.presenter.report()
        }, at: item)
    }

    //#MARK: - Data

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let history = segue.destination as? BidHistoryViewController {
            history.lot = presenter.lot
            history.onSelect = { [weak self] bid in
                self?.amountField.text = money(bid.amount + (self?.presenter.step ?? 0), sign: false)
                self?.updateBidButton()
            }
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "history" else { return true }
        guard let lot = presenter.lot, !lot.bids.isEmpty else {
            hint("No bids yet")
            return false
        }
        return true
    }

    func closed() {
        guard let lot = presenter.lot, lot.bids.last?.bidder == Session.current.user, Session.current.isSignedIn else {
            hint("Closed")
            return
        }
        delegate?.lotViewController(self, didWin: lot)
        presenter.showWonAlert(for: lot.title) { [weak self] in
            let checkout = CheckoutViewController(lot: lot, price: lot.price)
            self?.navigationController?.pushViewController(checkout, animated: true)
            self?.track("checkout", ["price": lot.price])
        }
    }

    // #pragma mark - Sharing

    private func share(from item: UIBarButtonItem) {
        let text = "\(presenter.lot.title) for \(money(presenter.lot.price))"
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
            if completed { self?.track("shared \(type?.rawValue ?? "somehow")") }
        }
        sheet.popoverPresentationController?.barButtonItem = item
        present(sheet, animated: true)
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
        presenter.openPhotos()
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
        presenter.merge(bid)
    }

    func auctionSocket(_ socket: AuctionSocket, didExtendBy seconds: Int) {
        presenter.didExtendBy(seconds)
    }

    func auctionSocketDidClose(_ socket: AuctionSocket) {
        presenter.auctionSocketDidClose()
    }

    // MARK: - Provide input

    var amountText: String? { amountField.text }
}

// MARK: - Extensions -

extension LotViewController: LotViewInterface {

    // MARK: - Update view

    func setAmountFieldText(_ text: String?) {
        amountField.text = text
    }

    func setLoadingInView(_ isLoading: Bool) {
        setLoading(isLoading)
    }

    func endRefresherRefreshing() {
        refresher.endRefreshing()
    }

    func reloadBidTable() {
        bidTable.reloadData()
    }

    func reloadPhotoView() {
        photoView.reloadData()
    }

    func showAuctionError(_ error: AuctionError) {
        show(error) { [weak self] in
            self?.presenter.load()
        }
    }

    func insertBidTableRows() {
        bidTable.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    }

    func notificationFeedbackOccurred() {
        feedback.notificationOccurred(.warning)
    }

    func scheduledTimer() -> Timer {
        Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(clockTicked), userInfo: nil, repeats: true)
    }

    func focusAmountField() {
        amountField.becomeFirstResponder()
    }

    func notificationFeedbackOccurredInView() {
        feedback.notificationOccurred(.success)
    }

    func showAuctionErrorScreen(_ error: AuctionError) {
        show(error)
    }

    func showSheet(_ price: Int) {
        let sheet = UIAlertController(
            title: "Outbid", message: "Somebody bid \(money(price)).", preferredStyle: .actionSheet)
        for factor in 1...2 {
            let amount = price + factor * presenter.step
            sheet.addAction(UIAlertAction(title: money(amount), style: .default) { [weak self] _ in
                self?.presenter.place(amount)
            })
        }
        sheet.addAction(UIAlertAction(title: "Give up", style: .cancel) { [weak self] _ in
            guard let self = self else { return }
            self.presenter.draft = nil
            self.track("gave up", ["price": price])
        })
        present(sheet, animated: true)
    }

    func setAmountFieldEnabled(_ isEnabled: Bool) {
        amountField.isEnabled = isEnabled
    }

    func setClockLabelAlpha(_ alpha: CGFloat) {
        clockLabel.alpha = alpha
    }

    func animateClockLabel() {
        UIView.animate(
            withDuration: 0.3,
            animations: { [weak self] in
                self?.clockLabel.alpha = 0.5
            },
            completion: { [weak self] _ in
                self?.clockLabel.alpha = 1
            })
    }

    func endEditing() {
        view.endEditing(true)
    }

    func showForFindSimilar(_ error: Error) {
        show(error) { self.presenter.findSimilar() }
    }

    func setBidButtonEnabled(_ isEnabled: Bool) {
        bidButton.isEnabled = isEnabled
    }
}

// MARK: - Analytics

extension LotViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.lot?.bids.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let bid = presenter.lot.bids[presenter.lot.bids.count - 1 - indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = bid.bidder == Session.current.user ? "You" : bid.bidder
        cell.detailTextLabel?.text = presenter.price(of: bid)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }
}

extension LotViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        presenter.lot?.photos.count ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
        (cell as? PhotoCell)?.name = presenter.lot.photos[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        presenter.openPhotos(at: indexPath.item)
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
