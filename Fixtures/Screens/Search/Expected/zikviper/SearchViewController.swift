import UIKit

final class SearchViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    var eventHandler: SearchViewEventHandler!
    var viewDataSource: SearchViewDataSource!

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

    var scope: Scope {
        get { viewDataSource.scope }
        set { viewDataSource.scope = newValue }
    }

    var query: String { viewDataSource.query }

    let index: SearchIndex
    private let center = NotificationCenter.default
    var debounceTimer: Timer?
    private lazy var emptyLabel: UILabel = {
        let label = UILabel()
        label.text = "Nothing found"
        label.isHidden = true
        return label
    }()

    var debounceInterval: TimeInterval {
        get { viewDataSource.debounceInterval }
        set { viewDataSource.debounceInterval = newValue }
    }

    // MARK: - Init -

    init(index: SearchIndex, history: SearchHistory) {
        self.index = index
        super.init(nibName: "SearchViewController", bundle: nil)
        eventHandler = SearchBuilder.assemble(self, history: history)
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

    private func updateInset(keyboardHeight: CGFloat) {
        bottomConstraint.constant = keyboardHeight
        UIView.animate(withDuration: 0.2) {
            self.view.layoutIfNeeded()
        }
    }

    // MARK: - Send view event

    @IBAction private func scopeChanged(_ sender: UISegmentedControl) {
        eventHandler.scopeChanged(selectedSegmentIndex: sender.selectedSegmentIndex)
    }

    //------Interactor-------

    // MARK: - Notifications

    private func observe() {
        center.addObserver(
            self, selector: #selector(historyDidChange(_:)), name: .searchHistoryDidChange, object: viewDataSource.history)
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func historyDidChange(_ notification: Notification) {
        guard isViewLoaded, viewDataSource.isShowingHistory else { return }
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

// MARK: - View input

extension SearchViewController: SearchViewInput {

    // MARK: - Update view

    func updateTitle() {
        let count = viewDataSource.numberOfResults
        title = viewDataSource.isShowingHistory ? "Search" : "\(count) found"
        emptyLabel.isHidden = viewDataSource.isShowingHistory || count > 0
    }

    func setScopeControlSelectedSegmentIndex(_ selectedSegmentIndex: Int) {
        scopeControl.selectedSegmentIndex = selectedSegmentIndex
    }

    func reloadResultsTable() {
        resultsTable.reloadData()
    }

    func setSearchBarText(_ text: String?) {
        searchBar.text = text
    }
}

// MARK: - UISearchBarDelegate -

extension SearchViewController: UISearchBarDelegate {

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        eventHandler.didChangeText(searchText)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        eventHandler.didSubmit()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = ""
        searchBar.resignFirstResponder()
        eventHandler.didChangeText("")
    }
}

// MARK: - Table view -

extension SearchViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfRows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = viewDataSource.text(ofRow: indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        eventHandler.didSelectRow(at: indexPath.row)
    }
}
