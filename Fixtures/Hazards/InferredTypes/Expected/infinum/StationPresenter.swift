import Foundation

@preconcurrency @MainActor
final class StationPresenter {

    // MARK: - Private properties -

    private unowned let view: StationViewInterface
    private let wireframe: StationWireframeInterface

    // MARK: - Provide view data source

    var platforms = 2
    var delay = 1.5
    var isOpen = true
    var name = "Central"
    var lines = ["U1", "S2"]
    var exits = ["A": 1, "B": 2]
    var position = (x: 1, y: 2)

    let letter = "T" as Character
    var departures = Int()
    var ratio = Double("0.5")!
    var hidden = Optional("hidden")
    let size = CGSize(width: 3, height: 4).width

    // MARK: - Lifecycle -

    init(
        view: StationViewInterface,
        wireframe: StationWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension StationPresenter: StationPresenterInterface {

    // MARK: - Handle view event

    func close() {
        isOpen = false
        lines.removeAll()
        exits["A"] = nil
        position.x -= 1
        delay *= 2
        view.showBoard()
    }

    func updateDepartures() {
        departures += 1
        ratio = Double(departures) / 4
    }
}
