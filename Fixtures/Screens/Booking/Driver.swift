import UIKit

@MainActor
final class Visit {
    let screen = BookingViewController()
    let origin = UITextField()
    let destination = UITextField()
    let passenger = UITextField()
    let returns = UISwitch()
    let search = UIButton(type: .system)
    let table = UITableView()
    let navigation: UINavigationController

    init(_ name: String, to place: String?) {
        MainLoop.drain()
        Trace.record("== \(name)")
        screen.suggestedDestination = place
        screen.setValue(origin, forKey: "originField")
        screen.setValue(destination, forKey: "destinationField")
        screen.setValue(passenger, forKey: "passengerField")
        screen.setValue(returns, forKey: "returnSwitch")
        screen.setValue(search, forKey: "searchButton")
        screen.setValue(UILabel(), forKey: "statusLabel")
        screen.setValue(UIActivityIndicatorView(), forKey: "spinner")
        screen.setValue(table, forKey: "tableView")
        search.addTarget(screen, action: Selector(("searchTapped:")), for: .touchUpInside)
        navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
    }

    func find(from place: String) {
        origin.text = place
        search.sendActions(for: .touchUpInside)
        BookingService.shared.answer()
        table.layOutRows()
    }

    func choose(_ title: String) {
        let alert = screen.presentedViewController as! UIAlertController
        alert.actions.first { $0.title == title }!.tap()
    }

    func book(_ row: Int, for name: String) {
        passenger.text = name
        table.tapRow(at: IndexPath(row: row, section: 0))
        BookingService.shared.answer()
    }
}

@MainActor
func run() {
    var visit = Visit("nothing typed", to: nil)
    visit.search.sendActions(for: .touchUpInside)
    visit.screen.navigationItem.rightBarButtonItem?.tap()
    visit.navigation.popViewController(animated: false)
    visit.screen.ticketsTapped()

    visit = Visit("bought", to: "Rome")
    visit.find(from: "Rome")
    visit.find(from: "Oslo")
    visit.book(0, for: "")
    visit.choose("OK")
    visit.returns.isOn = true
    visit.book(0, for: "Ann")
    visit.screen.navigationItem.rightBarButtonItem?.tap()
    visit.navigation.popViewController(animated: false)
    visit.choose("Pay")
    BookingService.shared.answer()
    (visit.navigation.topViewController as! TicketViewController).loadViewIfNeeded()
    (visit.navigation.topViewController as! TicketViewController).giveBack()
    Trace.record("kept: \(visit.screen.store.tickets.count), back: \(visit.navigation.topViewController === visit.screen)")

    visit.screen.ticketsTapped()
    visit.choose("Train 1")
    (visit.screen.presentedViewController as! UINavigationController).topViewController?.loadViewIfNeeded()
    visit.screen.dismiss(animated: false)
    visit.screen.ticketsTapped()
    visit.choose("Cancel")

    visit = Visit("problems", to: "Bergen")
    visit.find(from: "Oslo")
    visit.book(1, for: "Bo")
    visit.choose("OK")
    visit.book(2, for: "Bo")
    visit.choose("Give back")
    visit.book(2, for: "Nobody")
    visit.choose("Pay")
    BookingService.shared.answer()
    visit.choose("OK")
    visit.screen.closeTapped()
    visit.choose("Stay")
    visit.screen.closeTapped()
    visit.choose("Leave")
    visit.screen.closeTapped()

    visit = Visit("gone before the answer", to: "Rome")
    visit.origin.text = "Oslo"
    visit.search.sendActions(for: .touchUpInside)
    visit = Visit("next", to: nil)
    BookingService.shared.answer()
}

MainActor.assumeIsolated { run() }
