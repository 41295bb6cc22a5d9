import UIKit

class BaseViewController: UIViewController {
    var isLarge = true

    deinit { MainActor.assumeIsolated { Trace.record("gone") } }
}

final class TrailListViewController: BaseViewController {
    var trails: [Trail] = [] { didSet { Trace.record("list \(trails.map(\.name))") } }
}

final class TrailNoteViewController: UIViewController {}

final class PlanViewController: UIViewController {}

final class PartyViewController: UIViewController {}

@MainActor
enum Screens {
    static weak var root: UIViewController?
}
