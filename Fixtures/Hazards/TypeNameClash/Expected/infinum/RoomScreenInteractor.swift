import Foundation

@preconcurrency @MainActor
final class RoomScreenInteractor {

    // MARK: - Public properties -

    weak var output: RoomScreenInteractorOutputInterface!

    // MARK: - Manage model

    private let booking: RoomInteractor

    // MARK: - Lifecycle -

    init(booking: RoomInteractor) {
        self.booking = booking
    }
}

// MARK: - Extensions -

extension RoomScreenInteractor: RoomScreenInteractorInterface {

    // MARK: - Business use case

    func book() {
        if !booking.book(output.number) {
            output.close()
        }
    }
}
