import Foundation

@preconcurrency @MainActor
final class MeterInteractor {

    // MARK: - Manage model

    private let meter = Meter.shared
}

// MARK: - Extensions -

extension MeterInteractor: MeterInteractorInterface {

    // MARK: - Business use case

    func readMeter() -> Int {
        meter.read()
    }
}
