import UIKit

@preconcurrency @MainActor
protocol TourWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol TourViewInterface: ViewInterface {
    func start() async
    func setTitleLabelText(_ text: String?)
    func setStartButtonAlpha(_ alpha: CGFloat)
    func animateView(animations: @escaping () -> Void)
    func setTitleLabelText(of stops: [String], where isShown: (String) -> Bool)
}

@preconcurrency @MainActor
protocol TourPresenterInterface: PresenterInterface {
    var stops: [String] { get }
    var visited: Int { get set }

    func viewDidLoad()
    func didTapStart()
    func didTapNext()
    func didTapSummary()
    func require(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String)
    func visit<each Stop: CustomStringConvertible>(_ stop: repeat each Stop)
    func append(_ names: [String])
    func log(_ text: String)
    func count(of stops: [String]) -> Int
}

@preconcurrency @MainActor
protocol TourInteractorInterface: InteractorInterface {
    func fetchStops() -> [String]
    func log(_ text: String)
    func count(of stops: [String]) -> Int
}
