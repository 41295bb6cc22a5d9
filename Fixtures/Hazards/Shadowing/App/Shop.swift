import UIKit

struct Item: Equatable {
    let name: String
    let price: Int
}

enum CartError: Error {
    case none
    case unknownCoupon
}

struct Shop {
    struct Closed: Error {}

    func items() -> [Item] {
        Trace.record("shop.items")
        return [Item(name: "Tea", price: 4), Item(name: "Bag", price: 0), Item(name: "Cup", price: 9)]
    }

    func redeem(_ coupon: String) throws -> Int {
        Trace.record("shop.redeem(\(coupon))")
        switch coupon {
        case "TEN": return 20
        case "LATE": throw Closed()
        default: throw CartError.unknownCoupon
        }
    }
}
