import UIKit

final class TourViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: TourPresenterInterface = TourWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var startButton: UIButton!

    private let archive = TourArchive()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction private func didTapStart(_ sender: UIButton) {
        presenter.didTapStart()
    }

    func start() async {
        async let opening: Void = Guide.open(self)
        async let guide = Guide.name(for: self)
        let greeting = Guide.greeting(for: self)
        presenter.visited += presenter.count(of: presenter.stops)
        titleLabel.text = await greeting + guide
        await opening
        presenter.log("started")
        presenter.visited += await archive.count
        await archive.keep(presenter.stops)
        for await stop in archive.all() {
            presenter.log(stop)
            titleLabel.text = stop
        }
    }

    @IBAction private func didTapNext(_ sender: UIButton) {
        presenter.didTapNext()
    }

    @IBAction private func didTapSummary(_ sender: UIButton) {
        presenter.didTapSummary()
    }

    // The app calls these.

    func append(_ names: String...) {
        presenter.append(names)
    }

    func require(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String = "failed") {
        presenter.require(condition(), text())
    }

    func visit<each Stop: CustomStringConvertible>(_ stop: repeat each Stop) {
        presenter.visit(repeat each stop)
    }
}

// MARK: - Extensions -

extension TourViewController: TourViewInterface {

    // MARK: - Update view

    func setTitleLabelText(_ text: String?) {
        titleLabel.text = text
    }

    func setStartButtonAlpha(_ alpha: CGFloat) {
        startButton.alpha = alpha
    }

    func animateView(animations: @escaping () -> Void) {
        UIView.animate(withDuration: 0.3, animations: animations)
    }

    func setTitleLabelText(of stops: [String], where isShown: (String) -> Bool) {
        titleLabel.text = Guide.line(of: stops, where: isShown, on: titleLabel)
    }
}

@resultBuilder
enum Numbers {
    static func buildBlock(_ numbers: Int...) -> [Int] { numbers }
}
