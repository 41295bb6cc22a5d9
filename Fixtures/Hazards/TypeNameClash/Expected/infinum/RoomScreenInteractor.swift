import Foundation

@preconcurrency @MainActor
final class RoomScreenInteractor {

    // MARK: - Public properties -

    weak var output: RoomScreenInteractorOutputInterface!
}

// MARK: - Extensions -

extension RoomScreenInteractor: RoomScreenInteractorInterface {

    // MARK: - Business use case

    func book() {
        if !output.booking.book(output.number) {
            output.close()
        }
    }
}
