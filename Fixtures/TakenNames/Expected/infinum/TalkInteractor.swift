import Foundation

@preconcurrency @MainActor
final class TalkInteractor {

    // MARK: - Public properties -

    weak var output: TalkInteractorOutputInterface!
}

// MARK: - Extensions -

extension TalkInteractor: TalkInteractorInterface {

    // MARK: - Business use case

    func load() {
        output.program.first { [weak self] presenter in
            self?.output.presenter = presenter
            self?.output.showSpeaker()
        }
    }
}
