import UIKit

final class SignInViewController: UIViewController {
    var onDone: ((String) -> Void)?
    var onCancel: (() -> Void)?
}

final class BidHistoryViewController: UIViewController {
    var lot: Lot?
    var onSelect: ((Bid) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("history with \(lot?.bids.count ?? 0) bids")
    }
}

final class PhotoViewController: UIViewController {
    private let names: [String]

    init(names: [String], start: Int = 0) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
        Trace.record("photos \(names) from \(start)")
    }

    required init?(coder: NSCoder) { nil }
}

final class CheckoutViewController: UIViewController {
    let lot: Lot
    let price: Int

    init(lot: Lot, price: Int) {
        self.lot = lot
        self.price = price
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("checkout of \(lot.title) for \(price)")
    }
}

final class PhotoCell: UICollectionViewCell {
    var name = "" {
        didSet { Trace.record("photo cell: \(name)") }
    }
}
