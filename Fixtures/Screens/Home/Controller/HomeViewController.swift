//
//  HomeViewController.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

/// Every show there is, by title or by likes.
///
/// Comes from `Home.storyboard`. The login screen sets `session` before it pushes this screen.
final class HomeViewController: UIViewController {

    // MARK: - Outlets

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var emptyLabel: UILabel!
    @IBOutlet private weak var orderControl: UISegmentedControl!
    /// Covers the list while it loads; the spinner stands on it.
    @IBOutlet private weak var loadingView: UIView!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!

    // MARK: - Properties

    /// Who is logged in. Set by the login screen.
    var session: Session!

    /// Called when the user has logged out or the session has ended, with a sentence for the login screen.
    var onLogout: ((String) -> Void)?

    private let refreshControl = UIRefreshControl()

    private let showService = ShowService.shared
    private let sessionService = SessionService.shared

    private var shows: [Show] = []
    private var order = SortOrder.title
    private var isLoading = false  // a second pull must not start a second request

    //------View-------

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        configureNavigationBar()
        configureTableView()
        reload(showsHUD: true)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        deselectRow()
    }

    // MARK: - View config

    private func configureNavigationBar() {
        title = "Shows of \(session.userName)"
        // "Log out" stands on the left, where other screens have their back button.
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Log out", style: .plain, target: self, action: #selector(didTapLogout))
    }

    private func configureTableView() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.refreshControl = refreshControl
        refreshControl.addTarget(self, action: #selector(didPullToRefresh), for: .valueChanged)
        emptyLabel.isHidden = true
    }

    // MARK: - Update view

    private func showLoading() {
        loadingView.isHidden = false
        spinner.startAnimating()
    }

    private func hideLoading() {
        loadingView.isHidden = true
        spinner.stopAnimating()
        refreshControl.endRefreshing()
    }

    private func updateList() {
        emptyLabel.text = "No shows yet. Pull to try again."
        emptyLabel.isHidden = !shows.isEmpty
        tableView.reloadData()
    }

    /// Draws one row again, without moving the list under the user's finger.
    private func updateRow(at index: Int) {
        tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
    }

    private func deselectRow() {
        guard let selected = tableView.indexPathForSelectedRow else { return }
        tableView.deselectRow(at: selected, animated: true)
    }

    // MARK: - Send view event

    @IBAction private func orderChanged(_ sender: UISegmentedControl) {
        changeOrder(to: sender.selectedSegmentIndex == 0 ? .title : .likes)
    }

    @objc private func didPullToRefresh() {
        reload(showsHUD: false)
    }

    //------Presenter-------

    // MARK: - Handle view event

    /// Also called by the app when it comes back to the foreground.
    func reload(showsHUD: Bool = false) {
        guard !isLoading else { return }
        isLoading = true
        if showsHUD {
            showLoading()
        }
        loadShows()
    }

    private func changeOrder(to newOrder: SortOrder) {
        guard newOrder != order else { return }
        order = newOrder
        shows = sorted(shows)
        updateList()
    }

    private func didSelectShow(at index: Int) {
        openDetails(of: shows[index])
    }

    @objc private func didTapLogout() {
        confirmLogout { [weak self] in
            self?.logOut()
        }
    }

    // MARK: - Wireframe

    private func openDetails(of show: Show) {
        let details = ShowDetailsViewController(show: show)
        details.onLike = { [weak self] liked in
            self?.didLike(liked)
        }
        navigationController?.pushViewController(details, animated: true)
    }

    private func confirmLogout(then logOut: @escaping () -> Void) {
        let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Log out", style: .destructive) { _ in logOut() })
        present(alert, animated: true)
    }

    private func showError(_ message: String, title: String = "That did not work") {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func leave(saying farewell: String) {
        navigationController?.popToRootViewController(animated: true)
        onLogout?(farewell)
    }

    // MARK: - Provide view data source

    var numberOfShows: Int {
        shows.count
    }

    private func title(at index: Int) -> String {
        let show = shows[index]
        return show.isNew ? "\(show.title) (new)" : show.title
    }

    private func subtitle(at index: Int) -> String {
        switch shows[index].likes {
        case 0: return "Nobody likes this yet"
        case 1: return "1 like"
        case let likes: return "\(likes) likes"
        }
    }

    // MARK: - Handle business event

    private func didLoadShows(_ loaded: [Show]) {
        isLoading = false
        shows = sorted(loaded)
        hideLoading()
        updateList()
    }

    private func didFailToLoad(_ error: ServiceError) {
        isLoading = false
        hideLoading()
        switch error {
        case .offline:
            showError("You are offline.")
        case .sessionEnded:
            // The server has forgotten us, so there is nobody to log out.
            sessionService.forget()
            leave(saying: "Please log in again.")
        case .server(let code):
            showError("The server answered \(code).", title: "Our fault")
        }
    }

    private func didLike(_ liked: Show) {
        guard let index = shows.firstIndex(where: { $0.id == liked.id }) else { return }
        shows[index].likes += 1
        updateRow(at: index)
    }

    //------Interactor-------

    // MARK: - Business use case

    private func loadShows() {
        showService.fetchShows(for: session) { [weak self] result in
            switch result {
            case .success(let shows):
                self?.didLoadShows(shows)
            case .failure(let error):
                self?.didFailToLoad(error)
            }
        }
    }

    private func logOut() {
        sessionService.end(session) { [weak self] in
            guard let self else { return }
            self.sessionService.forget()
            self.leave(saying: "Goodbye, \(self.session.userName).")
        }
    }

    // MARK: - Manage model

    private func sorted(_ shows: [Show]) -> [Show] {
        switch order {
        case .title: return shows.sorted { $0.title < $1.title }
        case .likes: return shows.sorted { ($1.likes, $0.title) < ($0.likes, $1.title) }
        }
    }

    // Posters would be cached here, once there are any.
}

// MARK: - UITableViewDataSource

extension HomeViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        numberOfShows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Show")
        cell.textLabel?.text = title(at: indexPath.row)
        cell.detailTextLabel?.text = subtitle(at: indexPath.row)
        return cell
    }
}

// MARK: - UITableViewDelegate

extension HomeViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        didSelectShow(at: indexPath.row)
    }
}
