import Foundation

@preconcurrency @MainActor
class ReadingDefaultInteractor {

    // MARK: - Module

    weak var presenter: ReadingPresenter!
}

// MARK: - ReadingInteractor

extension ReadingDefaultInteractor: ReadingInteractor {
}
