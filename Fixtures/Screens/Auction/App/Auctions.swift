import UIKit

struct Bid: Equatable {
    let bidder: String
    let amount: Int
}

struct Lot: Equatable {
    let id: Int
    var title: String
    var bids: [Bid] = []
    var startPrice = 100
    var secondsLeft = 90
    var photos: [String] = []
    var isWatched = false
    var isClosed = false

    var price: Int { bids.map(\.amount).max() ?? startPrice }
}

enum AuctionError: Error {
    case notThere(Int)
    case offline
    case noMoney
}

enum BidOutcome {
    case leading(Lot)
    case outbid(Int)
    case closed
}

@MainActor
final class Session {
    static let current = Session()
    private(set) var user: String?

    var isSignedIn: Bool { user != nil }

    func signIn(_ name: String?) {
        Trace.record("session.signIn(\(name ?? "nobody"))")
        user = name
    }
}

/// Answers when the driver says so.
@MainActor
final class AuctionService {
    static let shared = AuctionService()

    var error: AuctionError?
    var outcome: BidOutcome?
    var lots = [
        7: Lot(id: 7, title: "A clock", bids: [Bid(bidder: "Ida", amount: 120)], photos: ["front", "back"]),
        8: Lot(id: 8, title: "A chair", secondsLeft: 12),
    ]
    private var waiting: [() -> Void] = []

    func load(_ id: Int, completion: @escaping (Result<Lot, AuctionError>) -> Void) {
        Trace.record("service.load(\(id))")
        waiting.append { [self] in
            if let error { return completion(.failure(error)) }
            completion(lots[id].map { .success($0) } ?? .failure(.notThere(id)))
        }
    }

    func bid(_ amount: Int, on lot: Lot, token: String, completion: @escaping (BidOutcome) -> Void) {
        Trace.record("service.bid(\(amount), \(lot.id), \(token))")
        waiting.append { [self] in
            if let outcome { return completion(outcome) }
            lots[lot.id]?.bids.append(Bid(bidder: Session.current.user ?? "?", amount: amount))
            completion(.leading(lots[lot.id]!))
        }
    }

    func setWatched(_ isWatched: Bool, lot: Lot, completion: ((Bool) -> Void)? = nil) {
        Trace.record("service.setWatched(\(isWatched), \(lot.id))")
        waiting.append { [self] in
            lots[lot.id]?.isWatched = isWatched
            completion?(error == nil)
        }
    }

    func report(_ lot: Lot, reason: String) { Trace.record("service.report(\(lot.id), \(reason))") }

    func similar(to lot: Lot) async throws -> [Lot] {
        Trace.record("service.similar(\(lot.id))")
        await Task.yield()
        if let error { throw error }
        return lots.values.filter { $0.id != lot.id }
    }

    func answer() {
        let calls = waiting
        waiting = []
        for call in calls { call() }
    }
}

@MainActor
final class Wallet {
    static let shared = Wallet()
    var balance = 1000

    func authorize(_ amount: Int, completion: @escaping (Result<String, AuctionError>) -> Void) {
        Trace.record("wallet.authorize(\(amount))")
        completion(amount > balance ? .failure(.noMoney) : .success("token-\(amount)"))
    }

    func release(_ token: String) { Trace.record("wallet.release(\(token))") }
}

@MainActor
protocol AuctionSocketDelegate: AnyObject {
    func auctionSocket(_ socket: AuctionSocket, didReceive bid: Bid)
    func auctionSocket(_ socket: AuctionSocket, didExtendBy seconds: Int)
    func auctionSocketDidClose(_ socket: AuctionSocket)
}

@MainActor
final class AuctionSocket {
    weak var delegate: AuctionSocketDelegate?
    private(set) var isOpen = false

    func open(_ id: Int) {
        Trace.record("socket.open(\(id))")
        isOpen = true
    }

    func close() {
        Trace.record("socket.close")
        isOpen = false
    }

    func receive(_ bid: Bid) { delegate?.auctionSocket(self, didReceive: bid) }
    func extend(by seconds: Int) { delegate?.auctionSocket(self, didExtendBy: seconds) }
    func drop() {
        isOpen = false
        delegate?.auctionSocketDidClose(self)
    }
}

extension Notification.Name {
    static let sessionDidChange = Notification.Name("sessionDidChange")
}
