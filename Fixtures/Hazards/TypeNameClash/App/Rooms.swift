import UIKit

/// Formats the sign on a door; older than anybody's idea of VIPER.
@MainActor
struct RoomPresenter {
    func text(for number: Int) -> String {
        "Room \(number)"
    }
}

@MainActor
final class RoomInteractor {
    func book(_ number: Int) -> Bool {
        Trace.record("book(\(number))")
        return number < 10
    }
}
