import UIKit

final class TimelineViewController: PagedViewController {
    @IBOutlet weak var label: UILabel!

    private let interactor: TimelineInteracting
    private let analytics: AnalyticsService
    private var items: [String] = []

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
        interactor.doPageChange(request: .init(count: pageCount))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        self.interactor.doLoad(request: .init())
        analytics.send(.opened)
    }

    @IBAction func refresh() {
        let alert = UIAlertController(title: "Refresh?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(
                title: "Refresh", style: .default,
                handler: { [weak self] _ in
                    self?.interactor.doRefresh(request: .init(source: .alert))
                }))
        present(alert, animated: true)
    }

    @IBAction func pull() {
        interactor.doRefresh(request: .init())
    }
}

extension TimelineViewController: TimelineDisplaying {
    func displayItems(viewModel: Timeline.ViewModel) {
        items = viewModel.items
        if items.isEmpty {
            analytics.send(.empty)
        }
        label.text = items.joined(separator: ", ")
    }
}
