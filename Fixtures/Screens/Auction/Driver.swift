import UIKit

@MainActor
final class Winner: LotViewControllerDelegate {
    func lotViewController(_ controller: LotViewController, didWin lot: Lot) {
        Trace.record("won \(lot.title), step \(controller.step)")
    }
}

@MainActor
final class Visit {
    let screen = LotViewController()
    let amount = UITextField()
    let bid = UIButton(type: .system)
    let watch = UISwitch()
    let table = UITableView()
    let photos = UICollectionView()
    let winner = Winner()
    let navigation: UINavigationController
    let window = UIWindow(frame: UIScreen.main.bounds)

    init(_ name: String, lot: Int, answers: Bool = true) {
        MainLoop.drain()
        Trace.record("== \(name)")
        screen.lotID = lot
        screen.delegate = winner
        screen.onClose = { Trace.record("closed") }
        screen.setValue(UILabel(), forKey: "titleLabel")
        screen.setValue(UILabel(), forKey: "priceLabel")
        screen.setValue(UILabel(), forKey: "clockLabel")
        screen.setValue(UILabel(), forKey: "hintLabel")
        screen.setValue(amount, forKey: "amountField")
        screen.setValue(bid, forKey: "bidButton")
        screen.setValue(watch, forKey: "watchSwitch")
        screen.setValue(table, forKey: "bidTable")
        screen.setValue(photos, forKey: "photoView")
        screen.setValue(NSLayoutConstraint(), forKey: "bottom")
        bid.addTarget(screen, action: Selector(("bidTapped:")), for: .touchUpInside)
        watch.addTarget(screen, action: Selector(("watchChanged:")), for: .valueChanged)
        navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(screen, animated: false)
        if answers { answer() }
    }

    func answer() {
        AuctionService.shared.answer()
        table.layOutRows()
    }

    func offer(_ text: String) {
        amount.text = ""
        amount.type(text)
        bid.touch()
        answer()
    }

    func choose(_ title: String) {
        let alert = screen.presentedViewController as! UIAlertController
        alert.actions.first { $0.title == title }!.tap()
        MainLoop.drain()
    }

    func more(_ title: String) {
        screen.navigationItem.rightBarButtonItem?.tap()
        choose(title)
    }

    func leave() {
        navigation.popToRootViewController(animated: false)
        window.rootViewController = nil
    }
}

@MainActor
func bidding() {
    let visit = Visit("a lot that is won", lot: 7)
    Trace.record("state \(visit.screen.state), last \(LotViewController.lastSeen ?? 0)")
    visit.photos.layOutItems()
    visit.bid.touch()
    visit.offer("x")
    visit.offer("125")
    visit.offer("140")
    let signIn = visit.screen.presentedViewController as! SignInViewController
    signIn.onCancel?()
    MainLoop.drain()
    visit.offer("140")
    (visit.screen.presentedViewController as! SignInViewController).onDone?("Bo")
    MainLoop.drain()
    visit.answer()
    visit.watch.flip()
    visit.answer()
    AuctionService.shared.error = .offline
    visit.watch.flip()
    visit.answer()
    AuctionService.shared.error = nil
    MainLoop.advance(by: 3)
    Keyboard.show()
    Keyboard.hide()

    Trace.record("== others bid")
    visit.screen.socket.receive(Bid(bidder: "Ida", amount: 130))
    visit.screen.socket.receive(Bid(bidder: "Ida", amount: 160))
    visit.table.layOutRows()
    AuctionService.shared.outcome = .outbid(200)
    visit.table.tapRow(at: IndexPath(row: 0, section: 0))
    visit.answer()
    AuctionService.shared.outcome = .outbid(230)
    visit.choose("€ 220")
    visit.answer()
    visit.choose("Give up")
    AuctionService.shared.outcome = nil
    visit.offer("700")
    visit.choose("Change")
    visit.amount.tapReturn()
    visit.choose("Bid")
    visit.answer()
    visit.offer("1500")
    visit.choose("Bid")
    visit.choose("Close")
    visit.screen.socket.extend(by: -75)
    MainLoop.advance(by: 3)
    visit.screen.socket.extend(by: 5)
    MainLoop.advance(by: 20)
    visit.choose("Pay")
    visit.navigation.topViewController?.loadViewIfNeeded()
    visit.navigation.popViewController(animated: false)
    Trace.record("state \(visit.screen.state)")
    visit.leave()
}

@MainActor
func looking() {
    let visit = Visit("photos, reports and similar ones", lot: 7)
    visit.photos.layOutItems()
    visit.photos.tapItem(at: IndexPath(item: 1, section: 0))
    visit.navigation.popViewController(animated: false)
    visit.screen.historyTapped(visit)
    visit.navigation.popViewController(animated: false)
    visit.more("Share")
    (visit.screen.presentedViewController as! UIActivityViewController).choose(.mail)
    visit.more("Report")
    visit.choose("Rude")
    MainLoop.advance(by: 3)
    visit.screen.socket.drop()
    MainLoop.advance(by: 1)
    visit.answer()
    visit.screen.socket.drop()
    MainLoop.advance(by: 2)
    AuctionService.shared.error = .offline
    visit.answer()
    visit.screen.socket.drop()
    visit.more("Similar")
    visit.choose("Retry")
    AuctionService.shared.error = nil
    visit.choose("Retry")
    visit.answer()
    Trace.record("lot \(visit.screen.lotID) \(visit.screen.lot.title)")
    visit.screen.triggerSegue("history", sender: nil)
    visit.table.refreshControl?.pull()
    visit.answer()
    MainLoop.advance(by: 15)
    visit.leave()

    UIStoryboard.registerSegue("history") { BidHistoryViewController() }
    let other = Visit("the history", lot: 7)
    other.screen.triggerSegue("history", sender: nil)
    let history = other.navigation.topViewController as! BidHistoryViewController
    history.onSelect?(Bid(bidder: "Ida", amount: 900))
    other.navigation.popViewController(animated: false)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    other.answer()
    other.leave()
}

@MainActor
func failing() {
    var visit = Visit("a lot that isn't there", lot: 99)
    visit.choose("OK")
    visit.leave()
    AuctionService.shared.error = .offline
    visit = Visit("no connection", lot: 8)
    AuctionService.shared.error = nil
    visit.choose("Retry")
    visit.answer()
    visit.leave()
    do {
        let last = Visit("gone before the answer", lot: 8)
        last.amount.type("150")
        last.bid.touch()
        last.leave()
        visit = last
    }
    visit = Visit("and another", lot: 7, answers: false)
    MainLoop.drain()
    AuctionService.shared.answer()
    visit.leave()
}

@MainActor
func run() {
    UserDefaults.standard.removeObject(forKey: "auction.amount")
    bidding()
    looking()
    failing()
}

MainActor.assumeIsolated { run() }
