import UIKit

/// The shows behind the login, and the ways to other screens that take the place of this one.
final class HomeViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: HomePresenterInterface = HomeWireframe.assemble(self)

    // MARK: - Properties -

    private let countLabel = UILabel()
    private let inner = UINavigationController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(countLabel)
        addChild(inner)
        let news = UIStoryboard(name: "Home", bundle: nil).instantiateViewController(withIdentifier: "News")
        inner.setViewControllers([news], animated: false)
        presenter.shows = presenter.fetchShows()
        countLabel.text = "\(presenter.shows.count)"
    }

    @objc func logoutTapped() {
        presenter.logoutTapped()
    }

    func openLast() {
        presenter.openLast()
    }

    func restart() {
        presenter.restart()
    }

    @objc func switchAccount() {
        presenter.switchAccount()
    }

    func watchSession() {
        presenter.watchSession()
    }

    deinit { Trace.record("home gone") }
}

// MARK: - Extensions -

extension HomeViewController: HomeViewInterface {

    // MARK: - Update view

    func setCountLabelText(_ text: String?) {
        countLabel.text = text
    }
}
