import Foundation
import Combine

@preconcurrency @MainActor
final class ClimatePresenter {

    // MARK: - Private properties -

    private unowned let view: ClimateViewInterface
    private let wireframe: ClimateWireframeInterface

    // MARK: - Properties -

    let thermometer: Thermometer

    // MARK: - Provide view data source

    private var subscriptions: Set<AnyCancellable> = []
    var following: AnyCancellable?
    var highest = 0
    var alarmCount = 0
    var goal = 20

    // MARK: - Lifecycle -

    init(
        view: ClimateViewInterface,
        wireframe: ClimateWireframeInterface,
        thermometer: Thermometer
    ) {
        self.view = view
        self.wireframe = wireframe
        self.thermometer = thermometer
    }

    // MARK: - Handle business event

    private func observeDegrees() {
        thermometer.degrees
            .removeDuplicates()
            .sink { [weak self] degrees in
                guard let self else { return }
                self.highest = max(self.highest, degrees)
                self.view.show(degrees)
            }
            .store(in: &subscriptions)
    }

    private func observeAlarms() {
        thermometer.alarms
            .map { "! " + $0 }
            .sink { [unowned self] alarm in
                alarmCount += 1
                view.show(alarm: alarm)
            }
            .store(in: &subscriptions)
    }
}

// MARK: - Extensions -

extension ClimatePresenter: ClimatePresenterInterface {

    // MARK: - Handle view event

    func warmer() {
        goal += 1
        thermometer.goals.send(goal)
    }

    func stopFollowing() {
        following?.cancel()
        following = nil
    }

    func viewDidLoad() {
        observeDegrees()
        observeAlarms()
    }
}
