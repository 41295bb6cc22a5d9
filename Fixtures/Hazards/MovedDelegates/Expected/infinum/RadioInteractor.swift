import Foundation

@preconcurrency @MainActor
final class RadioInteractor {

    // MARK: - Manage model

    let tuner = Tuner()
    let clock = Clock()
    let volume = Volume()
    var frequencies: [Int] = []
    var heard: [String] = []
}

// MARK: - Extensions -

extension RadioInteractor: RadioInteractorInterface {
}
