import UIKit

@MainActor
final class Visit {
    let screen = DownloadsViewController()
    let table = UITableView()
    let filter = UISegmentedControl()
    let play = UIButton(type: .system)
    let navigation: UINavigationController

    init(_ name: String, player: PlayerManager?) {
        MainLoop.drain()
        Trace.record("== \(name)")
        screen.player = player
        screen.setValue(table, forKey: "tableView")
        screen.setValue(UIProgressView(), forKey: "spaceBar")
        screen.setValue(UILabel(), forKey: "spaceLabel")
        screen.setValue(UIView(), forKey: "emptyView")
        screen.setValue(play, forKey: "playButton")
        screen.setValue(filter, forKey: "filterControl")
        navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        screen.viewWillAppear(false)
        table.layOutRows()
    }

    func choose(_ title: String) {
        let alert = screen.presentedViewController as! UIAlertController
        alert.actions.first { $0.title == title }!.tap()
        table.layOutRows()
    }

    func pull(failing failure: DownloadError?) {
        DownloadManager.shared.failure = failure
        table.refreshControl?.pull()
        DownloadManager.shared.answer()
        table.layOutRows()
    }
}

@MainActor
func run() {
    for key in ["openings", "unplayed", "limit", "atOnce", "position"] {
        UserDefaults.standard.removeObject(forKey: "downloads." + key)
    }
    UserDefaults.standard.set(200, forKey: "downloads.limit")
    UserDefaults.standard.set(2.5, forKey: "downloads.position")

    let player = PlayerManager()
    var visit = Visit("a look around", player: player)
    visit.filter.selectedSegmentIndex = 1
    visit.screen.filterChanged(visit.filter)
    visit.table.layOutRows()
    visit.filter.selectedSegmentIndex = 0
    visit.screen.filterChanged(visit.filter)
    visit.table.layOutRows()
    visit.screen.playTapped(visit.play)
    visit.screen.playTapped(visit.play)
    visit.screen.navigationItem.rightBarButtonItem?.tap()
    visit.screen.navigationItem.rightBarButtonItem?.tap()

    Trace.record("== details")
    visit.table.tapRow(at: IndexPath(row: 0, section: 0))
    let detail = visit.navigation.topViewController as! EpisodeViewController
    detail.loadViewIfNeeded()
    detail.delegate?.episodeViewControllerWantsToShare(detail)
    visit.screen.dismiss(animated: false)
    detail.delegate?.episodeViewController(detail, didFinish: detail.episode!)
    visit.table.layOutRows()
    EpisodeViewController.isMissing = true
    visit.table.tapRow(at: IndexPath(row: 1, section: 0))
    EpisodeViewController.isMissing = false

    Trace.record("== fetching")
    visit.pull(failing: nil)
    visit.pull(failing: .offline)
    visit.pull(failing: .noSpace(3))
    visit.choose("Settings")
    let settings = (visit.screen.presentedViewController as! UINavigationController).topViewController
    settings?.loadViewIfNeeded()
    (settings as! DownloadSettingsViewController).onChange?(120)
    visit.screen.dismiss(animated: false)
    visit.pull(failing: .noSpace(2))
    visit.choose("Delete played")
    Trace.record("deletions: \(visit.screen.deletions)")

    Trace.record("== deleting")
    visit.screen.playTapped(visit.play)
    visit.screen.tableView(visit.table, commit: .insert, forRowAt: IndexPath(row: 0, section: 0))
    visit.screen.tableView(visit.table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    visit.choose("Cancel")
    visit.screen.tableView(visit.table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    visit.choose("Delete")
    visit.screen.viewDidDisappear(false)
    Trace.record("deletions: \(visit.screen.deletions)")

    visit = Visit("nobody plays", player: nil)
    visit.screen.playTapped(visit.play)
    UserDefaults.standard.set(true, forKey: "downloads.atOnce")
    visit.screen.tableView(visit.table, commit: .delete, forRowAt: IndexPath(row: 2, section: 0))
    visit.screen.store.isDamaged = true
    visit.screen.filterChanged(visit.filter)
    visit.choose("Try again")
    visit.screen.store.isDamaged = false
    visit.choose("Try again")
    visit.screen.viewDidDisappear(false)

    var last: Visit? = Visit("gone before the answer", player: nil)
    last?.table.refreshControl?.pull()
    last = nil
    DownloadManager.shared.answer()
    MainLoop.drain()
}

MainActor.assumeIsolated { run() }
