import UIKit

final class LoginViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
    }
}

final class SplashViewController: UIViewController {}

final class DetailsViewController: UIViewController {
    init(show: String) {
        super.init(nibName: nil, bundle: nil)
        title = show
    }

    required init?(coder: NSCoder) { nil }
}
