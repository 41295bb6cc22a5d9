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

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: HomeViewEventHandler = HomeViewRouter.assemble(self)
    lazy var viewDataSource: HomeViewDataSource = HomeViewRouter.assemble(self)

    // MARK: - Outlets

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var emptyLabel: UILabel!
    @IBOutlet private weak var orderControl: UISegmentedControl!
    /// Covers the list while it loads; the spinner stands on it.
    @IBOutlet private weak var loadingView: UIView!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!

    // MARK: - Properties

    var session: Session! {
        get { viewDataSource.session }
        set { viewDataSource.session = newValue }
    }

    var onLogout: ((String) -> Void)? {
        get { viewDataSource.onLogout }
        set { viewDataSource.onLogout = newValue }
    }

    private let refreshControl = UIRefreshControl()

    //------View-------

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        configureNavigationBar()
        configureTableView()
        eventHandler.reload(showsHUD: true)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        deselectRow()
    }

    // MARK: - View config

    private func configureNavigationBar() {
        title = "Shows of \(viewDataSource.session.userName)"
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

    private func deselectRow() {
        guard let selected = tableView.indexPathForSelectedRow else { return }
        tableView.deselectRow(at: selected, animated: true)
    }

    // MARK: - Send view event

    @IBAction private func orderChanged(_ sender: UISegmentedControl) {
        eventHandler.changeOrder(to: sender.selectedSegmentIndex == 0 ? .title : .likes)
    }

    @objc private func didPullToRefresh() {
        eventHandler.reload(showsHUD: false)
    }

    func reload(showsHUD: Bool = false) {
        eventHandler.reload(showsHUD: showsHUD)
    }

    @objc private func didTapLogout() {
        eventHandler.didTapLogout()
    }

    // MARK: - Request view data source

    var numberOfShows: Int { viewDataSource.numberOfShows }

    // Posters would be cached here, once there are any.
}

// MARK: - View input

extension HomeViewController: HomeViewInput {

    // MARK: - Update view

    func showLoading() {
        loadingView.isHidden = false
        spinner.startAnimating()
    }

    func hideLoading() {
        loadingView.isHidden = true
        spinner.stopAnimating()
        refreshControl.endRefreshing()
    }

    func updateList() {
        emptyLabel.text = "No shows yet. Pull to try again."
        emptyLabel.isHidden = viewDataSource.hasShows
        tableView.reloadData()
    }

    /// Draws one row again, without moving the list under the user's finger.
    func updateRow(at index: Int) {
        tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
    }
}

// MARK: - UITableViewDataSource

extension HomeViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfShows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Show")
        cell.textLabel?.text = viewDataSource.title(at: indexPath.row)
        cell.detailTextLabel?.text = viewDataSource.subtitle(at: indexPath.row)
        return cell
    }
}

// MARK: - UITableViewDelegate

extension HomeViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        eventHandler.didSelectShow(at: indexPath.row)
    }
}
