import UIKit

final class SearchViewController: UIViewController {

    // MARK: - Outlets -

    @IBOutlet private weak var searchBar: UISearchBar!
    @IBOutlet private weak var resultsTable: UITableView!
    @IBOutlet private weak var scopeControl: UISegmentedControl! {
        didSet {
            scopeControl.selectedSegmentIndex = 0
        }
    }
    @IBOutlet private weak var bottomConstraint: NSLayoutConstraint!

    // MARK: - Properties -

    /// Which part of the library is searched. Other screens may set it before or while this one is shown.
    var scope: Scope = .everything {
        willSet {
            history.note("left \(scope)")
        }
        didSet {
            guard scope != oldValue, isViewLoaded else { return }
            scopeControl.selectedSegmentIndex = scope.rawValue
            scheduleSearch()
        }
    }

    /// The text that is being searched for, without blanks around it.
    private(set) var query = "" {
        didSet {
            if query != oldValue {
                scheduleSearch()
            }
        }
    }

    private var results: [Hit] = [] {
        didSet {
            resultsTable.reloadData()
            updateTitle()
        }
    }

    private let index: SearchIndex
    private let history: SearchHistory
    private let center = NotificationCenter.default
    private var debounceTimer: Timer?
    private var isShowingHistory: Bool { query.isEmpty }
    private lazy var emptyLabel: UILabel = {
        let label = UILabel()
        label.text = "Nothing found"
        label.isHidden = true
        return label
    }()

    var debounceInterval: TimeInterval = 0.3

    // MARK: - Init -

    init(index: SearchIndex, history: SearchHistory) {
        self.index = index
        self.history = history
        super.init(nibName: "SearchViewController", bundle: nil)
        observe()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The index closes its file as soon as nobody searches any more.
    deinit {
        center.removeObserver(self)
        debounceTimer?.invalidate()
        index.close()
    }

    //------View-------

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        setupSearchBar()
        setupTable()
        updateTitle()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        resultsTable.reloadData()
    }

    // MARK: - View config

    private func setupSearchBar() {
        searchBar.delegate = self
        searchBar.placeholder = "Search"
    }

    private func setupTable() {
        resultsTable.dataSource = self
        resultsTable.delegate = self
        view.addSubview(emptyLabel)
    }

    // MARK: - Update view

    private func updateTitle() {
        let count = results.count
        title = isShowingHistory ? "Search" : "\(count) found"
        emptyLabel.isHidden = isShowingHistory || count > 0
    }

    private func updateInset(keyboardHeight: CGFloat) {
        bottomConstraint.constant = keyboardHeight
        UIView.animate(withDuration: 0.2) {
            self.view.layoutIfNeeded()
        }
    }

    // MARK: - Send view event

    @IBAction private func scopeChanged(_ sender: UISegmentedControl) {
        scope = Scope(rawValue: sender.selectedSegmentIndex) ?? .everything
    }

    //------Presenter-------

    // MARK: - Handle view event

    private func didChangeText(_ text: String) {
        query = text.trimmingCharacters(in: .whitespaces)
        if query.isEmpty {
            results = []
        }
    }

    private func didSubmit() {
        debounceTimer?.fire()
        guard !query.isEmpty else { return }
        history.add(query)
    }

    private func didSelectRow(at row: Int) {
        if isShowingHistory {
            let query = history.entries[row]
            searchBar.text = query
            didChangeText(query)
        } else {
            open(results[row])
        }
    }

    // MARK: - Wireframe

    private func open(_ hit: Hit) {
        let reader = ReaderViewController(page: hit.page)
        reader.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(reader, animated: true)
    }

    // MARK: - Provide view data source

    private var numberOfRows: Int {
        isShowingHistory ? history.entries.count : results.count
    }

    private func text(ofRow row: Int) -> String {
        if isShowingHistory { return history.entries[row] }
        let hit = results[row]
        return "p. \(hit.page): \(hit.text)"
    }

    // MARK: - Handle business event

    private func didFind(_ hits: [Hit], for searched: String) {
        guard searched == query else { return } // the user has typed on
        results = hits
    }

    //------Interactor-------

    // MARK: - Business use case

    private func scheduleSearch() {
        debounceTimer?.invalidate()
        debounceTimer = nil
        guard !query.isEmpty else { return }
        debounceTimer = Timer.scheduledTimer(withTimeInterval: debounceInterval, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.search()
            }
        }
    }

    private func search() {
        let query = self.query
        index.find(query, in: scope) { [weak self] hits in
            self?.didFind(hits, for: query)
        }
    }

    // MARK: - Notifications

    private func observe() {
        center.addObserver(
            self, selector: #selector(historyDidChange(_:)), name: .searchHistoryDidChange, object: history)
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func historyDidChange(_ notification: Notification) {
        guard isViewLoaded, isShowingHistory else { return }
        resultsTable.reloadData()
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        updateInset(keyboardHeight: frame?.height ?? 0)
    }

    @objc private func keyboardWillHide() {
        updateInset(keyboardHeight: 0)
    }
}

// MARK: - UISearchBarDelegate -

extension SearchViewController: UISearchBarDelegate {

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        didChangeText(searchText)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        didSubmit()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = ""
        searchBar.resignFirstResponder()
        didChangeText("")
    }
}

// MARK: - Table view -

extension SearchViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        numberOfRows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text(ofRow: indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        didSelectRow(at: indexPath.row)
    }
}
