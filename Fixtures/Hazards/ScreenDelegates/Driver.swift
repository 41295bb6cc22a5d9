import UIKit

@MainActor
func run() {
    let album = AlbumViewController()
    let label = UILabel()
    let table = UITableView()
    album.setValue(label, forKey: "countLabel")
    album.setValue(table, forKey: "tableView")
    album.loadViewIfNeeded()
    func state(_ step: String) {
        let rows = table.dataSource!.tableView(table, numberOfRowsInSection: 0)
        let shown = album.presentedViewController.map { "\(type(of: $0))" } ?? "nothing"
        Trace.record("-- \(step): \(label.text ?? "nil"), \(rows) rows, shows \(shown)")
    }
    state((album as any Titled).heading)

    album.add(album)
    let picker = album.presentedViewController as! PhotoPickerViewController
    picker.tapPhoto("hill")
    picker.tapPhoto("lake")
    state("picked")
    picker.tapCancel()
    state("cancelled")

    table.delegate!.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    (album.presentedViewController as! CaptionViewController).enter("!")
    album.dismiss(animated: false)
    state("captioned")

    album.crop(album)
    (album.presentedViewController as! CropViewController).tapDone()
    cropAll(in: album)
    state("cropped")
}

MainActor.assumeIsolated { run() }
