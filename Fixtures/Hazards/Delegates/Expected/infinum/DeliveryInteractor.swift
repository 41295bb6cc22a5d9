import Foundation

@preconcurrency @MainActor
final class DeliveryInteractor {

    // MARK: - Public properties -

    weak var output: DeliveryInteractorOutputInterface!

    // MARK: - Manage model

    private let feed: CourierFeed

    // MARK: - Lifecycle -

    init(feed: CourierFeed) {
        self.feed = feed
    }
}

// MARK: - Extensions -

extension DeliveryInteractor: DeliveryInteractorInterface {

    // MARK: - Business use case

    func startFollowing() {
        feed.delegate = self
        feed.connect(to: output.delivery.number)
    }
}

// MARK: - CourierFeedDelegate

// What the courier sends while on the way.
extension DeliveryInteractor: CourierFeedDelegate {

    func feed(_ feed: CourierFeed, didReach stop: String) {
        output.didReach(stop)
    }

    func feedDidArrive(_ feed: CourierFeed) {
        output.didArrive()
    }
}
