import UIKit

@MainActor
func show(_ name: String, _ act: (VaultViewController) -> Void) {
    Trace.record("-- \(name)")
    var vault: VaultViewController? = VaultViewController()
    weak var watched = vault
    vault!.loadViewIfNeeded()
    act(vault!)
    Attendant.shared.answer(false)
    let shown = vault!.presentedViewController
    vault!.dismiss(animated: false)
    vault = nil
    Trace.record("alive: \(watched != nil)")
    withExtendedLifetime(shown) {}
}

@MainActor
func run() {
    show("open") { $0.open() }
    show("peek") { $0.peek() }
    show("count") { $0.count() }
    show("visit") { $0.visit() }
    show("visit again") { vault in
        vault.visitAgain()
        Trace.record("number \((vault.presentedViewController as? VisitViewController)?.number ?? -1)")
    }
}

MainActor.assumeIsolated { run() }
