import UIKit

@MainActor
func run(_ screen: ListViewController) {
    let label = UILabel()
    screen.setValue(label, forKey: "countLabel")
    screen.loadViewIfNeeded()
    screen.add("c")
    screen.add("d")
    screen.add("e")
    Trace.record("label = \(label.text ?? "nil"), title = \(screen.title ?? "nil"), \(screen.items)")
}

MainActor.assumeIsolated {
    run(ListViewController())
    run(FavoritesViewController())
}
