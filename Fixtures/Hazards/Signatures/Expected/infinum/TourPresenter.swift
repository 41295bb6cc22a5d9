import Foundation

@preconcurrency @MainActor
final class TourPresenter {

    // MARK: - Private properties -

    private unowned let view: TourViewInterface
    private let interactor: TourInteractorInterface
    private let wireframe: TourWireframeInterface

    // MARK: - Properties -

    var stops: [String] = []
    var visited = 0

    // MARK: - Lifecycle -

    init(
        view: TourViewInterface,
        interactor: TourInteractorInterface,
        wireframe: TourWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    private func sentence(@Numbers _ numbers: () -> [Int]) -> String {
        numbers().map { "\($0)" }.joined(separator: " of ")
    }

    private func highest<each Number: BinaryInteger>(_ number: repeat each Number) -> Int {
        var result = 0
        for one in repeat each number {
            result = max(result, Int(one))
        }
        return result
    }
}

// MARK: - Extensions -

extension TourPresenter: TourPresenterInterface {

    func viewDidLoad() {
        stops = interactor.fetchStops()
        view.setTitleLabelText(stops.first)
    }

    func didTapStart() {
        interactor.log("start")
        Task { [view] in await view.start() }
    }

    func didTapNext() {
        visited += 1
        interactor.log("next")
        let changes: () -> Void = { [view] in view.setStartButtonAlpha(0.5) }
        view.animateView(animations: changes)
        let isShort: (String) -> Bool = { $0.count < 5 }
        view.setTitleLabelText(of: stops, where: isShort)
        stops.removeFirst()
    }

    func didTapSummary() {
        interactor.log("summary")
        view.setTitleLabelText(sentence {
            interactor.count(of: stops)
            visited
        })
        interactor.log("highest \(highest(visited, stops.count, UInt8(2)))")
        visited = 0
    }

    func require(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String = "failed") {
        if stops.isEmpty || condition() {
            interactor.log("fine")
        } else {
            interactor.log(text())
        }
    }

    func visit<each Stop: CustomStringConvertible>(_ stop: repeat each Stop) {
        for one in repeat each stop {
            stops.append(one.description)
        }
        interactor.log("\(stops.count) stops to visit")
    }

    // MARK: - Handle view event

    func append(_ names: [String]) {
        stops += names
        interactor.log("\(stops.count) stops")
    }

    // MARK: - Forwarding

    func log(_ text: String) {
        interactor.log(text)
    }

    func count(of stops: [String]) -> Int {
        interactor.count(of: stops)
    }
}
