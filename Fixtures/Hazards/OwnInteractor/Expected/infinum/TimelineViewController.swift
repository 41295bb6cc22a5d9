import UIKit

final class TimelineViewController: PagedViewController {

    // MARK: - Public properties -

    lazy var presenter: TimelinePresenterInterface = TimelineWireframe.assemble(
        self,
        interactor: interactor,
        analytics: analytics
    )

    // MARK: - Properties -

    @IBOutlet weak var label: UILabel!

    private let interactor: TimelineInteracting
    private let analytics: AnalyticsService

    init(interactor: TimelineInteracting, analytics: AnalyticsService? = nil) {
        self.interactor = interactor
        self.analytics = analytics ?? AnalyticsService(name: "own")
        super.init(title: "Timeline")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func pagesDidChange() {
        super.pagesDidChange()
        presenter.pagesDidChange()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction func refresh() {
        presenter.refresh()
    }

    @IBAction func pull() {
        presenter.pull()
    }
}

// MARK: - Extensions -

extension TimelineViewController: TimelineViewInterface {

    // MARK: - Update view

    func setLabelText(_ text: String?) {
        label.text = text
    }
}

extension TimelineViewController: TimelineDisplaying {
    func displayItems(viewModel: Timeline.ViewModel) {
        presenter.displayItems(viewModel: viewModel)
    }
}
