import UIKit

@preconcurrency @MainActor
protocol JourneyWireframeInterface: WireframeInterface {
    func choose()
    func showNameAlert(for text: String?, onSave: @escaping (String?) -> Void)
}

@preconcurrency @MainActor
protocol JourneyViewInterface: ViewInterface {
    var nameText: String? { get }

    func setNoteViewDelegateToSelf()
    func reloadTableView()
    func addStartButtonTarget()
    func scheduledTimer() -> Timer
}

@preconcurrency @MainActor
protocol JourneyPresenterInterface: PresenterInterface {
    var countries: [Country] { get }

    func viewDidLoad()
    func start()
    func tick()
    func rename()
    func textViewDidChange(text: String!)
    func choose()
    func setHome(_ home: String)
}

@preconcurrency @MainActor
protocol JourneyInteractorInterface: InteractorInterface {
    func fetchCountries(completion: @escaping ([Country]) -> Void)
    func note(_ text: String, after minutes: Int)
    func setHome(_ home: String)
}
