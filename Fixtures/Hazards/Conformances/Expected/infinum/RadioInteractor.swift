import Foundation

@preconcurrency @MainActor
final class RadioInteractor {

    // MARK: - Public properties -

    weak var output: RadioInteractorOutputInterface!

    // MARK: - Manage model

    let tuner = Tuner()
}

// MARK: - Extensions -

extension RadioInteractor: RadioInteractorInterface {

    // MARK: - Business use case

    var stationName: String {
        tuner.station ?? "nothing"
    }

    // MARK: - Manage model

    func tunerDidLoseSignal(_ tuner: Tuner) {
        output.show(nil)
    }
}
