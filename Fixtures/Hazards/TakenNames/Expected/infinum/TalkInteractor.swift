import Foundation

@preconcurrency @MainActor
final class TalkInteractor {

    // MARK: - Public properties -

    weak var output: TalkInteractorOutputInterface!

    // MARK: - Properties -

    private let program = Program.shared
}

// MARK: - Extensions -

extension TalkInteractor: TalkInteractorInterface {

    // MARK: - Business use case

    func load() {
        program.first { [weak self] presenter in
            self?.output.presenter = presenter
            self?.output.showSpeaker()
        }
    }

    func fetchNext(after presenter: Speaker?) -> Speaker? {
        program.next(after: presenter)
    }
}
