import UIKit

final class GuestStore {
    static let shared = GuestStore()
    var guests = ["Ada", "Ben"]
}
