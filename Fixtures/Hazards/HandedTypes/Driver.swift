import UIKit

@MainActor
func run(_ screen: AccountViewController) {
    MainLoop.drain()
    Trace.record("==")
    let label = UILabel()
    let table = UITableView()
    let favorite = UISwitch()
    screen.setValue(label, forKey: "nameLabel")
    screen.setValue(table, forKey: "tableView")
    screen.setValue(favorite, forKey: "favoriteSwitch")
    screen.account = Account(name: "Ada")
    favorite.addTarget(screen, action: Selector(("tapFavorite:")), for: .valueChanged)
    let button = UIButton()
    button.addTarget(screen, action: Selector(("tapSync:")), for: .touchUpInside)
    screen.loadViewIfNeeded()
    favorite.flip()
    Trace.record("\(label.text ?? "nil") \(label.isHidden)")
    screen.refresh()
    button.touch()
    AccountService.shared.finish()
    AccountService.shared.finishHandlers()
    Prompt.waiting.forEach { $0(3) }
    Prompt.waiting = []
    Trace.record("\(label.text ?? "nil") \(label.isHidden) \(screen.account.name)")
    let alert = screen.presentedViewController as? UIAlertController
    alert?.actions.last?.tap()
    Trace.record("\(label.text ?? "nil")")
    AccountService.shared.isQuiet.toggle()
    screen.refresh()
}

MainActor.assumeIsolated {
    run(AccountViewController())
    run(QuietAccountViewController())
}
