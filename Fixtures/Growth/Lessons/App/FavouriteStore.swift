import UIKit

@MainActor
final class FavouriteStore {
    static let shared = FavouriteStore()

    func save(_ names: [String]) {
        Trace.record("favourites.save(\(names.joined(separator: ", ")))")
    }
}
