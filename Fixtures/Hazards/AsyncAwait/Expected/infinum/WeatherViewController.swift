import UIKit

final class WeatherViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: WeatherPresenterInterface = WeatherWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var cityLabel: UILabel!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Stop", style: .plain, target: self, action: #selector(didTapStop))
        Task {
            await presenter.reload()
        }
    }

    // MARK: - Send view event

    func reload() async {
        await presenter.reload()
    }

    func follow() {
        presenter.follow()
    }

    @objc private func didTapStop() {
        presenter.didTapStop()
    }

    // MARK: - Provide view data source

    var city: String {
        get { presenter.city }
        set { presenter.city = newValue }
    }

    nonisolated func unit(isMetric: Bool = true) -> String {
        isMetric ? "°C" : "°F"
    }
}

// MARK: - Extensions -

extension WeatherViewController: WeatherViewInterface {

    // MARK: - Update view

    func show(_ text: String) {
        cityLabel.text = text
    }

    func setLoading(_ isLoading: Bool) {
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
}
