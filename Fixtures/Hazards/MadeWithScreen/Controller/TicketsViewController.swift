import UIKit

final class TicketsViewController: UIViewController {
    @IBOutlet weak var label: UILabel!

    // Where the tickets are
    private let store = TicketStore()  // one for each screen
    private let badge = BadgeView()
    private let basket = Basket()
    private var reserve = TicketStore(name: "reserve")
    private let opened = Date()

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.tag = opened.timeIntervalSinceNow > 0 ? 1 : 0
        view.addSubview(badge)
        badge.text = "\(store.all().count)"
    }

    @IBAction func buy() {
        guard let next = store.all().first(where: { !basket.titles.contains($0) }) else {
            label.text = "sold out"
            return
        }
        basket.add(next)
        store.buy(next) { [weak self] left in
            guard let self else { return }
            show(left)
        }
    }

    @IBAction func useReserve() {
        let count = reserve.all().count
        reserve = TicketStore(name: "reserve of \(count)")
        show(count)
    }

    private func show(_ left: Int) {
        label.text = "\(basket.titles.joined(separator: ", ")), \(left) left"
        badge.text = "\(left)"
    }
}
